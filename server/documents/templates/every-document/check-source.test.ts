import { expect, test } from 'vitest';
import { checkAgainstSource } from './check-source.ts';

const SOURCE = 'In 1889, half of the 40 people came in 2024–25. Each of 8 groups had 130 leaves.';

const missingFrom = (text: string, isBound: boolean, form = '') =>
  checkAgainstSource(
    [{ text, section: 'overview', path: '/overview', key: 'overview' }],
    [{ text: form, section: 'due_date', path: '/due_date' }],
    { sources: [{ id: 'pasted', name: 'Pasted text', text: SOURCE }], standards: [] },
    isBound,
  ).flatMap(({ name, status, detail }) =>
    name === 'Numbers of the source' && status === 'open' ? [detail] : [],
  );

test.each([
  ['Hand it in by Tuesday, December 8, 2026.', false, ''],
  ['We meet on Tuesday, December 8, 2026.', false, 'December 8'],
  ['We meet on Tuesday, December 8, 2026.', true, '12/8/2026'],
  ['A plan for the year 2023-24.', false, ''],
  ['They came in 2024-25.', true, ''],
  ['It is worth 50 % of the marks.', false, ''],
  ['The groups are 20% of the people.', true, ''],
  ['130 / 40 = 3.25 buses.', false, ''],
  ['What is 17 + 18? It is 35.', false, ''],
])('%j (bound: %s) is no invention beside %j', (text, isBound, form) => {
  expect(missingFrom(text, isBound, form)).toEqual([]);
});

test.each([
  ['It was built in 1887.', false, '1887'],
  ['The leaves weigh 14.67 grams.', false, '14.67'],
  ['It happened on July 14, 1789.', false, '14, 1789'],
  ['It came to 63 % of them.', false, '63'],
  ['What is 3? It was built in 1889. It is 77 high.', false, '77'],
  ['Is it = 3.25? Well. There are 88.', false, '88'],
])('%j (bound: %s) has %s of its own', (text, isBound, figures) => {
  expect(missingFrom(text, isBound)).toEqual([`The source doesn’t say ${figures}.`]);
});
