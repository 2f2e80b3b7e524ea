import { describe, expect, test } from 'vitest';
import { looksFormatted, looksMarked, withMathsMarked } from './maths-marks';

describe('a formula', () => {
  test.each([
    ['It gained $164$ pounds.', 'It gained $164$ pounds.'],
    ['Find \\(x^2\\) first.', 'Find $x^2$ first.'],
    ['$x$', '$x$'],
    ['$$\\frac{18}{4}$$', '\n$$\n\\frac{18}{4}\n$$\n'],
    ['$$\na + b\n$$', '\n$$\na + b\n$$\n'],
    ['\\[a\n+ b\\]', '\n$$\na\n+ b\n$$\n'],
  ])('%j is marked as %j', (text, marked) => {
    expect(withMathsMarked(text)).toBe(marked);
  });
});

describe('money', () => {
  test.each([
    ['A bottle costs $3.12 and a can $4.80.', 'A bottle costs \\$3.12 and a can \\$4.80.'],
    ['between $5-$7', 'between \\$5-\\$7'],
    ['$5', '\\$5'],
    ['already \\$5', 'already \\$5'],
  ])('%j stays money', (text, marked) => {
    expect(withMathsMarked(text)).toBe(marked);
  });
});

test('a formula of its own line is one of the line where there is no other', () => {
  expect(withMathsMarked('$$x$$', true)).toBe('$x$');
});

test('a blank to fill in stays', () => {
  expect(withMathsMarked('**Leaves** give out ____.')).toBe('**Leaves** give out \\_\\_\\_\\_.');
});

test('code is not changed', () => {
  expect(withMathsMarked('write `$x$` here, then $x$')).toBe('write `$x$` here, then $x$');
});

describe('a text', () => {
  test.each([
    'It is **bold**.',
    'Find \\(x\\).',
    'Find \\[x\\].',
    'It gained $164$ pounds.',
    'Solve $x^2 = 4$.',
    'Solve $2x+1=5$.',
    '$3x$',
    'Compute $25 \\times 4$.',
    '$10\\%$',
    'An *italic* word.',
    'Run `print` twice.',
    '$$a$$',
    'One\n## Two',
    '| a | b |\n| --- | --- |',
    '> He said so.',
  ])('%j is formatted', (text) => {
    expect(looksFormatted(text)).toBe(true);
  });

  test.each([
    'Pass it round. Ask: where did all this stuff come from?',
    'A bottle costs $3.12 and a can $4.80.',
    'between $5-$7',
    '5 * 3 = 15 and 2 * 2 = 4',
    'Is $2 and $3 more than 4?',
    '2*3*4 and a * b * c',
    'Question #3 is the hardest.',
    '1 < 2 > 0',
  ])('%j is plain', (text) => {
    expect(looksFormatted(text)).toBe(false);
  });
});

test.each([
  ['Solve $x^2 = 4$ and write **both** answers.', true],
  ['| a | b |\n| --- | --- |\n| **1** | 2 |', false],
  ['> He said **so**.', false],
  ['A bottle costs $3.12 and a can $4.80.', false],
])('%j can be shown formatted within a line: %s', (text, isMarked) => {
  expect(looksMarked(text)).toBe(isMarked);
});
