import { parse } from 'gift-pegjs';
import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { generators } from '../../../generated/generators.ts';
import { readSample } from '../../templates/sample.ts';
import { questionsOf } from '../questions/exported-questions.ts';
import { exported } from '../testing.ts';
import type { ExportFormat } from './declarations.ts';
import { formatsOf } from './format.ts';

const meta = { composed: false, model: 'a model' };
const offering = (wanted: ExportFormat) =>
  generators.filter((generator) => formatsOf(generator).some(({ format }) => format === wanted));
const sampleOf = (generator: (typeof generators)[number]) => ({ ...readSample(generator), meta });

async function textOf(generator: (typeof generators)[number], format: ExportFormat): Promise<string> {
  const { body } = await exported(generator, sampleOf(generator), { format, copy: 'teacher' });
  return body.toString('utf8').replace(/^\uFEFF/, '');
}

describe('an independent parser reads every question of a sample that GIFT can hold', () => {
  it.each(offering('gift'))('$templateType', async (generator) => {
    const text = await textOf(generator, 'gift');
    const asked = questionsOf({
      generator,
      written: sampleOf(generator),
      copy: 'teacher',
      paper: 'a4',
      author: '',
      documentId: 'd1',
      writePdf: () => Promise.reject(new Error('No PDF.')),
    });
    const leftOut = text.match(/^\/\/ Question \d+ was left out/gm) ?? [];
    expect(parse(text)).toHaveLength(asked.length - leftOut.length);
  });
});

const tables = ['questions_csv', 'anki', 'quizlet', 'scores_csv', 'rubric_csv'] as const;

describe.each(tables)('%s', (format) => {
  it.each(offering(format))('of $templateType has as many cells in every row', async (generator) => {
    const text = await textOf(generator, format);
    // The first lines of a file for Anki are its settings.
    const rows = text
      .split('\n')
      .filter((line) => !line.startsWith('#'))
      .join('\n');
    const { data, errors } = Papa.parse<string[]>(rows, {
      skipEmptyLines: true,
      delimiter: format === 'quizlet' ? '\t' : ',',
    });
    expect(errors).toEqual([]);
    expect(data.length).toBeGreaterThan(1);
    expect(new Set(data.map((row) => row.length)).size).toBe(1);
  });
});
