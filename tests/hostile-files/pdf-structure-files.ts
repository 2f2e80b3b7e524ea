import { makeLockedPdf, makePdf } from '../../server/documents/sources/fixtures.ts';
import { ANY_LIMIT, DAMAGED, type HostileFile, PROTECTED, sentence } from './hostile-file.ts';
import { bomb, CATALOGUE, PAGES, pdf, shown, stream } from './pdf-shapes.ts';

/** PDFs whose objects, pages or tables are malformed. */
export const pdfStructureFiles: readonly HostileFile[] = [
  {
    title: 'a PDF that breaks off after its first line',
    make: () => Buffer.from('%PDF-1.4\nnothing follows'),
    error: DAMAGED,
  },
  { title: 'half a PDF', make: () => makePdf([[sentence], [sentence]]).subarray(0, 500) },
  { title: 'a locked PDF', make: makeLockedPdf, error: PROTECTED },
  {
    title: 'pages that contain themselves',
    make: () => pdf([CATALOGUE, '<< /Type /Pages /Count 5 /Kids [2 0 R 2 0 R] >>']),
    slow: true,
    error: ANY_LIMIT,
  },
  {
    title: 'a page tree of ten thousand levels',
    make: () =>
      pdf([
        CATALOGUE,
        ...Array.from({ length: 10_000 }, (_, n) => `<< /Type /Pages /Count 1 /Kids [${n + 3} 0 R] >>`),
      ]),
    slow: true,
    error: ANY_LIMIT,
  },
  {
    title: 'a claim of 10^12 pages',
    make: () =>
      Buffer.from(
        makePdf([[sentence]])
          .toString('latin1')
          .replace('/Count 1 ', '/Count 1000000000000 '),
        'latin1',
      ),
  },
  {
    title: 'a million empty pages',
    make: () =>
      pdf([
        CATALOGUE,
        `<< /Type /Pages /Count 1000000 /Kids [${'3 0 R '.repeat(1_000_000)}] >>`,
        '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 9 9] >>',
      ]),
    slow: true,
    error: ANY_LIMIT,
  },
  {
    title: 'a cross-reference table that leads to itself',
    make: () => {
      const file = makePdf([[sentence]]).toString('latin1');
      return Buffer.from(file.replace('/Root', `/Prev ${file.indexOf('xref\n0')} /Root`), 'latin1');
    },
    text: sentence,
  },
  {
    title: 'a cross-reference stream of 2^31 objects',
    make: () =>
      Buffer.from(
        `%PDF-1.5\n1 0 obj\n${stream('/Type /XRef /Size 2147483647 /W [1 8 8] /Root 2 0 R /Filter /FlateDecode', bomb('\u0001', 60)).toString('latin1')}\nendobj\nstartxref\n9\n%%EOF`,
        'latin1',
      ),
    slow: true,
    error: ANY_LIMIT,
  },
  {
    title: 'an object stream of a million objects',
    make: () =>
      pdf([
        CATALOGUE,
        PAGES,
        stream('/Type /ObjStm /N 1000000 /First 8000000 /Filter /FlateDecode', bomb('1 1 ', 30)),
      ]),
    slow: true,
    error: ANY_LIMIT,
  },
  {
    title: 'dictionaries nested a hundred thousand deep',
    make: () => pdf([`<< /Type /Catalog /Pages 2 0 R /X ${'<< /A '.repeat(100_000)}`, PAGES]),
    slow: true,
    error: ANY_LIMIT,
  },
  {
    title: 'a length that refers to itself',
    make: () =>
      pdf([
        CATALOGUE,
        PAGES,
        '<< /Type /Page /Parent 2 0 R /Contents 4 0 R >>',
        `<< /Length 4 0 R >>\nstream\n${shown}\nendstream`,
      ]),
  },
  {
    title: 'a negative length',
    make: () =>
      Buffer.from(
        makePdf([[sentence]])
          .toString('latin1')
          .replace(/\/Length \d+/, '/Length -5'),
        'latin1',
      ),
  },
  {
    title: 'a script that runs at opening',
    make: () =>
      Buffer.from(
        makePdf([[sentence]])
          .toString('latin1')
          .replace('/Catalog', '/Catalog /OpenAction << /S /JavaScript /JS (while\\(1\\){}) >>'),
        'latin1',
      ),
    text: sentence,
  },
  {
    title: 'a command that runs at opening',
    make: () =>
      Buffer.from(
        makePdf([[sentence]])
          .toString('latin1')
          .replace('/Catalog', '/Catalog /OpenAction << /S /Launch /F (/bin/sh) >>'),
        'latin1',
      ),
    text: sentence,
  },
];
