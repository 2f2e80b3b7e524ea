import type { BarePicture } from './bare-picture.ts';

const SIGNATURE = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
/** Beside the picture's bytes: its palette, its transparency, and how its colours are meant. */
const DRAWING = new Set(['IHDR', 'PLTE', 'IDAT', 'IEND', 'tRNS', 'gAMA', 'cHRM', 'sRGB', 'sBIT']);
/** The length and the name before a chunk, and the sum behind it. */
const AROUND = 12;

/** A PNG is a row of chunks, the size of the picture in the first. */
export function barePng(bytes: Buffer): BarePicture | null {
  if (!bytes.subarray(0, SIGNATURE.length).equals(SIGNATURE)) return null;
  const kept: Buffer[] = [SIGNATURE];
  const names = new Set<string>();
  for (let at = SIGNATURE.length; at + AROUND <= bytes.length; ) {
    const name = bytes.toString('latin1', at + 4, at + 8);
    const end = at + AROUND + bytes.readUInt32BE(at);
    if (end > bytes.length || (names.size === 0 && (name !== 'IHDR' || end - at !== AROUND + 13)))
      return null;
    if (DRAWING.has(name)) kept.push(bytes.subarray(at, end));
    names.add(name);
    if (name === 'IEND') {
      const first = SIGNATURE.length + 8;
      return names.has('IDAT')
        ? {
            type: 'image/png',
            bytes: Buffer.concat(kept),
            width: bytes.readUInt32BE(first),
            height: bytes.readUInt32BE(first + 4),
          }
        : null;
    }
    at = end;
  }
  return null;
}
