import { Parser } from 'expr-eval-fork';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { arithmeticIn, evaluate } from './arithmetic.ts';

it.each([
  ['What is 18 ÷ 4?', 4.5],
  ['Calculate 2 + 3 × 4.', 14],
  ['Work out (2 + 3) × 4 = ____', 20],
  ['Find the value of 1/2 + 1/4', 0.75],
  ['How much is 1,200 − 350?', 850],
  ['Evaluate 2^3^2', 512],
  ['What is 5 - 8?', -3],
  ['Work out 10 + (-2^2)', 6],
  ['Evaluate 2^-1 + 1', 1.5],
])('works out %j', (stem, value) => {
  expect(arithmeticIn(stem)?.value).toBe(value);
});

it.each([
  'Ada has 3 apples and buys 4 more. How many has she?',
  'In which year, 1914 - 1918, did it end?',
  'What is the capital of France?',
  'What is 5?',
  'What is 1 ÷ 0?',
  'What is (2 + 3?',
  `What is ${'('.repeat(5_000)}2 + 3${')'.repeat(5_000)}?`,
])('leaves %j to people', (stem) => {
  expect(arithmeticIn(stem)).toBeNull();
});

it('leaves an unfinished expression alone', () => {
  expect(evaluate('2 +')).toBeNull();
});

/** Sums, products, powers and brackets in the signs of school books. */
const { expression: anyExpression } = fc.letrec<{ expression: string; term: string }>((tie) => ({
  term: fc.oneof(
    { depthSize: 'small' },
    fc.integer({ min: 0, max: 999 }).map(String),
    fc.integer({ min: 1, max: 999 }).map((tenths) => (tenths / 10).toFixed(1)),
    fc.integer({ min: 1000, max: 99_999 }).map((number) => number.toLocaleString('en-US')),
    fc.tuple(tie('term'), fc.constantFrom(2, 3)).map(([base, exponent]) => `(${base})^${exponent}`),
    tie('expression').map((inner) => `(${inner})`),
    tie('expression').map((inner) => `(−${inner})`),
  ),
  expression: fc
    .tuple(
      tie('term'),
      fc.array(fc.tuple(fc.constantFrom('+', '−', '×', '÷', '/', '*', '-'), tie('term')), { maxLength: 4 }),
    )
    .map(([first, rest]) => [first, ...rest.flat()].join(' ')),
}));

/** A parser that the project does not use elsewhere. */
const independent = (expression: string): number =>
  Parser.evaluate(
    expression.replaceAll(',', '').replaceAll('×', '*').replaceAll('÷', '/').replaceAll('−', '-'),
  );

it('agrees with an independent parser on any expression', () => {
  fc.assert(
    fc.property(anyExpression, (expression) => {
      const value = independent(expression);
      const computed = evaluate(expression);
      const error = Number.isFinite(value)
        ? Math.abs((computed ?? Number.NaN) - value) / Math.max(1, Math.abs(value))
        : Number(computed !== null);
      expect(error, expression).toBeLessThan(1e-6);
    }),
    { numRuns: 2_000 },
  );
});
