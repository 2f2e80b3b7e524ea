import { expect, test } from 'vitest';
import { studentGradebook } from '../../../../../tests/support/student-gradebook';
import { readMarks } from './read-marks';

const markOf = (marks: ReturnType<typeof readMarks>, id: string) =>
  marks.categories.flatMap((category) => category.marks).find((mark) => mark.id === id);

test('a tried score counts instead of what is there, without a deduction, and clearing it restores the total', () => {
  const words = (tries: Parameters<typeof readMarks>[1]) =>
    readMarks(studentGradebook, tries).totals.map((total) => total.words);
  expect(words([])).toEqual(['88.00%, B', '82.00%, B']);
  expect(words([{ id: 'disc', points: 30 }])).toEqual(['96.00%, A', '90.00%, A']);
  expect(words([{ id: 'ticket', points: 5 }])[0]).toBe(words([{ id: 'ticket', points: 5 }])[1]);
  expect(words([{ id: 'disc', points: null }])).toEqual(['88.00%, B', '82.00%, B']);
});

test.each([
  ['points', { main: '26', outOf: 30 }],
  ['percent', { main: '86.67%', outOf: null }],
  ['level', { main: 'B', outOf: null }],
  ['complete', { main: 'Complete', outOf: null }],
] as const)('a score is shown as %s', (display, shown) => {
  const { rules } = studentGradebook;
  const column = {
    assignment_id: 'disc',
    counts: true,
    extra_credit: false,
    never_drop: false,
    term_id: null,
    display,
  };
  const book = { ...studentGradebook, rules: { ...rules, content: { ...rules.content, columns: [column] } } };
  expect(markOf(readMarks(book), 'disc')?.shown).toEqual(shown);
});

test('a mark names its deduction, its drop and the statistics of the class', () => {
  const marks = readMarks(studentGradebook);
  expect(markOf(marks, 'disc')).toMatchObject({ deduction: 1, dropped: null, statistics: { mean: 24.5 } });
  expect(markOf(marks, 'map')).toMatchObject({ dropped: 'lowest', statistics: null });
  expect(marks.missing.map(({ id }) => id)).toEqual(['ticket']);
  expect(marks.categories.map(({ note }) => note)).toEqual([
    '40% of the total. 90.00% so far',
    '60% of the total. 86.67% so far',
  ]);
});
