import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/** What a picture shows of its baseline: null when they are the same to the eye. */
export function difference(actual: Buffer, baseline: Buffer): { reason: string; picture?: Buffer } | null {
  if (actual.equals(baseline)) return null;
  const now = PNG.sync.read(actual);
  const before = PNG.sync.read(baseline);
  if (now.width !== before.width || now.height !== before.height) {
    return { reason: `it is ${now.width}x${now.height}, the baseline is ${before.width}x${before.height}` };
  }
  const marked = new PNG({ width: now.width, height: now.height });
  // Antialiased pixels count and none may differ: a ratio lets a changed radius pass.
  const changed = pixelmatch(now.data, before.data, marked.data, now.width, now.height, {
    threshold: 0.05,
    includeAA: true,
  });
  return changed === 0 ? null : { reason: `${changed} pixels differ`, picture: PNG.sync.write(marked) };
}
