import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import type { ArchivedFile } from './archived-files.ts';

/** A zip file. It reads what it compresses and sends, so its memory does not grow with its files. */
export function zipStream(files: readonly ArchivedFile[]): Readable {
  const zip = new ZipFile();
  const output = zip.outputStream;
  if (!(output instanceof Readable)) throw new TypeError('The output of yazl is not a stream of Node.');
  zip.on('error', (error) => output.destroy(error instanceof Error ? error : new Error(String(error))));
  const streams = files.map(({ chunks }) => Readable.from(chunks, { objectMode: false }));
  for (const [index, stream] of streams.entries()) {
    stream.on('error', (error) => output.destroy(error));
    zip.addReadStream(stream, files[index]?.name ?? '');
  }
  // The client may disconnect.
  output.once('close', () => {
    for (const stream of streams) stream.destroy();
  });
  zip.end();
  return output;
}
