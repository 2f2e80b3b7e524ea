import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

// A tone may be off by less than one pixel's threshold over a whole surface. Letters drawn twice are
// never off by so little over so much.
const shade = 5;
const shadedShare = 0.005;

// The rounding of one corner may fall on either side. A changed radius or tone moves many more.
const strayPixels = 2;

/** What a picture shows of its baseline: null when they are the same to the eye. */
export function difference(actual: Buffer, baseline: Buffer): { reason: string; picture?: Buffer } | null {
  if (actual.equals(baseline)) return null;
  const now = PNG.sync.read(actual);
  const before = PNG.sync.read(baseline);
  if (now.width !== before.width || now.height !== before.height) {
    return { reason: `it is ${now.width}x${now.height}, the baseline is ${before.width}x${before.height}` };
  }
  const marked = new PNG({ width: now.width, height: now.height });
  // Antialiased pixels count, and by number: a ratio lets a changed radius pass.
  const changed = pixelmatch(now.data, before.data, marked.data, now.width, now.height, {
    threshold: 0.05,
    includeAA: true,
  });
  if (changed > strayPixels) return { reason: `${changed} pixels differ`, picture: PNG.sync.write(marked) };
  const shaded = shadedPixels(now.data, before.data);
  if (shaded > now.width * now.height * shadedShare) return { reason: `${shaded} pixels have another shade` };
  return null;
}

function shadedPixels(now: Buffer, before: Buffer) {
  let shaded = 0;
  for (let index = 0; index < now.length; index += 4) {
    const off = (channel: number) => Math.abs((now[index + channel] ?? 0) - (before[index + channel] ?? 0));
    if (off(0) > shade || off(1) > shade || off(2) > shade) shaded += 1;
  }
  return shaded;
}
