import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Papa from 'papaparse';
import { afterAll, expect, it } from 'vitest';
import { convert, CSV_IN_UTF8, findLibreOffice, hasCalc } from '../../../../tests/support/libreoffice.ts';
import { generators } from '../../../generated/generators.ts';
import { readSample } from '../../templates/sample.ts';
import { exported } from '../testing.ts';
import { formatsOf } from './format.ts';

const folder = mkdtempSync(join(tmpdir(), 'lectern-csv-'));
afterAll(() => rmSync(folder, { recursive: true }));

const meta = { composed: false, model: 'a model' };
const forSpreadsheets = ['questions_csv', 'scores_csv', 'rubric_csv'] as const;

/** What a cell shows, whatever the lines it is broken into. Spreadsheets write truth values in capitals. */
const shownIn = (text: string) =>
  text
    .replaceAll(/\s+/g, ' ')
    .replace(/^(?:true|false)$/i, (value) => value.toUpperCase())
    .trim();

/** The rows of the sheet that Calc saved as a web page. */
const rowsIn = (html: string): string[][] =>
  [...html.matchAll(/<tr\b[^>]*>([\s\S]*?)<\/tr>/g)].map(([, row = '']) =>
    [...row.matchAll(/<td\b[^>]*>([\s\S]*?)<\/td>/g)].map(([, cell = '']) => {
      const text = cell.replaceAll(/<br\s*\/?>/g, ' ').replaceAll(/<[^>]+>/g, '');
      return shownIn(
        text
          .replaceAll('&lt;', '<')
          .replaceAll('&gt;', '>')
          .replaceAll('&quot;', '"')
          .replaceAll('&amp;', '&'),
      );
    }),
  );

it('opens in LibreOffice Calc with every cell, from every template', { timeout: 120_000 }, async ({
  skip,
}) => {
  const program = findLibreOffice();
  if (program === undefined || !hasCalc()) {
    skip('LibreOffice has no Calc. Install the package libreoffice-calc-nogui.');
    return;
  }
  const files: { path: string; rows: string[][] }[] = [];
  for (const generator of generators) {
    for (const format of forSpreadsheets) {
      if (!formatsOf(generator).some((each) => each.format === format)) continue;
      const written = { ...readSample(generator), meta };
      const { body } = await exported(generator, written, { format, copy: 'teacher' });
      const path = join(folder, `${generator.templateType}-${format}.csv`);
      writeFileSync(path, body);
      const { data } = Papa.parse<string[]>(body.toString('utf8').replace(/^\uFEFF/, ''), {
        skipEmptyLines: true,
      });
      files.push({ path, rows: data.map((row) => row.map(shownIn)) });
    }
  }
  expect(files.length).toBeGreaterThan(3);
  await convert(
    program,
    'html',
    files.map(({ path }) => path),
    folder,
    CSV_IN_UTF8,
  );
  for (const { path, rows } of files)
    expect(rowsIn(readFileSync(path.replace('.csv', '.html'), 'utf8')), path).toEqual(rows);
});
