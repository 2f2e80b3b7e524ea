import { expect, test } from 'vitest';
import { behindInWords, markingInWords, missingInWords, progressInWords } from './sentences';

const week = (mean: number | null) => ({ starts_on: '2026-11-30', mean, lower: mean, upper: mean });

test.each([
  [[], 'There are no scores yet.'],
  [[null, 81], 'The class average is 81%.'],
  [[80, null, 80], 'The class average is 80%.'],
  [[78.2, null, 82], 'The class average is 82%, up 3.8 points over 2 weeks.'],
  [[78, 77], 'The class average is 77%, down 1 point over 2 weeks.'],
])('the progress of %j', (means, words) => {
  expect(progressInWords({ weeks: means.map(week) })).toBe(words);
});

const student = { id: 'a', first_name: 'Isla', last_name: 'MacKenzie' };
const behind = { student, current: 62, missing_as_zero: 54, since: '2026-11-16' };
const assignment = { id: 'b', title: 'Leaf diary', due_at: null, time_zone: 'Europe/London' };

test('who is behind', () => {
  expect(behindInWords({ behind: [], students: 0 }, 60)).toBe('There are no students yet.');
  expect(behindInWords({ behind: [], students: 24 }, 60)).toBe('Nobody is below 60%.');
  expect(behindInWords({ behind: [behind], students: 24 }, 60)).toBe(
    'One student is below 60%, missing work as zero.',
  );
});

test('what is missing', () => {
  expect(missingInWords({ missing: [] })).toBe('Nothing is missing.');
  expect(missingInWords({ missing: [{ student, assignments: [assignment, assignment] }] })).toBe(
    '2 pieces of work are missing, of one student.',
  );
});

test('what is to mark', () => {
  expect(markingInWords({ to_mark: [] })).toBe('All work is marked and returned.');
  expect(markingInWords({ to_mark: [{ assignment, waiting: 1, to_return: 0 }] })).toBe(
    'One piece of work waits for a mark.',
  );
  expect(markingInWords({ to_mark: [{ assignment, waiting: 3, to_return: 2 }] })).toBe(
    '3 pieces of work wait for a mark, and 2 scores are not returned.',
  );
});
