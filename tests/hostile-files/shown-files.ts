import { deflateSync } from 'node:zlib';
import { heicPhoto } from '../support/heic-photo.ts';
import { hostileFiles } from './corpus.ts';
import { CATALOGUE, PAGES, pdf, shown, stream } from './pdf-shapes.ts';
import { bomb, bombPart, documentOf, good, paragraph, word } from './word-shapes.ts';
import { sentence } from './hostile-file.ts';
import { makeZip } from './zip-file.ts';

/** A file that is to be shown to someone else than who sent it. */
export interface ShownFile {
  title: string;
  make: () => Buffer;
  /** Whether it must be shown, or must not; any of the two without it. */
  isShown?: boolean;
}

const chunk = (type: string, data: Buffer): Buffer => {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  // Decoders are told to ignore sums, or fail: both are fine.
  return Buffer.concat([length, Buffer.from(type, 'latin1'), data, Buffer.alloc(4)]);
};
/** The head of a PNG of so many pixels, whose data are zeros. */
function png(width: number, height: number, data = deflateSync(Buffer.alloc(1000))): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2, 0, 0, 0], 8);
  const parts = [chunk('IHDR', head), chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))];
  return Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), ...parts]);
}
/** The smallest GIF, as if its screen had so many pixels. */
function gif(width: number, height: number): Buffer {
  const bytes = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');
  bytes.writeUInt16LE(width, 6);
  bytes.writeUInt16LE(height, 8);
  return bytes;
}
const onePixel = gif(1, 1);
const script = '<script>fetch("https://evil.test")</script>';

const pictures: readonly ShownFile[] = [
  { title: 'a PNG of 10^10 pixels', make: () => png(100_000, 100_000), isShown: false },
  { title: 'a PNG of 2^62 pixels', make: () => png(2 ** 31 - 1, 2 ** 31 - 1), isShown: false },
  {
    title: 'a PNG of 300 MB in 300 KB',
    make: () => png(10_000, 10_000, deflateSync(Buffer.alloc(300_000_000))),
    isShown: false,
  },
  { title: 'a PNG without pixels', make: () => png(0, 0), isShown: false },
  { title: 'half a PNG', make: () => png(9000, 8000).subarray(0, 60), isShown: false },
  { title: 'a GIF with a screen of 65,535 pixels a side', make: () => gif(65_535, 65_535) },
  {
    title: 'a GIF that is also a script',
    make: () => Buffer.concat([onePixel, Buffer.from(`/*${script}`)]),
    isShown: true,
  },
  {
    title: 'a GIF that is also a zip file',
    make: () => Buffer.concat([onePixel, word(good)]),
    isShown: true,
  },
  {
    title: 'a drawing with a script',
    make: () => Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)">${script}</svg>`),
    isShown: false,
  },
  {
    title: 'a drawing that includes a local file',
    make: () =>
      Buffer.from(
        '<?xml version="1.0"?><!DOCTYPE s [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg><text>&x;</text></svg>',
      ),
    isShown: false,
  },
  { title: 'a web page called .jpg', make: () => Buffer.from(`<!doctype html>${script}`), isShown: false },
  {
    title: 'a web page behind the first bytes of a JPEG',
    make: () => Buffer.from(`\xff\xd8\xff\xe0${script}`, 'latin1'),
    isShown: false,
  },
  {
    title: 'commands for ImageMagick',
    make: () => Buffer.from('push graphic-context\nimage over 0,0 0,0 "https://evil.test/x.png|ls"'),
    isShown: false,
  },
  { title: 'PostScript', make: () => Buffer.from('%!PS\n(/etc/passwd) (r) file'), isShown: false },
  { title: 'a photo of a phone, cut off', make: () => heicPhoto().subarray(0, 820), isShown: false },
  { title: 'the head of a photo of a phone', make: () => heicPhoto().subarray(0, 32), isShown: false },
  { title: 'a photo of a phone that claims 10^9 pixels a side', make: () => resized(1_000_000_000) },
  {
    title: 'a photo of a phone of which every tenth byte is wrong',
    make: () =>
      heicPhoto().map((byte, index) => (index > 60 && index % 10 === 0 ? byte ^ 255 : byte)) as Buffer,
  },
];

/** All sizes that the photo states, replaced. */
function resized(side: number): Buffer {
  const bytes = heicPhoto();
  for (let at = bytes.indexOf('ispe'); at >= 0; at = bytes.indexOf('ispe', at + 1)) {
    bytes.writeUInt32BE(side, at + 8);
    bytes.writeUInt32BE(side, at + 12);
  }
  return bytes;
}

/** A PDF whose only page is of this size. */
const sized = (box: string): Buffer =>
  pdf([
    CATALOGUE,
    PAGES,
    `<< /Type /Page /Parent 2 0 R /MediaBox [${box}] /Contents 4 0 R >>`,
    stream('', shown),
  ]);

const office = (parts: Record<string, string | Buffer>): Buffer =>
  makeZip(Object.entries(parts).map(([name, content]) => ({ name, content })));
const cells = (rows: string): string => `<worksheet><sheetData>${rows}</sheetData></worksheet>`;

const documents: readonly ShownFile[] = [
  { title: 'a page of 10^9 points a side', make: () => sized('0 0 1000000000 1000000000') },
  { title: 'a page without a size', make: () => sized('0 0 0 0') },
  { title: 'a page that is thinner than a pixel', make: () => sized('0 0 0.001 100000') },
  {
    title: 'a hundred thousand pages',
    make: () =>
      pdf([
        CATALOGUE,
        `<< /Type /Pages /Count 100000 /Kids [${'3 0 R '.repeat(100_000)}] >>`,
        '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 99 99] >>',
      ]),
  },
  {
    title: 'a document with a macro',
    make: () => word(good, [{ name: 'word/vbaProject.bin', content: Buffer.alloc(999, 7) }]),
    isShown: true,
  },
  {
    title: 'a document with a linked picture',
    make: () =>
      word(good, [
        {
          name: 'word/_rels/document.xml.rels',
          content:
            '<Relationships><Relationship Id="r1" Type="x/image" TargetMode="External" Target="http://127.0.0.1:9/x.png"/></Relationships>',
        },
      ]),
    isShown: true,
  },
  {
    title: 'a document with a picture of 10^10 pixels',
    make: () => word(good, [{ name: 'word/media/image1.png', content: png(100_000, 100_000) }]),
  },
  {
    title: 'a document with a drawing that has a script',
    make: () => word(good, [{ name: 'word/media/image1.svg', content: `<svg>${script}</svg>` }]),
    isShown: true,
  },
  {
    title: 'a document of formatting commands',
    make: () =>
      word(documentOf(paragraph('#read("/etc/passwd") $#sys.inputs$ [label](javascript:alert(1)) {{x}}'))),
    isShown: true,
  },
  {
    title: 'a table of a million rows',
    make: () =>
      word(
        documentOf(
          `<w:tbl>${'<w:tr><w:tc><w:p/></w:tc></w:tr>'.repeat(1_000_000)}</w:tbl>${paragraph(sentence)}`,
        ),
      ),
  },
  {
    title: 'a hundred tables in one another',
    make: () =>
      word(
        documentOf(
          `${'<w:tbl><w:tr><w:tc>'.repeat(80)}${paragraph(sentence)}${'</w:tc></w:tr></w:tbl>'.repeat(80)}`,
        ),
      ),
  },
  {
    title: 'nine thousand slides',
    make: () =>
      office({
        'ppt/presentation.xml': '<p/>',
        ...Object.fromEntries(Array.from({ length: 9000 }, (_, n) => [`ppt/slides/slide${n}.xml`, '<p/>'])),
      }),
  },
  {
    title: 'a sheet of the largest dimension',
    make: () =>
      office({
        'xl/workbook.xml': '<w/>',
        'xl/worksheets/sheet1.xml': cells('<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>'),
      }),
  },
  {
    title: 'a cell that refers to a shared text that is not there',
    make: () =>
      office({
        'xl/workbook.xml': '<w/>',
        'xl/worksheets/sheet1.xml': cells('<row><c r="A1" t="s"><v>999999999999</v></c></row>'),
      }),
  },
  {
    title: 'shared texts of 300 MB',
    make: () =>
      makeZip([
        { name: 'xl/workbook.xml', content: '<w/>' },
        { name: 'xl/worksheets/sheet1.xml', content: cells('') },
        bombPart(bomb('<si><t>x</t></si>', 300, '<sst>', '</sst>'), 'xl/sharedStrings.xml'),
      ]),
    isShown: false,
  },
  {
    title: 'an OpenDocument text of a million entities',
    make: () =>
      office({ 'content.xml': '<!DOCTYPE d [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;">]><d><p>&b;</p></d>' }),
    isShown: false,
  },
];

/** Files that try to harm who looks at them, or the server that draws them. */
export const shownFiles: readonly ShownFile[] = [
  ...pictures,
  ...documents,
  ...hostileFiles.map(({ title, make }) => ({ title, make })),
];
