import sharp from 'sharp';
import { type DrawnFile, MAX_PIXELS, pageOf } from './page.ts';

/** A JPEG, PNG, WebP or GIF, upright; of a moving picture, the first frame. */
export async function drawPicture(bytes: Buffer): Promise<DrawnFile> {
  const image = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' }).autoOrient();
  return { pages: [await pageOf(image)], total: 1 };
}

const startsWith = (head: Buffer, bytes: string, at = 0) =>
  head.subarray(at, at + bytes.length).equals(Buffer.from(bytes, 'latin1'));

/** Whether these first bytes are those of a picture that browsers show too. */
export const isPicture = (head: Buffer): boolean =>
  startsWith(head, '\xff\xd8\xff') ||
  startsWith(head, '\x89PNG\r\n\x1a\n') ||
  startsWith(head, 'GIF8') ||
  (startsWith(head, 'RIFF') && startsWith(head, 'WEBP', 8));
