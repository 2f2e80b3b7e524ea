import { bareJpeg } from './jpeg.ts';
import { barePng } from './png.ts';
import { bareWebp } from './webp.ts';

/** A picture with nothing in its file but what draws it. */
export interface BarePicture {
  type: 'image/png' | 'image/jpeg' | 'image/webp';
  bytes: Buffer;
  width: number;
  height: number;
}

/**
 * Takes a picture out of what was uploaded, told by its content. What a camera wrote beside it stays behind, the place where a child's
 * photo was taken before all; so does what was hidden behind its end. Null when it is no picture of these kinds, or a broken one.
 */
export const barePicture = (bytes: Buffer): BarePicture | null =>
  bareJpeg(bytes) ?? barePng(bytes) ?? bareWebp(bytes);
