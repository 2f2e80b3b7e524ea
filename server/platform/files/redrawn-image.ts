import sharp, { type Sharp } from 'sharp';

export interface RedrawnImage {
  type: 'image/png' | 'image/jpeg' | 'image/webp';
  bytes: Buffer;
}

/** In pixels; a small file can decode to far more pixels than the memory of the server holds. */
interface Sides {
  /** The longest side of an upload. */
  upload: number;
  /** The longest side of what is drawn. */
  drawn: number;
}

const types = { png: 'image/png', jpeg: 'image/jpeg', webp: 'image/webp' } as const;

// Uploads are decoded by these three loaders alone; libvips has dozens of others.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
});

/**
 * Draws an uploaded picture anew: upright, within its longest side, without metadata such as where it
 * was taken. Returns 'unreadable' for anything but a still PNG, JPEG or WebP, and 'too large' for an
 * upload with a longer side.
 */
export async function redrawImage(
  upload: Buffer,
  sides: Sides,
): Promise<RedrawnImage | 'unreadable' | 'too large'> {
  const image = sharp(upload);
  const type = await typeOf(image, sides.upload);
  if (type === 'unreadable' || type === 'too large') return type;
  const bytes = await image
    .autoOrient()
    .resize(sides.drawn, sides.drawn, { fit: 'inside', withoutEnlargement: true })
    .toBuffer()
    .catch(() => null);
  return bytes === null ? 'unreadable' : { type, bytes };
}

async function typeOf(
  image: Sharp,
  maxSide: number,
): Promise<RedrawnImage['type'] | 'unreadable' | 'too large'> {
  const metadata = await image.metadata().catch(() => null);
  if (metadata === null || (metadata.pages ?? 1) > 1) return 'unreadable';
  const { format, width, height } = metadata;
  if (format !== 'png' && format !== 'jpeg' && format !== 'webp') return 'unreadable';
  return Math.max(width, height) > maxSide ? 'too large' : types[format];
}
