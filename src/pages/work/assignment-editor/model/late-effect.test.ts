import { expect, test } from 'vitest';
import { paperBook } from '../../../../../tests/support/gradebooks';
import { blankValues } from './editor-values';
import { lateEffect } from './late-effect';

const late = { ...blankValues, isLatePenalised: true, latePercent: 15, lateLowest: 50, points: 14.5 };
const DAY = 86_400;
const column = {
  ...paperBook,
  cells: {
    ...paperBook.cells,
    students: [0, 1, 2, 3],
    assignments: [0, 0, 0, 0],
    points: [14.5, 12, 10, null],
    deductions: [0, 0, 0, 0],
    late_seconds: [DAY, 0, DAY, 0],
    statuses: ['late' as const, 'none' as const, 'late' as const, 'missing' as const],
    overridden: [false, false, false, false],
    returned: [false, false, true, false],
  },
};

test('without a policy there is nothing to say', () => {
  expect(lateEffect(blankValues, column)).toEqual([]);
});

test('an example in exact points, down to the lowest percentage', () => {
  expect(lateEffect(late, null)).toEqual([
    'Full marks handed in a day late become 12.32 of 14.5; three days late, 7.97.',
  ]);
  expect(lateEffect({ ...late, lateLowest: 90 }, null)[0]).toContain('three days late, 13.05.');
});

test('the scores of now, of which returned ones stay', () => {
  expect(lateEffect(late, column)[1]).toBe(
    '1 of 1 late score not returned yet changes, by up to 2.18 points. What is returned stays.',
  );
  expect(lateEffect({ ...late, latePercent: 0 }, column)[1]).toBe(
    'None of the 1 late score that is not returned yet changes.',
  );
});

test('what missing work gets, and for how many students', () => {
  const missing = { ...blankValues, isMissingPenalised: true, missingPercent: 40, points: 10 };
  expect(lateEffect(missing, null)).toEqual(['Missing work gets 6 of 10.']);
  expect(lateEffect(missing, column)).toEqual(['Missing work gets 6 of 10: now that is 1 student.']);
});
