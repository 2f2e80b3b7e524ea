import { glob, readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

const SMALLEST_WORTH_IT = 256;

/** Writes .br and .gz beside every text file of a folder, so that the server never compresses while it answers. */
export async function precompress(folder: string): Promise<void> {
  for await (const file of glob(`${folder}/**/*.{js,mjs,css,svg,json,html,wasm}`)) {
    const content = await readFile(file);
    if (content.length < SMALLEST_WORTH_IT) continue;
    const [br, gz] = await Promise.all([
      brotli(content, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
          [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        },
      }),
      deflate(content, { level: constants.Z_BEST_COMPRESSION }),
    ]);
    await writeFile(`${file}.br`, br);
    await writeFile(`${file}.gz`, gz);
  }
}
