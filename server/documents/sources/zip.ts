import { inflateRawSync } from 'node:zlib';
import { Problem } from '../../platform/problem.ts';

interface Entry {
  name: string;
  method: number;
  packed: number;
  unpacked: number;
  /** Offset of the local header. */
  offset: number;
}

const END_OF_DIRECTORY = 0x06_05_4b_50;
const DIRECTORY_ENTRY = 0x02_01_4b_50;
const DEFLATED = 8;

/** The entries of a zip file's central directory; throws a 422 if it cannot be read. */
export function entriesOf(bytes: Buffer): Entry[] {
  try {
    return readDirectory(bytes);
  } catch {
    throw damaged();
  }
}

export function damaged(): Problem {
  return Problem.field('file', 'This file could not be read. It may be damaged.');
}

function readDirectory(bytes: Buffer): Entry[] {
  // The end record has 22 bytes and may be followed by a comment of up to 64 KB.
  let end = bytes.length - 22;
  while (end >= Math.max(0, bytes.length - 65_557) && bytes.readUInt32LE(end) !== END_OF_DIRECTORY) end -= 1;
  const count = bytes.readUInt16LE(end + 10);
  const entries: Entry[] = [];
  let at = bytes.readUInt32LE(end + 16);
  for (let index = 0; index < count; index += 1) {
    if (bytes.readUInt32LE(at) !== DIRECTORY_ENTRY) throw damaged();
    const nameLength = bytes.readUInt16LE(at + 28);
    entries.push({
      name: bytes.subarray(at + 46, at + 46 + nameLength).toString('utf8'),
      method: bytes.readUInt16LE(at + 10),
      packed: bytes.readUInt32LE(at + 20),
      unpacked: bytes.readUInt32LE(at + 24),
      offset: bytes.readUInt32LE(at + 42),
    });
    at += 46 + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return entries;
}

/** More XML than any real document has; pictures are not inflated and do not count. */
const MAX_UNPACKED_BYTES = 64 * 1024 * 1024;

/** Rejects a zip bomb by counting bytes while inflating, because the sizes in its directory may be false. */
export function rejectZipBomb(bytes: Buffer): void {
  let remaining = MAX_UNPACKED_BYTES;
  for (const entry of entriesOf(bytes)) {
    if (!/\.(?:xml|rels)$/i.test(entry.name)) continue;
    remaining -= Math.max(entry.unpacked, unpackedSize(bytes, entry, remaining));
    if (remaining < 0) throw tooMuch();
  }
}

function tooMuch(): Problem {
  return Problem.field('file', 'This file unpacks to far more than a document. It was not read.');
}

function unpackedSize(bytes: Buffer, { method, packed, offset }: Entry, limit: number): number {
  if (method !== DEFLATED) return packed;
  try {
    const start = offset + 30 + bytes.readUInt16LE(offset + 26) + bytes.readUInt16LE(offset + 28);
    return inflateRawSync(bytes.subarray(start, start + packed), { maxOutputLength: Math.max(1, limit) })
      .length;
  } catch (error) {
    if (error instanceof RangeError && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE')
      throw tooMuch();
    throw damaged();
  }
}
