import sharp, { type Sharp } from 'sharp';

/** A plain picture, 2 x 3 pixels by default; `toBuffer` encodes it. */
export const samplePhoto = (format: 'png' | 'jpeg' | 'webp', width = 2, height = 3): Sharp =>
  sharp({ create: { width, height, channels: 3, background: '#3a6ea5' } })[format]();

/** The metadata that a phone writes into a JPEG. */
export const cameraExif = {
  IFD0: { Make: 'Example Camera', Copyright: 'Taken at 51.5072 N, 0.1276 W' },
};
