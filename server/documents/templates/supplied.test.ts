import { expect, test } from 'vitest';
import { checkSupplied, evidenceFor } from './supplied.ts';

const placed = (text: string) => [{ text, section: 'letter', path: '/letter' }];
const missingFrom = (text: string, form: string) =>
  checkSupplied(evidenceFor(placed(text), placed(form))).flatMap(({ status, detail }) =>
    status === 'open' ? [detail] : [],
  );

test.each([
  ['Please come on Tuesday, December 8, 2026.', '2026-12-08'],
  ['Please come on Tuesday, December 8, 2026.', 'Meeting on December 8'],
  ['Please come on Tuesday, December 8, 2026.', '12/8/2026'],
  ['Please come on December 8.', 'Meeting on Dec 8, 2026'],
  ['She can work out that 6 × 7 = 42.', 'She likes maths.'],
  ['25% of 80 is 20.', 'She likes maths.'],
])('%j says nothing but %j', (text, form) => {
  expect(missingFrom(text, form)).toEqual([]);
});

test.each([
  ['Come on Tuesday, December 8, 2026.', 'Soon', 'Tuesday, December 8, 2026'],
  ['Come on December 8, 2027.', '2026-12-08', 'December 8, 2027'],
  ['She can work out that 6 × 7 = 43.', 'She likes maths.', '6, 7, 43'],
  ['He has 130 / 40 = 3.25 buses and 4.67 points.', 'Buses', '4.67'],
  ['She read 12 books.', 'She reads.', '12'],
])('%j invents beside %j', (text, form, invented) => {
  expect(missingFrom(text, form)).toEqual([`Your form doesn’t give ${invented}.`]);
});
