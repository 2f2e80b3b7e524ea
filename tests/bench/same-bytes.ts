import { readFileSync } from 'node:fs';
import Fastify from 'fastify';

/** The bare framework: answers each path with the bytes of a file. */
const answers: Record<string, string> = JSON.parse(readFileSync(process.env['ANSWERS'] ?? '', 'utf8'));
const app = Fastify();
app.get('/*', async (request, reply) => reply.type('application/json').send(answers[request.url] ?? ''));
await app.listen({ host: '127.0.0.1', port: Number(process.env['PORT']) });
console.log('ready');
