import { Readable } from 'node:stream';
import {
  brotliCompressSync,
  constants,
  createBrotliCompress,
  createGzip,
  gzipSync,
  type BrotliOptions,
  type ZlibOptions,
} from 'node:zlib';
import type { FastifyRequest } from 'fastify';

export type Encoding = 'br' | 'gzip' | 'identity';

export function encodingOf({ headers }: Pick<FastifyRequest, 'headers'>): Encoding {
  const accepted = headers['accept-encoding'] ?? '';
  if (/\bbr\b/.test(accepted)) return 'br';
  return /\bgzip\b/.test(accepted) ? 'gzip' : 'identity';
}

/** A document is compressed for one reader, so speed counts more than the last kilobyte. */
export const BROTLI: BrotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 3 } };
export const GZIP: ZlibOptions = { level: 3 };

/** A document takes about 0.2 ms; passing it to another thread and back takes longer. */
export const compress = {
  br: (content: Buffer) => brotliCompressSync(content, BROTLI),
  gzip: (content: Buffer) => gzipSync(content, GZIP),
  identity: (content: Buffer) => content,
} satisfies Record<Encoding, (content: Buffer) => Buffer>;

/** Compresses each part so that the browser can read it before the next one comes. */
export function compressParts(parts: AsyncIterable<string>, encoding: Encoding): Readable {
  const content = Readable.from(parts, { objectMode: false });
  if (encoding === 'identity') return content;
  return content.pipe(
    encoding === 'br'
      ? createBrotliCompress({ ...BROTLI, flush: constants.BROTLI_OPERATION_FLUSH })
      : createGzip({ ...GZIP, flush: constants.Z_SYNC_FLUSH }),
  );
}
