import { constants, crc32, deflateRawSync } from 'node:zlib';

export interface ZipPart {
  name: string;
  content?: string | Buffer;
  /** Deflated bytes in place of `content`. */
  deflated?: Buffer;
  /** The uncompressed size that the directory claims. */
  claimedSize?: number;
  method?: number;
  flags?: number;
  /** Shares the data of this other part. */
  sharesDataOf?: number;
}

export interface ZipShape {
  zip64?: boolean;
  comment?: Buffer;
  /** Number of entries that the end record states. */
  claimedEntries?: number;
  /** Offset of the directory that the end record states. */
  claimedOffset?: number;
}

/** Bytes that inflate to `unit` many times over, made without inflating them once. */
export function deflatedBomb(before: string, unit: string, times: number, after: string): Buffer {
  const flush = { finishFlush: constants.Z_FULL_FLUSH };
  const block = deflateRawSync(Buffer.from(unit), flush);
  return Buffer.concat([
    deflateRawSync(Buffer.from(before), flush),
    ...Array.from({ length: times }, () => block),
    deflateRawSync(Buffer.from(after)),
  ]);
}

const DEFLATED = 8;
const MAX_32 = 0xff_ff_ff_ff;

export function makeZip(parts: readonly ZipPart[], shape: ZipShape = {}): Buffer {
  const chunks: Buffer[] = [];
  const offsets: number[] = [];
  let length = 0;
  const add = (chunk: Buffer) => {
    chunks.push(chunk);
    length += chunk.length;
  };
  const entries = parts.map((part) => {
    const content = Buffer.from(part.content ?? '');
    const data = part.deflated ?? (part.method === 0 ? content : deflateRawSync(content));
    const shared = part.sharesDataOf === undefined ? undefined : offsets[part.sharesDataOf];
    const fields = {
      ...part,
      packed: data.length,
      size: part.claimedSize ?? content.length,
      crc: part.deflated ? 0 : crc32(content),
      offset: shared ?? length,
    };
    offsets.push(fields.offset);
    if (shared === undefined) add(Buffer.concat([headerOf(fields, 0x04_03_4b_50), data]));
    return fields;
  });
  const directoryAt = length;
  for (const fields of entries) add(directoryEntry(fields, shape.zip64 ?? false));
  add(endOf({ entries: entries.length, at: directoryAt, size: length - directoryAt }, shape));
  return Buffer.concat(chunks);
}

type Fields = ZipPart & { packed: number; size: number; crc: number; offset: number };

function headerOf({ name, flags = 0, method = DEFLATED, crc, packed, size }: Fields, mark: number): Buffer {
  const header = Buffer.alloc(30);
  header.writeUInt32LE(mark, 0);
  header.writeUInt16LE(20, 4);
  header.writeUInt16LE(flags, 6);
  header.writeUInt16LE(method, 8);
  header.writeUInt32LE(crc, 14);
  header.writeUInt32LE(packed, 18);
  header.writeUInt32LE(size, 22);
  header.writeUInt16LE(Buffer.byteLength(name), 26);
  return Buffer.concat([header, Buffer.from(name)]);
}

function directoryEntry(fields: Fields, zip64: boolean): Buffer {
  const { name, flags = 0, method = DEFLATED, crc, packed, size, offset } = fields;
  const extra = zip64 ? Buffer.alloc(28) : Buffer.alloc(0);
  if (zip64) {
    extra.writeUInt16LE(1, 0);
    extra.writeUInt16LE(24, 2);
    [size, packed, offset].forEach((value, index) => extra.writeBigUInt64LE(BigInt(value), 4 + index * 8));
  }
  const entry = Buffer.alloc(46);
  entry.writeUInt32LE(0x02_01_4b_50, 0);
  entry.writeUInt16LE(45, 4);
  entry.writeUInt16LE(45, 6);
  entry.writeUInt16LE(flags, 8);
  entry.writeUInt16LE(method, 10);
  entry.writeUInt32LE(crc, 16);
  entry.writeUInt32LE(zip64 ? MAX_32 : packed, 20);
  entry.writeUInt32LE(zip64 ? MAX_32 : size, 24);
  entry.writeUInt16LE(Buffer.byteLength(name), 28);
  entry.writeUInt16LE(extra.length, 30);
  entry.writeUInt32LE(zip64 ? MAX_32 : offset, 42);
  return Buffer.concat([entry, Buffer.from(name), extra]);
}

function endOf(directory: { entries: number; at: number; size: number }, shape: ZipShape): Buffer {
  const { comment = Buffer.alloc(0), zip64 } = shape;
  const entries = shape.claimedEntries ?? directory.entries;
  const at = shape.claimedOffset ?? directory.at;
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06_05_4b_50, 0);
  end.writeUInt16LE(zip64 ? 0xff_ff : Math.min(entries, 0xff_ff), 8);
  end.writeUInt16LE(zip64 ? 0xff_ff : Math.min(entries, 0xff_ff), 10);
  end.writeUInt32LE(zip64 ? MAX_32 : directory.size, 12);
  end.writeUInt32LE(zip64 ? MAX_32 : at, 16);
  end.writeUInt16LE(comment.length, 20);
  if (!zip64) return Buffer.concat([end, comment]);
  const record = Buffer.alloc(56);
  record.writeUInt32LE(0x06_06_4b_50, 0);
  record.writeBigUInt64LE(44n, 4);
  record.writeBigUInt64LE(BigInt(entries), 24);
  record.writeBigUInt64LE(BigInt(entries), 32);
  record.writeBigUInt64LE(BigInt(directory.size), 40);
  record.writeBigUInt64LE(BigInt(at), 48);
  const locator = Buffer.alloc(20);
  locator.writeUInt32LE(0x07_06_4b_50, 0);
  locator.writeBigUInt64LE(BigInt(directory.at + directory.size), 8);
  locator.writeUInt32LE(1, 16);
  return Buffer.concat([record, locator, end, comment]);
}
