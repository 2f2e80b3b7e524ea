import { type Entry, fromFdPromise, type ZipFile } from 'yauzl';
import { Problem } from '../../../platform/problem.ts';
import { damaged, tooLarge } from './problems.ts';
import type { UploadedFile } from './uploaded-file.ts';

/** More XML than any real document has; parts that are not read do not count. */
const MAX_UNPACKED_BYTES = 64 * 1024 * 1024;
/** A document has a few hundred parts at most. */
const MAX_ENTRIES = 10_000;

export interface ArchiveLimits {
  /** Of all parts that are read. */
  unpackedBytes: number;
  entries: number;
  /** What the user reads about a file that breaks them, or that is damaged. */
  problems: { damaged: () => Problem; tooLarge: () => Problem };
}

const standardLimits: ArchiveLimits = {
  unpackedBytes: MAX_UNPACKED_BYTES,
  entries: MAX_ENTRIES,
  problems: { damaged, tooLarge },
};

/** A zip file that is inflated part by part, and no further than its limits in all. */
export class Archive {
  readonly #zip: ZipFile;
  readonly #entries: ReadonlyMap<string, Entry>;
  readonly #problems: ArchiveLimits['problems'];
  #remaining: number;

  private constructor(zip: ZipFile, entries: ReadonlyMap<string, Entry>, limits: ArchiveLimits) {
    this.#zip = zip;
    this.#entries = entries;
    this.#problems = limits.problems;
    this.#remaining = limits.unpackedBytes;
  }

  /** Throws a 422 if the directory is damaged. */
  static async open({ fd }: Pick<UploadedFile, 'fd'>, limits = standardLimits): Promise<Archive> {
    const zip = await fromFdPromise(fd, { autoClose: false });
    if (zip.entryCount > limits.entries) throw limits.problems.tooLarge();
    const entries = new Map<string, Entry>();
    for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry);
    return new Archive(zip, entries, limits);
  }

  /** The names of its files; folders have none. */
  get names(): string[] {
    return [...this.#entries.keys()].filter((name) => !name.endsWith('/'));
  }

  has(name: string): boolean {
    return this.#entries.has(name);
  }

  /** The inflated bytes of a part in chunks; counts them as they come, because the sizes in the directory may be false. */
  async *read(name: string): AsyncGenerator<Buffer> {
    const entry = this.#entries.get(name);
    if (entry === undefined) throw this.#problems.damaged();
    if (entry.isEncrypted()) {
      throw Problem.field('file', 'This file is protected with a password. Save a copy without one.');
    }
    const stream = await this.#zip.openReadStreamPromise(entry);
    for await (const chunk of stream) {
      if (!Buffer.isBuffer(chunk)) throw this.#problems.damaged();
      this.#remaining -= chunk.length;
      if (this.#remaining < 0) throw this.#problems.tooLarge();
      yield chunk;
    }
  }
}
