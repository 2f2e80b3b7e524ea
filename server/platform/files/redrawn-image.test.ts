import fc from 'fast-check';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { cameraExif, samplePhoto } from '../../../tests/support/sample-photo.ts';
import { redrawImage } from './redrawn-image.ts';

const sides = { upload: 2048, drawn: 512 };

async function redrawn(upload: Buffer) {
  const image = await redrawImage(upload, sides);
  if (typeof image === 'string') throw new Error(image);
  return { image, metadata: await sharp(image.bytes).metadata() };
}

describe('a redrawn photo', () => {
  test.each(['png', 'jpeg', 'webp'] as const)('keeps its format: %s', async (format) => {
    const { image, metadata } = await redrawn(await samplePhoto(format).toBuffer());
    expect(image.type).toBe(`image/${format}`);
    expect(metadata).toMatchObject({ format, width: 2, height: 3 });
  });

  test.each(['png', 'jpeg', 'webp'] as const)('has no metadata: %s', async (format) => {
    const upload = await samplePhoto(format).withExif(cameraExif).withXmp('<x:xmpmeta/>').toBuffer();
    expect((await sharp(upload).metadata()).exif).toBeDefined();
    const { image, metadata } = await redrawn(upload);
    expect([metadata.exif, metadata.xmp, metadata.icc]).toEqual([undefined, undefined, undefined]);
    expect(image.bytes.includes('51.5072')).toBe(false);
  });

  test('loses what was appended to the file', async () => {
    const upload = Buffer.concat([await samplePhoto('jpeg').toBuffer(), Buffer.from('<script>')]);
    expect((await redrawn(upload)).image.bytes.includes('<script>')).toBe(false);
  });

  test('is upright', async () => {
    const upload = await samplePhoto('jpeg').withMetadata({ orientation: 6 }).toBuffer();
    expect((await redrawn(upload)).metadata).toMatchObject({ width: 3, height: 2 });
  });

  test('is at most 512 pixels a side', async () => {
    const { metadata } = await redrawn(await samplePhoto('webp', 2048, 1024).toBuffer());
    expect(metadata).toMatchObject({ width: 512, height: 256 });
  });
});

test('a picture above 2048 pixels a side is too large', async () => {
  expect(await redrawImage(await samplePhoto('png', 2049, 1).toBuffer(), sides)).toBe('too large');
});

test.each([
  [
    'an SVG drawing',
    async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="2" height="2"/>'),
  ],
  ['a TIFF', () => samplePhoto('png').tiff().toBuffer()],
  ['a GIF', () => samplePhoto('png').gif().toBuffer()],
  ['the first bytes of a JPEG before a web page', async () => Buffer.from('\xff\xd8\xff<script>', 'latin1')],
  ['a truncated PNG', async () => (await samplePhoto('png').toBuffer()).subarray(0, 40)],
  ['an animated WebP', () => animation()],
])('%s is unreadable', async (_, upload) => {
  expect(await redrawImage(await upload(), sides)).toBe('unreadable');
});

test('a damaged picture never throws', async () => {
  const pictures = await Promise.all(
    (['png', 'jpeg', 'webp'] as const).map((format) => samplePhoto(format).toBuffer()),
  );
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...pictures),
      fc.nat(400),
      fc.uint8Array({ maxLength: 60 }),
      async (picture, at, noise) => {
        const damaged = Buffer.from(picture);
        damaged.set(noise.subarray(0, Math.max(0, damaged.length - at)), Math.min(at, damaged.length));
        await expect(redrawImage(damaged, sides)).resolves.toBeDefined();
      },
    ),
    { numRuns: 300 },
  );
});

async function animation(): Promise<Buffer> {
  const frames = [samplePhoto('png'), samplePhoto('png').negate()];
  const pictures = await Promise.all(frames.map((frame) => frame.toBuffer()));
  return sharp(pictures, { join: { animated: true } })
    .webp()
    .toBuffer();
}
