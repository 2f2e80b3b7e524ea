import type { FileHandle } from 'node:fs/promises';
import type { Readable } from 'node:stream';

/** A stored file; the caller reads or destroys the stream. */
export interface StoredFile {
  /** Null if the store does not say it. */
  size: number | null;
  stream: Readable;
}

/** Stores files under names that the server generates, never under names from a client. */
export interface FileStore {
  put(name: string, bytes: Buffer): Promise<void>;
  /** Returns null if there is no such file. */
  get(name: string): Promise<Buffer | null>;
  /** Stores a large file from disk; the caller closes it. */
  putFile(name: string, file: FileHandle): Promise<void>;
  /** Opens a large file; null if there is no such file. */
  open(name: string): Promise<StoredFile | null>;
  /** Stores a file under another name too; false if there is no such file. */
  copy(name: string, to: string): Promise<boolean>;
  remove(name: string): Promise<void>;
}
