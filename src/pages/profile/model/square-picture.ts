/** Pixels a side: sharp wherever a photo is shown, and a few ten thousand bytes. */
const SIDE = 512;
const QUALITY = 0.9;

/**
 * The middle of a picture, upright, drawn anew: nothing goes along of what the camera wrote beside it, such as where it was taken.
 * Rejects when the file holds no picture that this browser can read.
 */
export async function drawSquare(file: Blob): Promise<Blob> {
  const picture = await createImageBitmap(file);
  const cut = Math.min(picture.width, picture.height);
  const side = Math.min(cut, SIDE);
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const [left, top] = [(picture.width - cut) / 2, (picture.height - cut) / 2];
  canvas.getContext('2d')?.drawImage(picture, left, top, cut, cut, 0, 0, side, side);
  picture.close();
  return new Promise((resolve, reject) => {
    const drawn = (blob: Blob | null) =>
      blob ? resolve(blob) : reject(new Error('The picture was not drawn.'));
    // Where a browser cannot write WebP, it writes PNG.
    canvas.toBlob(drawn, 'image/webp', QUALITY);
  });
}
