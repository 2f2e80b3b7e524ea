import type { BarePicture } from './bare-picture.ts';

const START = Buffer.from([0xff, 0xd8]);
const END = Buffer.from([0xff, 0xd9]);
/** The header that says how colours are meant, without the small picture that may stand in it. */
const PLAIN_HEADER = Buffer.from('ffe000104a46494600010100000100010000', 'hex');

const HEADER = 0xe0;
/** Written by Adobe's programs: how the colours are to be read. */
const COLOURS = 0xee;
const SCAN = 0xda;
const END_MARKER = 0xd9;

/** A JPEG is a row of segments, each with a marker and its length; pictures also hold scans, which end at the next marker. */
export function bareJpeg(bytes: Buffer): BarePicture | null {
  if (!bytes.subarray(0, 2).equals(START)) return null;
  const kept: Buffer[] = [START];
  let size: Pick<BarePicture, 'width' | 'height'> | null = null;
  for (let at = 2; at + 2 <= bytes.length && bytes[at] === 0xff; ) {
    const marker = bytes.readUInt8(at + 1);
    if (marker === END_MARKER) {
      return size && { type: 'image/jpeg', bytes: Buffer.concat([...kept, END]), ...size };
    }
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    const end = endOfSegment(bytes, at, marker);
    if (end === null) return null;
    if (isFrame(marker) && end - at >= 9) {
      size = { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) };
    }
    if (marker === HEADER) kept.push(...(kept.length === 1 ? [PLAIN_HEADER] : []));
    else if (!isRemark(marker)) kept.push(bytes.subarray(at, end));
    at = end;
  }
  return null;
}

function endOfSegment(bytes: Buffer, at: number, marker: number): number | null {
  if (at + 4 > bytes.length) return null;
  const length = bytes.readUInt16BE(at + 2);
  const end = at + 2 + length;
  if (length < 2 || end > bytes.length) return null;
  return marker === SCAN ? endOfScan(bytes, end) : end;
}

/** Within a scan, the byte of a marker is followed by a zero or by the number of a restart. */
function endOfScan(bytes: Buffer, begin: number): number | null {
  for (let at = bytes.indexOf(0xff, begin); at !== -1; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1];
    if (next !== undefined && next !== 0 && next !== 0xff && !(next >= 0xd0 && next <= 0xd7)) return at;
  }
  return null;
}

/** What applications and people write beside the picture. */
const isRemark = (marker: number): boolean =>
  marker !== COLOURS && ((marker >= 0xe1 && marker <= 0xef) || marker === 0xfe);

/** The segment that says how large the picture is; of its row of numbers, three mean something else. */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
