import { expect, it } from 'vitest';
import { readSample } from '../sample.ts';
import { generator } from './generator.ts';
import { lectureResult } from './schema.ts';

const { input, result, context } = readSample(generator);
const lecture = lectureResult.parse(result);
const checked = (change: object, given: object = {}) =>
  generator.checks({ ...result, ...change }, { ...input, ...given }, context);
const named = (change: object, name: string, given: object = {}) =>
  checked(change, given).checks.filter((check) => check.name === name);
const withMinutes = (...minutes: number[]) => ({
  lecture_sections: lecture.lecture_sections.map((section, index) => ({
    ...section,
    minutes: minutes[index] ?? 0,
  })),
});
const withFirst = (change: object) => ({
  lecture_sections: lecture.lecture_sections.map((section, index) =>
    index === 0 ? { ...section, ...change } : section,
  ),
});

it('shares out the minutes by the words to say when they do not add up', () => {
  const { result: mended, checks } = checked(withMinutes(5, 5, 5));
  expect(lectureResult.parse(mended).lecture_sections.map(({ minutes }) => minutes)).toEqual([2, 2, 1]);
  expect(checks).toContainEqual(expect.objectContaining({ name: 'Minutes add up', status: 'repaired' }));
});

it('opens a check for a script that is too short for the duration', () => {
  const [check] = named(withMinutes(5, 4, 3), 'Speaking time', { duration_minutes: 12 });
  expect(check).toMatchObject({ status: 'open', section: 'lecture_sections' });
  expect(check?.detail).toMatch(/^548 words take about 4.2 minutes at 130 a minute; you asked for 12\.$/);
});

it('offers to share out the minutes where a section does not fit its own', () => {
  const [check] = named(withMinutes(1, 1, 3), 'Time of each section');
  expect(check).toMatchObject({ status: 'open', path: '/lecture_sections/2' });
  expect(check?.fix).toEqual([
    { section: 'lecture_sections', path: [0, 'minutes'], before: 1, value: 2 },
    { section: 'lecture_sections', path: [1, 'minutes'], before: 1, value: 2 },
    { section: 'lecture_sections', path: [2, 'minutes'], before: 3, value: 1 },
  ]);
});

it('counts the words again after an edit', () => {
  const { result: mended, checks } = checked(withFirst({ script: 'Four words only here.' }));
  expect(lectureResult.parse(mended).word_count).toBeLessThan(lecture.word_count);
  expect(checks).toContainEqual(expect.objectContaining({ name: 'Words counted', status: 'repaired' }));
});

it('opens a check for a full slide and for a section without a question', () => {
  expect(named(withFirst({ slide_text: 'word '.repeat(41) }), 'Slides are short')).toEqual([
    expect.objectContaining({ status: 'open', path: '/lecture_sections/0' }),
  ]);
  const check_question = { question: 'Is that clear?', expected: '' };
  expect(named(withFirst({ check_question }), 'A question in every section')).toEqual([
    expect.objectContaining({ status: 'open', path: '/lecture_sections/0' }),
  ]);
});
