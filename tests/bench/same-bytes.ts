import { readFileSync } from 'node:fs';
import Fastify from 'fastify';

/** The bare framework: answers each path with bytes of a file, in Base64. */
const answers: Record<string, string> = JSON.parse(readFileSync(process.env['ANSWERS'] ?? '', 'utf8'));
const bytes = new Map(Object.entries(answers).map(([path, text]) => [path, Buffer.from(text, 'base64')]));
const app = Fastify();
app.get('/*', async (request, reply) => reply.send(bytes.get(request.url) ?? ''));
await app.listen({ host: '127.0.0.1', port: Number(process.env['PORT']) });
console.log('ready');
