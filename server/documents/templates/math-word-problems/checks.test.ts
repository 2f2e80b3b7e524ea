import { expect, it } from 'vitest';
import { checkMathsProblems } from './checks.ts';
import { mathsInput, type Problem } from './schema.ts';

const form = {
  topic: 'Multiplying',
  grade_level: 'Grade 4',
  subject: 'Mathematics',
  number_of_problems: 1,
  number_range: { min: 0, max: 100, decimals: 'No', fractions: 'No' },
};
const rows: Problem = {
  number: 1,
  problem: 'A hall has 6 rows. Each row has 8 seats. How many seats does the hall have?',
  given: ['6 rows', '8 seats in each row'],
  unknown: 'all seats',
  expression: '6 × 8',
  answer: { value: 48, unit: 'seats' },
  steps: ['6 × 8 = 48 seats.'],
};

const check = (change: Partial<Problem>, asked: object = {}) =>
  checkMathsProblems(
    { problems: [{ ...rows, ...change }], answer_key: [] },
    mathsInput.parse({ ...form, ...asked }),
    { sources: [], standards: [] },
  );

const named = (name: string, change: Partial<Problem>, asked: object = {}) =>
  check(change, asked).checks.find((each) => each.name === name);

it('puts a wrong answer right, and its key', () => {
  const { result, checks } = check({ answer: { value: 42, unit: 'seats' } });
  expect(result.problems[0]).toMatchObject({ answer: { value: 48 }, check: { recomputed: 48, ok: true } });
  expect(result.answer_key).toEqual([{ problem: '1', expression: '6 × 8', answer: '48 seats' }]);
  expect(checks[0]).toMatchObject({ status: 'repaired', detail: 'Problem 1 said 42: 6 × 8 = 48.' });
});

it.each([
  ['Answers are recomputed', { expression: 'rows × seats' }, {}],
  ['Units', { problem: 'A rope is 6 metres long. How many seats?' }, {}],
  ['Units', { answer: { value: 48, unit: 'chairs' } }, {}],
  ['Numbers in range', { expression: '6 × 800', answer: { value: 4800, unit: 'seats' } }, {}],
  ['Numbers in range', { expression: '1/2 × 8', answer: { value: 4, unit: 'seats' } }, {}],
  ['Numbers in range', { expression: '6 − 8', answer: { value: -2, unit: 'seats' } }, {}],
  ['Number of steps', {}, { steps: 'two' }],
  ['Worked solutions', { steps: [] }, {}],
  ['Number of problems', {}, { number_of_problems: 2 }],
])('opens %s for %j', (name, change, asked) => {
  expect(named(name, {})?.status).toBe('passed');
  expect(named(name, change, asked)?.status).toBe('open');
});

it.each([
  ['60 rows of 8 seats', 'A hall has 60 rows. Each row has 8 seats. How many seats?', rows, 'open'],
  [
    'another number that everybody knows',
    'A hall has 40 rows. Each row has 13 seats. How many seats?',
    { given: ['4 rows', '13 seats in each row'], expression: '4 × 13', answer: { value: 52, unit: 'seats' } },
    'open',
  ],
  [
    'the minutes of an hour',
    'A film is 3 hours long. How many minutes is that?',
    { given: ['3 hours'], expression: '3 × 60', answer: { value: 180, unit: 'minutes' } },
    'passed',
  ],
])('finds numbers of the facts in the problem: %s', (_, problem, change, status) => {
  expect(named('Numbers as in the problem', { ...change, problem })?.status).toBe(status);
});

it('accepts a rounded answer only where the problem asks to round', () => {
  const third = { expression: '10 ÷ 3', answer: { value: 3.3, unit: '' } };
  const open = { number_range: { min: 0, max: 100 } };
  expect(check({ ...third, problem: 'Share 10.' }, open).checks[0]?.status).toBe('repaired');
  expect(check({ ...third, problem: 'Share 10. Round to tenths.' }, open).checks[0]?.status).toBe('passed');
});

it.each([
  ['A bus takes 40 people. How many buses do 130 people need?', 4, 'passed', 4],
  ['A bus takes 40 people. How many buses do 130 people need?', 3, 'repaired', 4],
  ['A bus takes 40 people. How many buses do 130 people need?', 3.25, 'repaired', 4],
  ['A box holds 40 of 130 buses. How many full buses can they fill?', 3, 'passed', 3],
  ['A box holds 40 of 130 buses. How many full buses can they fill?', 4, 'repaired', 3],
  ['Rows of 40 are made of 130 buses. How many buses are left over?', 10, 'passed', 10],
  ['Rows of 40 are made of 130 buses. How many buses are left over?', 3.25, 'repaired', 10],
  ['130 people share buses of 40. How many buses is that?', 4, 'open', 4],
  ['130 people share buses of 40. How many buses is that?', 7, 'repaired', 3.25],
])('rounds as the question asks: %s %d is %s', (problem, value, status, expected) => {
  const { result, checks } = check(
    { problem, given: [], expression: '130 ÷ 40', answer: { value, unit: 'buses' }, steps: [] },
    { number_range: { min: 0, max: 200 } },
  );
  expect(checks[0]?.status).toBe(status);
  expect(result.problems[0]?.answer.value).toBe(expected);
});

it.each([
  ['Steps lead to the answer', { steps: ['6 × 8 = 48.', 'So there are 46 seats.'] }],
  ['Numbers as in the problem', { expression: '9 × 8', answer: { value: 72, unit: 'seats' } }],
  ['Numbers as in the problem', { given: ['9 rows', '8 seats'] }],
])('opens %s for %j', (name, change) => {
  expect(named(name, {})?.status).toBe('passed');
  expect(named(name, change)?.status).toBe('open');
});
