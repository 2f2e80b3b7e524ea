import { deflateSync } from 'node:zlib';
import { sentence } from './hostile-file.ts';
import { deflatedBomb } from './zip-file.ts';

type Body = string | Buffer;

export const stream = (dictionary: string, data: Body): Buffer =>
  Buffer.concat([
    Buffer.from(`<< ${dictionary} /Length ${Buffer.byteLength(data)} >>\nstream\n`),
    Buffer.from(data),
    Buffer.from('\nendstream'),
  ]);

/** A PDF of numbered objects; the first is its catalogue. */
export function pdf(objects: readonly Body[], trailer = ''): Buffer {
  const chunks = [Buffer.from('%PDF-1.4\n')];
  let length = chunks[0]?.length ?? 0;
  const places = objects.map((body, index) => {
    const chunk = Buffer.concat([
      Buffer.from(`${index + 1} 0 obj\n`),
      Buffer.from(body),
      Buffer.from('\nendobj\n'),
    ]);
    const place = length;
    chunks.push(chunk);
    length += chunk.length;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const size = objects.length + 1;
  chunks.push(
    Buffer.from(
      `xref\n0 ${size}\n0000000000 65535 f \n${places.join('')}trailer\n<< /Size ${size} /Root 1 0 R ${trailer} >>\nstartxref\n${length}\n%%EOF\n`,
    ),
  );
  return Buffer.concat(chunks);
}

export const CATALOGUE = '<< /Type /Catalog /Pages 2 0 R >>';
export const PAGES = '<< /Type /Pages /Count 1 /Kids [3 0 R] >>';
const FONT = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>';
export const shown = `BT /F1 12 Tf 72 720 Td (${sentence}) Tj ET`;

/** A page with this content; further objects begin at number 6. */
export function page(
  content: Body,
  {
    font = FONT,
    resources = '',
    others = [],
  }: { font?: string; resources?: string; others?: readonly Body[] } = {},
): Buffer {
  const leaf = `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Resources << /Font << /F1 5 0 R >> ${resources} >> /Contents 4 0 R >>`;
  return pdf([
    CATALOGUE,
    PAGES,
    leaf,
    Buffer.isBuffer(content) ? content : stream('', content),
    font,
    ...others,
  ]);
}

/** Zlib data that inflates to `times` megabytes of a unit. */
export const bomb = (unit: string, times: number, before = '', after = ''): Buffer =>
  Buffer.concat([
    Buffer.from('789c', 'hex'),
    deflatedBomb(before, unit.repeat(2 ** 20 / unit.length), times, after),
  ]);

/** Forms that each draw the next one ten times. */
export function nestedForms(depth: number, leaf: string): Buffer {
  const others = Array.from({ length: depth }, (_, level) =>
    level === depth - 1
      ? stream('/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources << /Font << /F1 5 0 R >> >>', leaf)
      : stream(
          `/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources << /XObject << /X ${level + 7} 0 R >> >>`,
          '/X Do '.repeat(10),
        ),
  );
  return page('/X Do', { resources: '/XObject << /X 6 0 R >>', others });
}

export const filters = (times: number) => `/Filter [${'/FlateDecode '.repeat(times)}]`;
export function deflatedTimes(data: Buffer, times: number): Buffer {
  return times === 0 ? data : deflatedTimes(deflateSync(data), times - 1);
}
const image = (dictionary: string, data: Body) =>
  stream(`/Type /XObject /Subtype /Image ${dictionary}`, data);
export const withImage = (dictionary: string, data: Body) =>
  page(`${shown} /X Do`, { resources: '/XObject << /X 6 0 R >>', others: [image(dictionary, data)] });
export const withCMap = (map: string) =>
  page(shown, {
    font: '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /ToUnicode 6 0 R >>',
    others: [stream('', map)],
  });
export const cMap = (entries: string) =>
  `/CIDInit /ProcSet findresource begin begincmap 1 begincodespacerange <00> <FF> endcodespacerange ${entries} endcmap end`;
