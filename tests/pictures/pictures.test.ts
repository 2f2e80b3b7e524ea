import { globSync, statSync } from 'node:fs';
import { PNG } from 'pngjs';
import { describe, expect, it } from 'vitest';
import { difference } from './compare.ts';
import { packed } from './pack.ts';

type Paint = (x: number, y: number) => [red: number, green: number, blue: number];

function picture(paint: Paint, width = 40, height = 30) {
  const image = new PNG({ width, height });
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      image.data.set([...paint(x, y), 255], (y * width + x) * 4);
    }
  }
  return PNG.sync.write(image);
}

const paper: Paint = () => [245, 241, 234];
const card =
  (radius: number, tone = 30): Paint =>
  (x, y) => {
    const away = Math.hypot(Math.max(0, 8 + radius - x), Math.max(0, 8 + radius - y));
    return x > 7 && y > 7 && away <= radius ? [tone, 60, 160] : paper(x, y);
  };

describe('comparing pictures', () => {
  it('sees no difference between two of the same', () => {
    expect(difference(picture(card(6)), picture(card(6)))).toBeNull();
  });

  it('sees a radius that changed by 2 px', () => {
    expect(difference(picture(card(8)), picture(card(6)))?.reason).toMatch(/^\d+ pixels differ$/);
  });

  it('sees a tone that changed', () => {
    expect(difference(picture(card(6, 60)), picture(card(6, 30)))?.reason).toMatch(/pixels differ$/);
  });

  it('sees a shade that changed over a surface, and lets one letter be drawn a shade apart', () => {
    expect(
      difference(
        picture(() => [245, 241, 234]),
        picture(() => [239, 235, 227]),
      )?.reason,
    ).toBe('1200 pixels have another shade');
    const speck: Paint = (x, y) => (x === 3 && y === 3 ? [239, 235, 227] : [245, 241, 234]);
    expect(difference(picture(speck), picture(paper))).toBeNull();
  });

  it('sees another size', () => {
    expect(difference(picture(paper, 40, 31), picture(paper))?.reason).toBe(
      'it is 40x31, the baseline is 40x30',
    );
  });
});

describe('packing pictures', () => {
  it('changes nothing that a comparison sees, also where there are many colours', () => {
    for (const paint of [card(6), ((x, y) => [x * 6, y * 8, (x * y) % 256]) satisfies Paint]) {
      const original = picture(paint, 40, 30);
      expect(difference(original, packed(original))).toBeNull();
    }
  });

  it('keeps the colour of a surface as it is among more shades than a palette holds', () => {
    const surface: Paint = (x, y) => (y < 15 ? [245, 241, 234] : [x * 6, y * 8, (x * y) % 256]);
    const kept = PNG.sync.read(packed(picture(surface)));
    expect([...kept.data.subarray(0, 3)]).toEqual([245, 241, 234]);
  });

  it('makes a flat picture smaller', () => {
    const original = picture(paper, 400, 300);
    expect(packed(original).length).toBeLessThan(original.length);
  });
});

describe('the baselines', () => {
  it('of one version of Chromium stay below 25 MB', () => {
    const baselines = globSync('tests/pictures/chromium-*/**/*.png');
    const folders = Map.groupBy(baselines, (file) => file.split('/')[2]);
    for (const files of folders.values()) {
      expect(files.reduce((sum, file) => sum + statSync(file).size, 0)).toBeLessThan(25_000_000);
    }
  });
});
