import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { barePicture } from './bare-picture.ts';
import { inserted, jpeg, losslessWebp, png, pngChunk, segment, webp, webpChunk } from './testing.ts';

const GPS = 'Exif\0\0 51.5072 N, 0.1276 W';
const AFTER_SIGNATURE = { jpeg: 20, png: 33, webp: 30 };

/** What a WebP with more chunks announces of itself. */
function announcing(bytes: Buffer, flags: number): Buffer {
  const copy = Buffer.from(bytes);
  copy[20] = flags;
  return copy;
}

describe('a picture', () => {
  test.each([
    ['image/jpeg', jpeg],
    ['image/png', png],
    ['image/webp', webp],
    ['image/webp', losslessWebp],
  ])('that is bare stays as it is: %s', (type, bytes) => {
    expect(barePicture(bytes)).toEqual({ type, bytes, width: 2, height: 3 });
  });

  test.each([
    ['a JPEG from a camera', inserted(jpeg, AFTER_SIGNATURE.jpeg, segment(0xe1, GPS)), jpeg],
    [
      'a JPEG with XMP, a profile and a comment',
      inserted(jpeg, 2, ...[0xe1, 0xe2, 0xed, 0xfe].map((marker) => segment(marker, GPS))),
      jpeg,
    ],
    [
      'a JPEG with a second header',
      inserted(jpeg, AFTER_SIGNATURE.jpeg, segment(0xe0, `JFXX\0${GPS}`)),
      jpeg,
    ],
    ['a JPEG with something behind it', Buffer.concat([jpeg, Buffer.from(GPS)]), jpeg],
    ['a JPEG with bytes that fill', inserted(jpeg, AFTER_SIGNATURE.jpeg, Buffer.from([0xff, 0xff])), jpeg],
    [
      'a PNG with Exif and texts',
      inserted(
        png,
        AFTER_SIGNATURE.png,
        ...['eXIf', 'tEXt', 'iTXt', 'zTXt', 'tIME'].map((name) => pngChunk(name, GPS)),
      ),
      png,
    ],
    ['a PNG with something behind it', Buffer.concat([png, Buffer.from(GPS)]), png],
    [
      'a WebP with Exif before it',
      announcing(inserted(webp, AFTER_SIGNATURE.webp, webpChunk('EXIF', GPS)), 0x08),
      webp,
    ],
    [
      'a WebP with XMP behind it',
      announcing(Buffer.concat([webp, webpChunk('XMP ', `${GPS}!`)]), 0x04),
      webp,
    ],
  ])('loses what was written beside it: %s', (_, bytes, bare) => {
    expect(barePicture(bytes)?.bytes.toString('latin1')).toBe(bare.toString('latin1'));
  });

  test('keeps what its colours and its transparency need', () => {
    const colours = inserted(jpeg, AFTER_SIGNATURE.jpeg, segment(0xee, 'Adobe\0\x64\0\0\0\0\x01'));
    expect(barePicture(colours)?.bytes).toEqual(colours);
    const transparent = inserted(png, AFTER_SIGNATURE.png, pngChunk('tRNS', '\0\0'));
    expect(barePicture(transparent)?.bytes).toEqual(transparent);
    const alpha = announcing(webp, 0x1c);
    expect(barePicture(alpha)?.bytes[20]).toBe(0x10);
  });

  test('tells how large it would unfold', () => {
    const huge = Buffer.from(png);
    huge.writeUInt32BE(60_000, 16);
    expect(barePicture(huge)).toMatchObject({ width: 60_000, height: 3 });
  });
});

describe('what is no picture', () => {
  test.each([
    ['nothing', Buffer.alloc(0)],
    ['a drawing with scripts', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"></svg>')],
    [
      'the first bytes of a JPEG and a web page',
      Buffer.from('\xff\xd8\xff<script>alert(1)</script>', 'latin1'),
    ],
    ['the first bytes of a PNG alone', png.subarray(0, 8)],
    ['a PNG without a picture', inserted(png.subarray(0, 33), 33, pngChunk('IEND', ''))],
    ['a WebP that moves', inserted(webp.subarray(0, 30), 30, webpChunk('ANIM', '\0\0\0\0\0\0'))],
  ])('is refused: %s', (_, bytes) => {
    expect(barePicture(bytes)).toBeNull();
  });

  test.each([jpeg, png, webp, losslessWebp])('is one that breaks off anywhere', (bytes) => {
    for (let length = 0; length < bytes.length - 1; length += 1) {
      expect(barePicture(bytes.subarray(0, length))).toBeNull();
    }
  });

  test('is looked at without harm, whatever it holds', () => {
    const begins = fc.constantFrom(jpeg, png, webp, losslessWebp);
    fc.assert(
      fc.property(begins, fc.nat(400), fc.uint8Array({ maxLength: 60 }), (bytes, at, noise) => {
        const broken = Buffer.from(bytes);
        broken.set(noise.subarray(0, Math.max(0, broken.length - at)), Math.min(at, broken.length));
        const picture = barePicture(broken);
        // What is kept is a picture again, and nothing more can be taken out of it.
        expect(picture && barePicture(picture.bytes)).toEqual(picture);
      }),
      { numRuns: 2000 },
    );
  });
});
