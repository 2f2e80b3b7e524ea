import { createServer } from 'node:http';
import { valueFor } from '../support/schema-value.ts';
import { stamp } from './stamp.ts';

/** What stands for the first student that a request names, and how often it occurs. */
const PLACEHOLDER = 'Student_1';
const EVERY = 20;

/*
 * The benchmark's provider, in its own process: chat completions over SSE at a steady rate. The first section of the
 * document consists of stamps, one per token, some with a student's placeholder; the rest follows at the end in one chunk,
 * outside the measurement.
 */
const TOKENS = Number(process.env['TOKENS']);
const INTERVAL = 1000 / Number(process.env['TOKENS_PER_SECOND']);

const server = createServer((request, response) => {
  let body = '';
  request.on('data', (chunk: Buffer) => {
    body += chunk.toString();
  });
  request.on('end', () => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    const say = (content: string) =>
      response.write(`data: {"choices":[{"index":0,"delta":{"content":${JSON.stringify(content)}}}]}\n\n`);
    say('{"overview":"');
    const began = performance.now();
    let sent = 0;
    const next = () => {
      if (response.destroyed) return;
      if (sent === TOKENS) {
        say(`"${restOf(body)}`);
        response.write('data: {"choices":[{"index":0,"delta":{},"finish_reason":"stop"}]}\n\n');
        response.end('data: [DONE]\n\n');
        return;
      }
      // Short sentences, because a text that is too hard to read would be written again.
      say(sent % EVERY === 0 ? `${stamp(sent)} ${PLACEHOLDER}. ` : `${stamp(sent)}. `);
      sent += 1;
      setTimeout(next, Math.max(0, began + sent * INTERVAL - performance.now()));
    };
    next();
  });
});

/** The sections after the first, as the request's schema describes them. */
function restOf(body: string): string {
  const { response_format: format } = JSON.parse(body);
  const value: unknown = format ? valueFor(format.json_schema.schema, 'willows') : {};
  const rest = Object.entries(value ?? {}).filter(([key]) => key !== 'overview');
  return `${rest.map(([key, section]) => `,${JSON.stringify(key)}:${JSON.stringify(section)}`).join('')}}`;
}

server.listen(Number(process.env['PORT']), '127.0.0.1', () => console.log('ready'));
