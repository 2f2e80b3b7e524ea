import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import {
  brotliCompress,
  constants,
  createBrotliCompress,
  createGzip,
  gzip,
  type BrotliOptions,
  type ZlibOptions,
} from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';

/** A document is compressed for one reader, so speed counts more than the last kilobyte. */
const BROTLI: BrotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };
const GZIP: ZlibOptions = { level: 4 };

const brotli = promisify(brotliCompress);
const deflate = promisify<Buffer, ZlibOptions, Buffer>(gzip);

export const compress = {
  br: (content: Buffer) => brotli(content, BROTLI),
  gzip: (content: Buffer) => deflate(content, GZIP),
  identity: async (content: Buffer) => content,
} satisfies Record<Encoding, (content: Buffer) => Promise<Buffer>>;

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
