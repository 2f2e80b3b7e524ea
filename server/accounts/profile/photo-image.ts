import sharp, { type Sharp } from 'sharp';

export interface PhotoImage {
  type: 'image/png' | 'image/jpeg' | 'image/webp';
  bytes: Buffer;
}

/** A small file can decode to far more pixels than the memory of the server holds. */
const MAX_INPUT_SIDE = 2048;
/** Enough for the largest photo in the interface on a high-density screen. */
const MAX_SIDE = 512;

const types = { png: 'image/png', jpeg: 'image/jpeg', webp: 'image/webp' } as const;

// Uploads are decoded by these three loaders alone; libvips has dozens of others.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
});

/**
 * Draws an uploaded picture anew: upright, at most 512 pixels a side, without metadata such as
 * where it was taken. Returns 'unreadable' for anything but a still PNG, JPEG or WebP, and 'too
 * large' above 2048 pixels a side.
 */
export async function redrawPhoto(upload: Buffer): Promise<PhotoImage | 'unreadable' | 'too large'> {
  const image = sharp(upload);
  const type = await typeOf(image);
  if (type === 'unreadable' || type === 'too large') return type;
  const bytes = await image
    .autoOrient()
    .resize(MAX_SIDE, MAX_SIDE, { fit: 'inside', withoutEnlargement: true })
    .toBuffer()
    .catch(() => null);
  return bytes === null ? 'unreadable' : { type, bytes };
}

async function typeOf(image: Sharp): Promise<PhotoImage['type'] | 'unreadable' | 'too large'> {
  const metadata = await image.metadata().catch(() => null);
  if (metadata === null || (metadata.pages ?? 1) > 1) return 'unreadable';
  const { format, width, height } = metadata;
  if (format !== 'png' && format !== 'jpeg' && format !== 'webp') return 'unreadable';
  return Math.max(width, height) > MAX_INPUT_SIDE ? 'too large' : types[format];
}
