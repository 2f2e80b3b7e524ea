import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readSample } from '../sample.ts';
import { budgetOf, checklistOf, groupsOf } from './derive.ts';
import { generator } from './generator.ts';
import { tripInput } from './schema.ts';
import { timetable } from './timetable.ts';

const { input, result, context } = readSample(generator);
const form = tripInput.parse(input);

const openIn = (change: object, given: object = {}) =>
  generator
    .checks({ ...result, ...change }, { ...input, ...given }, context)
    .checks.filter(({ status }) => status === 'open')
    .map(({ name }) => name);

it('times every stop, ends when the class has to be back, and reports a plan that is too long', () => {
  expect(timetable(form).map(({ time, what }) => `${time} ${what}`)).toEqual([
    '08:30 Travel there',
    '09:10 Walk along the bank',
    '10:10 Snack',
    '10:30 Measure the current',
    '11:45 Lunch at the weir',
    '12:25 Time to spare',
    '12:50 Travel back',
    '13:30 Back at school',
  ]);
  expect(openIn({}, { back_by: '12:30' })).toContain('Back in time');
});

it('divides any class into groups that differ by one student at most', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 400 }), fc.integer({ min: 1, max: 80 }), (students, adults) => {
      const groups = groupsOf({ ...form, students, adults });
      expect(groups.reduce((sum, size) => sum + size, 0)).toBe(students);
      expect(Math.max(...groups) - Math.min(...groups)).toBeLessThanOrEqual(1);
    }),
  );
  expect(openIn({}, { adults: 2 })).toEqual(['Enough adults']);
});

it('adds up the costs and the share of each student', () => {
  expect(
    budgetOf({
      ...form,
      transport_cost: 310.5,
      entry_student: 4,
      entry_adult: 0,
      other_cost: 0,
      school_pays: 100,
    }),
  ).toEqual([
    { item: 'Transport', count: 'One coach', total: 310.5 },
    { item: 'Entry, students', count: '24 × 4', total: 96 },
    { item: 'All together', count: '', total: 406.5 },
    { item: 'Paid by the school', count: '', total: 100 },
    { item: 'For each student', count: '306.5 ÷ 24', total: 12.77 },
  ]);
});

it('puts tasks on school days', () => {
  const days = checklistOf({ ...form, date: '2026-10-12' }).map(({ by }) => by);
  expect(days.at(-1)).toBe('October 9, 2026');
  expect(openIn({}, { date: '2026-10-11' })).toEqual(['A school day']);
});

it.each([
  [{ packing: ['Bring $5.'] }, 'Times and prices only as supplied'],
  [{ before: ['Meet at 7:45.'] }, 'Times and prices only as supplied'],
  [{ risks: [], packing: ['Boots'] }, 'Needs are planned for'],
  [
    { family_letter: { greeting: 'Hello', body: ['We go out.'], closing: 'Thanks' } },
    'The letter says where you go',
  ],
  [{ objectives: ['Understand rivers.'] }, 'Objectives can be observed'],
])('reports %j', (change, name) => {
  expect(openIn(change)).toEqual([name]);
});

it('computes tables again after an edit', () => {
  const { result: mended } = generator.checks({ ...result, timetable: [], budget: [] }, input, context);
  expect(mended).toEqual(result);
});

it('rejects a return before the departure', () => {
  const { error } = tripInput.safeParse({ ...form, back_by: '08:00' });
  expect(error?.issues.map(({ path }) => path.join())).toEqual(['back_by']);
});
