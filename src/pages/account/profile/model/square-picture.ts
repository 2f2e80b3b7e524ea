/** Pixels: sharp wherever a photo is shown, and only some 10 KB. */
const SIDE = 512;
const QUALITY = 0.9;

/**
 * Crops a picture to its centre and scales it. Redrawing removes all metadata, such as the location.
 * Rejects if the browser can't read the file as a picture.
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
      blob ? resolve(blob) : reject(new Error('The picture could not be encoded.'));
    // Browsers without WebP encode PNG.
    canvas.toBlob(drawn, 'image/webp', QUALITY);
  });
}
