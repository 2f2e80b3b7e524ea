import sharp, { type Sharp } from 'sharp';

/** A page as a picture. */
export interface DrawnPage {
  width: number;
  height: number;
  /** What is written on it, for readers who do not see it. */
  text: string;
  /** WebP. */
  picture: Buffer;
}

/** The first pages of a file, and how many it has. */
export interface DrawnFile {
  pages: DrawnPage[];
  total: number;
}

export const MAX_PAGES = 30;
/** Milliseconds of work after which no further page is drawn. */
export const DRAWING_TIME = 12_000;
/** The longest side of a page, in pixels; enough for small print at twice its size. */
export const MAX_SIDE = 2000;
/** Of an upload; a small file can decode to more pixels than the process may hold. */
export const MAX_PIXELS = 80_000_000;
const MAX_TEXT = 5000;

// Uploads are decoded by these loaders alone; libvips has dozens of others.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadWebpBuffer',
    'VipsForeignLoadNsgifBuffer',
  ],
});
sharp.cache(false);
sharp.concurrency(1);

/** Encodes a page anew, so that nothing of the file but its pixels gets out. */
export async function pageOf(image: Sharp, text = ''): Promise<DrawnPage> {
  const { data, info } = await image
    .resize(MAX_SIDE, MAX_SIDE, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: 'white' })
    .webp({ quality: 80, effort: 1 })
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, text: text.slice(0, MAX_TEXT).trim(), picture: data };
}

/** Decoded pixels of four bytes each. */
export const pageOfPixels = (
  data: Uint8Array | Uint8ClampedArray,
  { width, height, text }: { width: number; height: number; text?: string },
): Promise<DrawnPage> => pageOf(sharp(data, { raw: { width, height, channels: 4 } }), text);
