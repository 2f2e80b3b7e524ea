import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { BROTLI, encodingOf, GZIP } from './client/compression.ts';

/** Shorter answers fit into a few packets anyway. */
const LONG = 8 * 1024;

// In another thread: the gradebook of a large class takes some milliseconds.
const brotliInThread = promisify(brotliCompress);
const gzipInThread = promisify(gzip);

/** Compresses long answers for a client that accepts it. */
export function compressAnswers(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const isJson = String(reply.getHeader('content-type')).startsWith('application/json');
    if (!isJson || typeof payload !== 'string' || payload.length < LONG) return payload;
    const encoding = encodingOf(request);
    void reply.header('vary', 'accept-encoding');
    if (encoding === 'identity') return payload;
    void reply.header('content-encoding', encoding).removeHeader('content-length');
    const content = Buffer.from(payload);
    return encoding === 'br' ? brotliInThread(content, BROTLI) : gzipInThread(content, GZIP);
  });
}
