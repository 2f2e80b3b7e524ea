import { crc32, deflateSync } from 'node:zlib';
import { PNG } from 'pngjs';

// Below the threshold of compare.ts, and enough to fit most pictures into a palette, which saves two
// thirds of the bytes.
const tolerances = [0, 1, 2, 3, 4];
const coarsest = 4;
const paletteSize = 256;

// The colour of a surface is preserved; only the shades at the edges of letters are rounded.
const surfaceShare = 0.001;

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** Packs a picture into a small PNG that the comparison treats as equal. */
export function packed(picture: Buffer): Buffer {
  const image = PNG.sync.read(picture);
  const counted = countColors(image);
  const surface = image.width * image.height * surfaceShare;
  for (const tolerance of tolerances) {
    const palette = reduced(counted, surface, tolerance);
    if (palette) return indexed(image, palette);
  }
  return full(image, new Set(counted.filter(([, count]) => count >= surface).map(([color]) => color)));
}

/** The colours of the palette, and the index in it for each colour of the picture. */
type Palette = { colors: number[]; indexes: ReadonlyMap<number, number> };

const channels = (color: number) => [color >> 16, (color >> 8) & 255, color & 255] as const;

const colorAt = ({ data }: PNG, pixel: number) =>
  ((data[pixel * 4] ?? 0) << 16) | ((data[pixel * 4 + 1] ?? 0) << 8) | (data[pixel * 4 + 2] ?? 0);

/** Every colour with its number of pixels, most frequent first. */
function countColors(image: PNG): [color: number, pixels: number][] {
  const counts = new Map<number, number>();
  for (let pixel = 0; pixel < image.width * image.height; pixel += 1) {
    const color = colorAt(image, pixel);
    counts.set(color, (counts.get(color) ?? 0) + 1);
  }
  return [...counts].toSorted(([, one], [, other]) => other - one);
}

/** A palette within the tolerance; null if it would have too many colours. */
function reduced(counted: readonly [number, number][], surface: number, tolerance: number): Palette | null {
  const colors: number[] = [];
  const indexes = new Map<number, number>();
  for (const [color, count] of counted) {
    const near = count < surface ? colors.findIndex((one) => close(one, color, tolerance)) : -1;
    indexes.set(color, near === -1 ? colors.push(color) - 1 : near);
    if (colors.length > paletteSize) return null;
  }
  return { colors, indexes };
}

function close(one: number, other: number, tolerance: number): boolean {
  const [red, green, blue] = channels(one);
  const [otherRed, otherGreen, otherBlue] = channels(other);
  return (
    Math.abs(red - otherRed) <= tolerance &&
    Math.abs(green - otherGreen) <= tolerance &&
    Math.abs(blue - otherBlue) <= tolerance
  );
}

/** Without a palette: preserves the colours of surfaces and rounds the others. */
function full(image: PNG, surfaces: ReadonlySet<number>): Buffer {
  const step = coarsest * 2;
  const rounded = (value: number) => Math.min(255, Math.round(value / step) * step);
  for (let pixel = 0; pixel < image.width * image.height; pixel += 1) {
    const color = colorAt(image, pixel);
    if (!surfaces.has(color)) image.data.set(channels(color).map(rounded), pixel * 4);
  }
  return PNG.sync.write(image, { colorType: 2, filterType: 0, deflateLevel: 9, deflateStrategy: 0 });
}

function indexed(image: PNG, { colors, indexes }: Palette): Buffer {
  const { width, height } = image;
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 8;
  header[9] = 3;
  const rows = Buffer.alloc((width + 1) * height);
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    // Each row begins with its filter type, 0 for none.
    rows[pixel + Math.floor(pixel / width) + 1] = indexes.get(colorAt(image, pixel)) ?? 0;
  }
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(colors.flatMap(channels))),
    chunk('IDAT', deflateSync(rows, { level: 9, memLevel: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(data.length, 0);
  ends.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)]);
}
