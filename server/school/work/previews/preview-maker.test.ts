import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { heicPhoto } from '../../../../tests/support/heic-photo.ts';
import { samplePhoto } from '../../../../tests/support/sample-photo.ts';
import { shownFiles } from '../../../../tests/hostile-files/shown-files.ts';
import { makeZip } from '../../../../tests/hostile-files/zip-file.ts';
import { documentOf, paragraph, word } from '../../../../tests/hostile-files/word-shapes.ts';
import { makeDocx } from '../../../documents/sources/fixtures.ts';
import { openTemporaryFile } from '../../../platform/files/temporary-file.ts';
import { makePreview, type Preview } from './preview-maker.ts';

async function drawn(bytes: Buffer): Promise<Preview> {
  const handle = await openTemporaryFile();
  try {
    await writeFile(handle, bytes);
    return await makePreview(handle.fd);
  } finally {
    await handle.close();
  }
}
const textOf = ({ pages }: Preview): string => pages.map(({ text }) => text).join('\n');

test('a photo of an iPhone is decoded', async () => {
  const { pages } = await drawn(heicPhoto());
  expect(pages).toMatchObject([{ width: 64, height: 48 }]);
  const pixels = await sharp(pages[0]?.picture).removeAlpha().raw().toBuffer();
  const [red = 0, , blue = 0] = pixels;
  expect(red).toBeGreaterThan(blue + 100);
});

describe('an office file is shown as its words', () => {
  test('and its pictures', async () => {
    const table = '<w:tbl><w:tr><w:tc><w:p><w:r><w:t>Day</w:t></w:r></w:p></w:tc></w:tr></w:tbl>';
    const deleted = '<w:p><w:del><w:r><w:t>secret</w:t></w:r></w:del></w:p>';
    const picture = await samplePhoto('png', 30, 20).toBuffer();
    const bytes = word(documentOf(paragraph('Leaf diary') + table + deleted), [
      { name: 'word/media/image1.png', content: picture },
    ]);
    const preview = await drawn(bytes);
    expect(preview.total).toBe(2);
    expect(textOf(preview)).toMatch(/^Leaf diary\s+Day/);
    expect(textOf(preview)).not.toContain('secret');
    expect(preview.pages[1]).toMatchObject({ width: 30, height: 20 });
  });

  test('of a long document, up to a limit that it states', async () => {
    const preview = await drawn(await makeDocx(Array.from({ length: 3000 }, () => 'Forty-one millimetres.')));
    expect(preview.pages.length).toBeLessThanOrEqual(30);
    expect(textOf(preview)).toMatch(/The rest is not shown|Forty/);
  });

  test.each([
    [
      'slides in their order',
      {
        'ppt/presentation.xml': '<p/>',
        'ppt/slides/slide10.xml': '<s><p><t>Ten</t></p></s>',
        'ppt/slides/slide2.xml': '<s><p><t>Two</t></p></s>',
      },
      /Slide 1\s+Two\s+Slide 2\s+Ten/,
    ],
    [
      'the cells of a sheet in their columns',
      {
        'xl/workbook.xml': '<w/>',
        'xl/sharedStrings.xml': '<sst><si><t>Day</t></si><si><t>Length</t></si></sst>',
        'xl/worksheets/sheet1.xml':
          '<w><row><c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c></row><row><c r="B2"><v>41</v></c></row></w>',
      },
      /Sheet 1\s+Day Length\s+41/,
    ],
    [
      'an OpenDocument text',
      {
        'content.xml': '<d><h outline-level="1">Leaf <span>diary</span></h><p>Monday<s/>41 mm</p></d>',
      },
      /Leaf diary\s+Monday 41 mm/,
    ],
  ])('%s', async (_, parts, words) => {
    const bytes = makeZip(Object.entries(parts).map(([name, content]) => ({ name, content })));
    expect(textOf(await drawn(bytes))).toMatch(words);
  });
});

/** Those with an expectation and one in ten of the others, since each takes a process and a second. */
const sample = shownFiles.filter(({ isShown }, index) => isShown !== undefined || index % 10 === 0);

test.each(sample.map((file) => [file.title, file] as const))(
  '%s is shown or not, within its limits',
  async (_, { make, isShown }) => {
    const preview = await drawn(make());
    if (isShown !== undefined) expect(preview.pages.length > 0).toBe(isShown);
    expect(preview.pages.length).toBeLessThanOrEqual(30);
    expect(textOf(preview)).not.toMatch(/root:|secret/);
    for (const { picture, width, height } of preview.pages) {
      expect(Math.max(width, height)).toBeLessThanOrEqual(2000);
      expect(await sharp(picture).metadata()).toMatchObject({ format: 'webp', width, height });
      expect(picture.includes('<script>')).toBe(false);
    }
  },
);
