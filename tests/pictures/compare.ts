import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

// pixelmatch misses a small change of tone over a whole surface, so pixels above this difference per channel
// are counted too. Antialiased letters never differ over so large a share.
const shade = 5;
const shadedShare = 0.005;

// The pixels of one rounded corner may vary. A changed radius or tone changes many more.
const strayPixels = 2;

/** How a picture differs from its baseline; null if it is within the tolerances. */
export function difference(actual: Buffer, baseline: Buffer): { reason: string; picture?: Buffer } | null {
  if (actual.equals(baseline)) return null;
  const now = PNG.sync.read(actual);
  const before = PNG.sync.read(baseline);
  if (now.width !== before.width || now.height !== before.height) {
    return { reason: `it is ${now.width}x${now.height}, the baseline is ${before.width}x${before.height}` };
  }
  const marked = new PNG({ width: now.width, height: now.height });
  // Counts antialiased pixels too, and in absolute numbers: a ratio would not detect a changed radius.
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
