import { describe, expect, test } from 'vitest';
import { type BookCatalogue, catalogueOf } from '../../books/book-catalogue.ts';
import { readSample } from '../sample.ts';
import { checkSyllabus } from './checks.ts';
import { generator } from './generator.ts';
import { scaleRows } from './grading-scale.ts';
import { syllabusPrompt } from './prompt.ts';
import { type SyllabusResult, syllabusInput, syllabusResult } from './schema.ts';

const { input, result } = readSample(generator);
const form = syllabusInput.parse(input);
const document = syllabusResult.parse(result);
const context = { sources: [], standards: [] };

const check = (changed: Partial<SyllabusResult>, changedForm: object = {}) =>
  checkSyllabus({ ...document, ...changed }, { ...form, ...changedForm }, context);
const verdict = (name: string, changed: Partial<SyllabusResult>, changedForm: object = {}) =>
  check(changed, changedForm).checks.find((each) => each.name === name);

describe('the form', () => {
  const errorsOf = (changed: object) =>
    syllabusInput
      .safeParse({ ...form, ...changed })
      .error?.issues.map(({ path, message }) => [path.join('.'), message]);

  test('offers the years from 2023 to two years from now', () => {
    const { options } = syllabusInput.shape.year;
    expect([options[0], options.at(-1)]).toEqual(['2023', String(new Date().getFullYear() + 2)]);
  });

  test.each([
    ['weights that don’t add up', { grading_policy: [{ category: 'Tests', weight: 90 }] }, 'grading_policy'],
    ['a first day in another year', { term_start: '2027-09-01' }, 'term_start'],
    ['no class days', { meeting_days: [] }, 'meeting_days'],
    [
      'a break that ends before it begins',
      { breaks: [{ name: '', first_day: '2026-10-16', last_day: '2026-10-12' }] },
      'breaks.0.last_day',
    ],
    [
      'a scale without 0',
      { grading_scale: 'Custom', custom_scale: [{ grade: 'P', from: 50 }] },
      'custom_scale',
    ],
    ['a day that does not exist', { term_start: '2026-02-30' }, 'term_start'],
  ])('rejects %s', (_, changed, field) => {
    expect(errorsOf(changed)?.map(([path]) => path)).toContain(field);
  });
});

describe('the scale', () => {
  test('has no gap and no overlap', () => {
    expect(scaleRows('90/80/70/60', []).map(({ percent }) => percent)).toEqual([
      '90–100 %',
      '80–89 %',
      '70–79 %',
      '60–69 %',
      'below 60 %',
    ]);
  });

  test('takes the teacher’s rows in any order', () => {
    const custom = [
      { grade: 'Not yet', from: 0 },
      { grade: 'Pass', from: 62.5 },
    ];
    expect(scaleRows('Custom', custom)).toEqual([
      { grade: 'Pass', percent: '62.5–100 %' },
      { grade: 'Not yet', percent: 'below 62.5 %' },
    ]);
  });
});

describe('the checks', () => {
  test('copy weights and course facts from the form again', () => {
    const changed = { assessment_methods: [{ type: 'Unit tests', weight: 90 }] };
    expect(verdict('As in your form', changed)?.status).toBe('repaired');
    expect(check(changed).result.assessment_methods).toEqual(document.assessment_methods);
  });

  test('put the teacher’s rules back word for word', () => {
    const policies = { ...document.policies, late: 'No late work.' };
    expect(check({ policies }).result.policies.late).toBe(form.late_policy);
  });

  test('never count a resource as verified', () => {
    const learning_resources = document.learning_resources.map((book) => ({ ...book, verified: true }));
    expect(verdict('Resources are marked as unverified', { learning_resources })?.status).toBe('repaired');
    expect(check({ learning_resources }).result.learning_resources.map(({ verified }) => verified)).toEqual([
      false,
      false,
    ]);
  });

  test('count the resources as verified that a catalogue lists', () => {
    const [first, second] = document.learning_resources;
    if (!first || !second) throw new Error('The sample has fewer than two resources.');
    const checkWith = (books: BookCatalogue) => {
      const checked = checkSyllabus(document, form, { ...context, books });
      return {
        verified: checked.result.learning_resources.map(({ verified }) => verified),
        found: checked.checks.find(({ name }) => name === 'Resources are in the catalogue'),
      };
    };
    expect(checkWith(catalogueOf([first, second]))).toMatchObject({
      verified: [true, true],
      found: { status: 'passed', detail: 'The catalogue lists 2 titles.' },
    });
    expect(checkWith(catalogueOf([first]))).toMatchObject({
      verified: [true, false],
      found: {
        status: 'open',
        path: '/learning_resources/1',
        detail: `The catalogue doesn’t list “${second.title}”: look for it before you hand this out.`,
      },
    });
    expect(checkWith(catalogueOf([]))).toMatchObject({
      verified: [false, false],
      found: { detail: 'The catalogue doesn’t list 2 of 2 titles: look for them before you hand this out.' },
    });
  });

  test('report an outcome that can’t be observed', () => {
    expect(verdict('Objectives can be observed', { learning_outcomes: ['Understand cells.'] })?.status).toBe(
      'open',
    );
  });
});

test('the prompt never holds the teacher’s contact details', () => {
  const { user } = syllabusPrompt(form, context, { keys: ['schedule'], written: {} });
  expect(user).not.toMatch(/Okafor|harborview/);
  expect(user).toContain('Unit tests');
});
