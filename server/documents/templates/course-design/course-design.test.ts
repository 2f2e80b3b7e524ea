import { describe, expect, test } from 'vitest';
import type { CourseUnit } from '../../../generated/blocks.ts';
import { readSample } from '../sample.ts';
import { checkCourse } from './checks.ts';
import { deriveSection } from './derive.ts';
import { generator } from './generator.ts';
import { coursePrompt, unitCount } from './prompt.ts';
import { courseInput, courseResult, type CourseResult } from './schema.ts';

const { input, result, context } = readSample(generator);
const form = courseInput.parse(input);
const course = courseResult.parse(result);

const check = (changed: Partial<CourseResult>, changedForm: object = {}) =>
  checkCourse({ ...course, ...changed }, { ...form, ...changedForm }, context);
const verdict = (name: string, changed: Partial<CourseResult>, changedForm: object = {}) =>
  check(changed, changedForm).checks.find((each) => each.name === name);

/** The units with one of them changed. */
const withUnit = (at: number, changed: Partial<CourseUnit>): Pick<CourseResult, 'units'> => ({
  units: course.units.map((unit, index) => (index === at ? { ...unit, ...changed } : unit)),
});

/** The units with the first lesson of the second one changed. */
const withLesson = (changed: Partial<CourseUnit['lessons'][number]>) =>
  withUnit(1, {
    lessons: course.units[1]?.lessons.map((lesson, index) =>
      index === 0 ? { ...lesson, ...changed } : lesson,
    ),
  });

describe('the weeks', () => {
  test('are fitted to the course and numbered', () => {
    const units = course.units.map((unit) => ({ ...unit, number: 7, weeks: unit.weeks * 3 }));
    const { result: mended } = check({ units });
    expect(mended.units.map(({ number, weeks }) => [number, weeks])).toEqual([
      [1, 3],
      [2, 5],
      [3, 4],
    ]);
    expect(verdict('Weeks add up', { units })?.status).toBe('repaired');
    expect(mended.pacing).toHaveLength(12);
  });

  test('stay open with more units than weeks', () => {
    expect(verdict('Weeks add up', {}, { duration_weeks: 2 })?.status).toBe('open');
  });

  test('have dates outside the breaks, and lessons and tasks of their unit', () => {
    const { pacing } = check({}).result;
    expect(pacing.map(({ days = [] }) => days[0])).toContain('2027-02-16');
    expect(
      pacing.flatMap(({ days = [] }) => days).filter((day) => day >= '2027-03-15' && day <= '2027-03-19'),
    ).toEqual([]);
    expect(pacing.flatMap(({ activity = [] }) => activity)).toEqual(
      course.units.flatMap(({ lessons }) => lessons.map(({ title }) => title)),
    );
    expect(pacing[2]?.due).toBe(course.units[0]?.summative);
  });

  test('are dated again after an edit', () => {
    const pacing = course.pacing.map((week) => ({ ...week, topic: 'Something else' }));
    expect(verdict('Weeks and dates', { pacing })?.status).toBe('repaired');
    expect(check({ pacing }).result.pacing).toEqual(course.pacing);
  });
});

describe('outcomes', () => {
  test('a lesson without one is reported and listed', () => {
    const changed = withLesson({ objective: 'Build a kite.' });
    expect(verdict('Every lesson has an outcome', changed)).toMatchObject({
      status: 'open',
      path: '/units/1/lessons/0',
    });
    expect(check(changed).result.orphans).toEqual(['Unit 2, lesson 1: A weather station on the fence']);
  });

  test('are written in the words of the unit', () => {
    const objective = 'measure how air changes as it warms, cools and mixes';
    const { result: mended } = check(withLesson({ objective }));
    expect(mended.units[1]?.lessons[0]?.objective).toBe(course.units[1]?.objectives[0]);
  });

  test('without a lesson, or that can’t be observed, are reported with their place', () => {
    const objectives = [...(course.units[0]?.objectives ?? []), 'Understand clouds.'];
    const changed = withUnit(0, { objectives });
    for (const name of ['Every outcome is taught', 'Objectives can be observed']) {
      expect(verdict(name, changed)).toMatchObject({ status: 'open', path: '/units/0/objectives/2' });
    }
  });
});

test('a unit without a final assessment, or with too many lessons, is reported', () => {
  expect(verdict('Every unit is assessed', withUnit(2, { summative: '' }))).toMatchObject({
    status: 'open',
    path: '/units/2',
  });
  expect(verdict('Lessons fit the sessions', {}, { sessions_per_week: 1 })?.status).toBe('open');
});

test('standards that no unit covers, or that do not exist, are reported', () => {
  const changed = withUnit(2, { standards: ['MS-XX-1'] });
  expect(verdict('Every standard is covered', changed)?.detail).toBe('MS-ESS2-6 is in no unit.');
  expect(verdict('Standards are real', changed)?.status).toBe('open');
  expect(check(changed).result.standards_coverage.at(-1)?.units).toBe('');
});

test('weights come from the form', () => {
  const assessment_plan = [{ category: 'Tests', weight: 90, evidence: 'All units' }];
  expect(verdict('Weights as in your form', { assessment_plan })?.status).toBe('repaired');
  expect(check({ assessment_plan }).result.assessment_plan.map(({ weight }) => weight)).toEqual([60, 25, 15]);
});

test('shallow tasks are reported', () => {
  const units = course.units.map((unit) => ({
    ...unit,
    lessons: unit.lessons.map((lesson) => ({ ...lesson, activity: 'List the facts.' })),
  }));
  expect(verdict('Deeper thinking', { units })?.status).toBe('open');
});

test('each section that follows from the units is derived', () => {
  for (const key of ['pacing', 'standards_coverage', 'orphans'] as const) {
    expect(deriveSection(key, { units: course.units }, form, context)).toEqual(course[key]);
  }
});

test('a course of 40 weeks asks for few units', () => {
  expect([1, 12, 40].map((duration_weeks) => unitCount({ duration_weeks }))).toEqual([1, 3, 11]);
  const { user } = coursePrompt({ ...form, duration_weeks: 40 }, context, { keys: ['units'], written: {} });
  expect(user).toContain('Units: 11');
});
