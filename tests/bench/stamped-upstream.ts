import { createServer } from 'node:http';
import { restInTokens, STAMPED_SECTION } from './lesson-answer.ts';
import { stamp } from './stamp.ts';

/** What stands for the first student that a request names, and how often it occurs. */
const PLACEHOLDER = 'Student_1';
const EVERY = 20;

/*
 * The benchmark's provider, in its own process: chat completions over SSE at a steady rate. The first section of the lesson
 * plan consists of stamps, one per token, some with a student's placeholder; the other sections follow at the same rate.
 */
const TOKENS = Number(process.env['TOKENS']);
const INTERVAL = 1000 / Number(process.env['TOKENS_PER_SECOND']);
const rest = restInTokens(TOKENS);

/** Short sentences, because a text that is too hard to read would be written again. */
const stamped = (index: number): string =>
  index % EVERY === 0 ? `${stamp(index)} ${PLACEHOLDER}. ` : `${stamp(index)}. `;

const token = (index: number): string => {
  if (index < TOKENS) return stamped(index);
  const text = rest[index - TOKENS] ?? '';
  return index === TOKENS ? `"${text}` : text;
};

const server = createServer((request, response) => {
  request.resume();
  request.on('end', () => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    const say = (content: string) =>
      response.write(`data: {"choices":[{"index":0,"delta":{"content":${JSON.stringify(content)}}}]}\n\n`);
    say(`{"${STAMPED_SECTION}":"`);
    const began = performance.now();
    let sent = 0;
    const next = () => {
      if (response.destroyed) return;
      if (sent === TOKENS + rest.length) {
        say('}');
        response.write('data: {"choices":[{"index":0,"delta":{},"finish_reason":"stop"}]}\n\n');
        response.end('data: [DONE]\n\n');
        return;
      }
      say(token(sent));
      sent += 1;
      setTimeout(next, Math.max(0, began + sent * INTERVAL - performance.now()));
    };
    next();
  });
});

server.listen(Number(process.env['PORT']), '127.0.0.1', () => console.log('ready'));
