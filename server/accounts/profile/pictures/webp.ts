import type { BarePicture } from './bare-picture.ts';

type Size = Pick<BarePicture, 'width' | 'height'>;

const HEAD = 12;
/** The name of a chunk and its length. */
const CHUNK_HEAD = 8;
/** Of what the first chunk announces, only transparency is kept. */
const TRANSPARENT = 0x10;

/** A WebP is a row of chunks, one of which is the picture; one that moves has none. */
export function bareWebp(bytes: Buffer): BarePicture | null {
  if (bytes.toString('latin1', 0, 4) !== 'RIFF' || bytes.toString('latin1', 8, HEAD) !== 'WEBP') return null;
  const kept: Buffer[] = [];
  let size: Size | null = null;
  for (let at = HEAD; at + CHUNK_HEAD <= bytes.length; ) {
    const name = bytes.toString('latin1', at, at + 4);
    const length = bytes.readUInt32LE(at + 4);
    // A chunk of an odd length is followed by one byte more.
    const end = at + CHUNK_HEAD + length + (length % 2);
    const body = bytes.subarray(at + CHUNK_HEAD, at + CHUNK_HEAD + length);
    if (end > bytes.length || body.length < length) return null;
    if (name === 'VP8X') kept.push(withoutRemarks(bytes.subarray(at, end)));
    if (name === 'ALPH') kept.push(bytes.subarray(at, end));
    if (name === 'VP8 ' || name === 'VP8L') {
      kept.push(bytes.subarray(at, end));
      size = name === 'VP8 ' ? sizeOfLossy(body) : sizeOfLossless(body);
      // The picture is the last thing that draws: whatever follows says something about it.
      return size && { type: 'image/webp', bytes: assembled(kept), ...size };
    }
    at = end;
  }
  return null;
}

function withoutRemarks(chunk: Buffer): Buffer {
  const copy = Buffer.from(chunk);
  if (copy.length > CHUNK_HEAD) copy[CHUNK_HEAD] = (copy[CHUNK_HEAD] ?? 0) & TRANSPARENT;
  return copy;
}

function assembled(chunks: readonly Buffer[]): Buffer {
  const body = Buffer.concat([Buffer.from('WEBP'), ...chunks]);
  const head = Buffer.from('RIFF\0\0\0\0', 'latin1');
  head.writeUInt32LE(body.length, 4);
  return Buffer.concat([head, body]);
}

/** Fourteen bits each; the two above them say how to scale. */
const MASK = 0x3fff;

const sizeOfLossy = (body: Buffer): Size | null =>
  body.length >= 10 && body.readUIntBE(3, 3) === 0x9d012a
    ? { width: body.readUInt16LE(6) & MASK, height: body.readUInt16LE(8) & MASK }
    : null;

function sizeOfLossless(body: Buffer): Size | null {
  if (body.length < 5 || body[0] !== 0x2f) return null;
  const bits = body.readUInt32LE(1);
  return { width: (bits & MASK) + 1, height: ((bits >>> 14) & MASK) + 1 };
}
