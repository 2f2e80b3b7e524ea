import { globSync, statSync } from 'node:fs';
import { PNG } from 'pngjs';
import { describe, expect, it } from 'vitest';
import { difference } from './compare.ts';
import { packed } from './pack.ts';
import { findPicturedStories, picturedIn } from './pictured-stories.ts';

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
  it('finds no difference between equal pictures', () => {
    expect(difference(picture(card(6)), picture(card(6)))).toBeNull();
  });

  it('detects a radius that changed by 2 px', () => {
    expect(difference(picture(card(8)), picture(card(6)))?.reason).toMatch(/^\d+ pixels differ$/);
  });

  it('detects a changed tone', () => {
    expect(difference(picture(card(6, 60)), picture(card(6, 30)))?.reason).toMatch(/pixels differ$/);
  });

  it('detects a changed shade of a surface, and tolerates one of a few pixels', () => {
    expect(
      difference(
        picture(() => [245, 241, 234]),
        picture(() => [239, 235, 227]),
      )?.reason,
    ).toBe('1200 pixels have another shade');
    const speck: Paint = (x, y) => (x === 3 && y === 3 ? [239, 235, 227] : [245, 241, 234]);
    expect(difference(picture(speck), picture(paper))).toBeNull();
  });

  it('detects another size', () => {
    expect(difference(picture(paper, 40, 31), picture(paper))?.reason).toBe(
      'it is 40x31, the baseline is 40x30',
    );
  });
});

describe('packing pictures', () => {
  it('stays equal to the original in a comparison, even with many colours', () => {
    for (const paint of [card(6), ((x, y) => [x * 6, y * 8, (x * y) % 256]) satisfies Paint]) {
      const original = picture(paint, 40, 30);
      expect(difference(original, packed(original))).toBeNull();
    }
  });

  it('preserves the colour of a surface when there are more shades than palette entries', () => {
    const surface: Paint = (x, y) => (y < 15 ? [245, 241, 234] : [x * 6, y * 8, (x * y) % 256]);
    const repacked = PNG.sync.read(packed(picture(surface)));
    expect([...repacked.data.subarray(0, 3)]).toEqual([245, 241, 234]);
  });

  it('makes a flat picture smaller', () => {
    const original = picture(paper, 400, 300);
    expect(packed(original).length).toBeLessThan(original.length);
  });
});

const MAX_PICTURES = 700;
const MAX_BYTES = 10_000_000;
const MAX_STORIES_PER_FILE = 2;

describe('the baselines', () => {
  const stories = findPicturedStories();
  const baselines = globSync('tests/pictures/chromium-*/**/*.png');
  const versions = Map.groupBy(baselines, (file) => file.split('/')[2]);

  it(`are at most ${MAX_PICTURES} pictures and 10 MB for one version of Chromium`, () => {
    for (const files of versions.values()) {
      expect(files.length).toBeLessThanOrEqual(MAX_PICTURES);
      expect(files.reduce((sum, file) => sum + statSync(file).size, 0)).toBeLessThan(MAX_BYTES);
    }
  });

  it('belong to stories with the tag "pictured"', () => {
    const ids = new Set(stories.map(({ id }) => id));
    const idOf = (file: string) =>
      file
        .split('/')
        .slice(-2)
        .join('--')
        .replace(/\.\w+\.png$/, '');
    expect(baselines.filter((file) => !ids.has(idOf(file)))).toEqual([]);
  });

  it(`show at most ${MAX_STORIES_PER_FILE} stories of one file`, () => {
    const files = Map.groupBy(stories, ({ file }) => file);
    expect([...files].filter(([, own]) => own.length > MAX_STORIES_PER_FILE).map(([file]) => file)).toEqual(
      [],
    );
  });

  it('are found by the tag of a story', () => {
    const source = `const meta = {
  title: 'Data/Score ring',
} satisfies Meta;
export const Odd: Story = { tags: ['pictured'] };
export const OnAPhone: Story = {
  tags: ['pictured'],
  args: { title: 'Week 7' },
};
export const Even: Story = {};
`;
    expect(picturedIn(source)).toEqual(['data-score-ring--odd', 'data-score-ring--on-a-phone']);
  });
});
