import { expect, test } from 'vitest';
import { combine, type Differences } from './target-rules.ts';

const none: Differences = {
  isChosen: false,
  dueAt: null,
  cutOffAt: null,
  attempts: null,
  extraMinutes: null,
  excused: false,
};
const day = (number: number) => new Date(Date.UTC(2026, 2, number));

// As in Moodle, an override of the student counts before those of groups; as in Canvas, the most lenient of several.
test.each([
  ['the date of a group', null, [{ dueAt: day(3) }], { dueAt: day(3) }],
  ['the later date of two groups', null, [{ dueAt: day(3) }, { dueAt: day(5) }], { dueAt: day(5) }],
  [
    'the date of the student, although the group has a later one',
    { dueAt: day(2) },
    [{ dueAt: day(5) }],
    { dueAt: day(2) },
  ],
  [
    'each value by itself',
    { cutOffAt: day(9) },
    [{ dueAt: day(3), cutOffAt: day(5) }],
    { dueAt: day(3), cutOffAt: day(9) },
  ],
  [
    'more attempts and minutes of two groups',
    null,
    [
      { attempts: 1, extraMinutes: 10 },
      { attempts: 3, extraMinutes: 5 },
    ],
    { attempts: 3, extraMinutes: 10 },
  ],
  ['that one group is excused', null, [{ excused: true }, {}], { excused: true }],
  ['that the student is excused', { excused: true }, [{ dueAt: day(3) }], { excused: true, dueAt: day(3) }],
  ['that a group was chosen', { dueAt: day(2) }, [{ isChosen: true }], { isChosen: true, dueAt: day(2) }],
  ['nothing', null, [], {}],
] as const)('for a student counts %s', (_, own, groups, counts) => {
  const ofGroups = groups.map((group) => ({ ...none, ...group }));
  expect(combine(own && { ...none, ...own }, ofGroups)).toEqual({ ...none, ...counts });
});
