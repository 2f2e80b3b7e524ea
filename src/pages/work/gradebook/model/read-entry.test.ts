import { PRESETS } from 'gradebook-arithmetic/scales';
import { expect, test } from 'vitest';
import { readEntry, type Unit, warningOf } from './read-entry';

const read = (
  text: string,
  unit: Unit = 'points',
  before: Parameters<typeof readEntry>[1]['before'] = { points: 7, status: null },
) => readEntry(text, { before, possible: 30, scale: PRESETS.letters, unit });

test.each([
  ['27.5', { points: 27.5, status: null }],
  [' 7,5 ', { points: 7.5, status: null }],
  ['-2', { points: -2, status: null }],
  ['40', { points: 40, status: null }],
  ['', { points: null, status: null }],
  ['-', { points: null, status: null }],
  ['l', { points: 7, status: 'late' }],
  ['8 L', { points: 8, status: 'late' }],
  ['M', { points: null, status: 'missing' }],
  ['ex', { points: null, status: 'excused' }],
  ['b', { points: 26.7, status: null }],
  ['A', { points: 30, status: null }],
] as const)('%s is one value', (text, value) => {
  expect(read(text)).toEqual({ kind: 'value', value });
});

test.each([
  ['8/10', [8, 24]],
  ['85 %', [25.5, 85]],
  ['1,234', [1234]],
])('%s asks', (text, points) => {
  const reading = read(text);
  expect(reading.kind === 'ask' && reading.meanings.map(({ value }) => value.points)).toEqual(points);
});

test('what has one meaning only does not ask', () => {
  expect(read('8/30')).toEqual({ kind: 'value', value: { points: 8, status: null } });
  expect(read('85 %', 'percent')).toEqual({ kind: 'value', value: { points: 25.5, status: null } });
});

test.each(['abc', '8/0', '1.2.3', 'Z', '12345678'])('%s is no entry', (text) => {
  expect(read(text).kind).toBe('wrong');
});

test('a number is a percentage where percentages are shown', () => {
  expect(read('90', 'percent')).toMatchObject({ value: { points: 27 } });
});

test('a level with a name of digits wins where levels are shown, and nowhere else', () => {
  const context = { before: { points: null, status: null }, possible: 20, scale: PRESETS.oneToFour };
  expect(readEntry('4', { ...context, unit: 'letter' })).toMatchObject({ value: { points: 20 } });
  expect(readEntry('4', { ...context, unit: 'points' })).toMatchObject({ value: { points: 4 } });
});

test('a score ends missing and excused work, and leaves what is late', () => {
  expect(read('8', 'points', { points: null, status: 'missing' })).toMatchObject({ value: { status: null } });
  expect(read('8', 'points', { points: 2, status: 'late' })).toMatchObject({ value: { status: 'late' } });
});

test.each([
  [877, 'above 150% of the maximum'],
  [15.01, 'above 150% of the maximum'],
  [15, null],
  [0, null],
  [-1, 'below zero'],
  [null, null],
])('%s of 10 points is stored, and the warning is %s', (given, warning) => {
  if (given !== null) expect(read(String(given))).toMatchObject({ kind: 'value', value: { points: given } });
  expect(warningOf(given, 10)).toBe(warning);
});

test('the mean of marks stays as exact as it is when its text is entered again', () => {
  const before = { points: 13 / 3, status: null };
  expect(read('4.3333', 'points', before)).toEqual({ kind: 'value', value: before });
  expect(read('4.3333 L', 'points', before)).toMatchObject({ value: { points: 13 / 3, status: 'late' } });
});

test('bonus work without a maximum has no warning', () => {
  expect([warningOf(5, 0), warningOf(-5, 0)]).toEqual([null, 'below zero']);
});

test.each(['0.1234567891234567', '7,12345678 L', '99.1234567%', '7.125', '7,1254 L'])(
  '%s says that it is too exact',
  (text) => {
    expect(
      readEntry(text, { before: { points: null, status: null }, possible: 10, scale: null, unit: 'points' }),
    ).toEqual({
      kind: 'wrong',
      problem: 'Enter at most 2 digits after the point.',
    });
  },
);

test.each(['12345', '10000', '-85853', '85853 L', '85853%'])('%s is two scores in one cell', (text) => {
  expect(read(text)).toEqual({ kind: 'wrong', problem: 'Enter at most 4 digits, such as 85 or 7.5.' });
});
test('four digits are a score', () => {
  expect(read('1234').kind).toBe('value');
});
