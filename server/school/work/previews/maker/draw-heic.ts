import libheif from 'libheif-js/wasm-bundle.js';
import { type DrawnFile, MAX_PIXELS, pageOfPixels } from './page.ts';

/** A photo of a phone, upright: the decoder turns it. */
export async function drawHeic(bytes: Buffer): Promise<DrawnFile> {
  const [image] = new libheif.HeifDecoder().decode(bytes);
  if (image === undefined) throw new Error('The file holds no picture.');
  const [width, height] = [image.get_width(), image.get_height()];
  if (width * height > MAX_PIXELS) throw new Error('The picture is too large.');
  const { data } = await new Promise<{ data: Uint8ClampedArray }>((resolve, reject) => {
    image.display({ data: new Uint8ClampedArray(width * height * 4), width, height }, (drawn) =>
      drawn ? resolve(drawn) : reject(new Error('The picture is damaged.')),
    );
  });
  return { pages: [await pageOfPixels(data, { width, height })], total: 1 };
}
