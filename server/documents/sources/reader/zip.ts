import { type Entry, fromFdPromise, type ZipFile } from 'yauzl';
import { Problem } from '../../../platform/problem.ts';
import { damaged, tooLarge } from './problems.ts';
import type { UploadedFile } from './uploaded-file.ts';

/** More XML than any real document has; parts that are not read do not count. */
const MAX_UNPACKED_BYTES = 64 * 1024 * 1024;
/** A document has a few hundred parts at most. */
const MAX_ENTRIES = 10_000;

/** A zip file that is inflated part by part, and no further than {@link MAX_UNPACKED_BYTES} in all. */
export class Archive {
  readonly #zip: ZipFile;
  readonly #entries: ReadonlyMap<string, Entry>;
  #remaining = MAX_UNPACKED_BYTES;

  private constructor(zip: ZipFile, entries: ReadonlyMap<string, Entry>) {
    this.#zip = zip;
    this.#entries = entries;
  }

  /** Throws a 422 if the directory is damaged. */
  static async open({ fd }: UploadedFile): Promise<Archive> {
    const zip = await fromFdPromise(fd, { autoClose: false });
    if (zip.entryCount > MAX_ENTRIES) throw tooLarge();
    const entries = new Map<string, Entry>();
    for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry);
    return new Archive(zip, entries);
  }

  has(name: string): boolean {
    return this.#entries.has(name);
  }

  /** The inflated bytes of a part in chunks; counts them as they come, because the sizes in the directory may be false. */
  async *read(name: string): AsyncGenerator<Buffer> {
    const entry = this.#entries.get(name);
    if (entry === undefined) throw damaged();
    if (entry.isEncrypted()) {
      throw Problem.field('file', 'This file is protected with a password. Save a copy without one.');
    }
    const stream = await this.#zip.openReadStreamPromise(entry);
    for await (const chunk of stream) {
      if (!Buffer.isBuffer(chunk)) throw damaged();
      this.#remaining -= chunk.length;
      if (this.#remaining < 0) throw tooLarge();
      yield chunk;
    }
  }
}
