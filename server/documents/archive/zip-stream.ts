import { once } from 'node:events';
import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import type { ArchivedFile } from './archived-files.ts';

/**
 * A zip file of JSON files. It reads the next file once the last one is compressed and sent, so its
 * memory does not grow with the number of files.
 */
export function zipStream(files: AsyncIterable<ArchivedFile>): Readable {
  const zip = new ZipFile();
  const output = zip.outputStream;
  if (!(output instanceof Readable)) throw new TypeError('The output of yazl is not a stream of Node.');
  zip.on('error', (error) => output.destroy(error instanceof Error ? error : new Error(String(error))));
  void addFiles(zip, files, output).catch((error: unknown) => {
    output.destroy(error instanceof Error ? error : new Error(String(error)));
  });
  return output;
}

async function addFiles(zip: ZipFile, files: AsyncIterable<ArchivedFile>, output: Readable): Promise<void> {
  const closed = new AbortController();
  output.once('close', () => closed.abort());
  try {
    for await (const { name, content } of files) {
      const bytes = Buffer.from(`${JSON.stringify(content, null, 2)}\n`);
      const stream = Readable.from([bytes], { objectMode: false });
      zip.addReadStream(stream, name, { size: bytes.length });
      await once(stream, 'end', { signal: closed.signal });
    }
  } catch (error) {
    // The client has disconnected.
    if (closed.signal.aborted) return;
    throw error;
  }
  zip.end();
}
