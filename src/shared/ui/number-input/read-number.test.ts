import { expect, test } from 'vitest';
import { isBeginning, readNumber } from './read-number';

test.each([
  ['12', 12],
  ['2.5', 2.5],
  ['2,5', 2.5],
  ['2,', 2],
  [',5', 0.5],
  [' 7 ', 7],
  ['-3,25', -3.25],
  ['−3', -3],
  ['0,125', 0.125],
  ['1.200', 1.2],
  ['', null],
  ['1,200', undefined],
  ['abc', undefined],
  ['2,5,1', undefined],
  ['6/7', undefined],
  ['-', undefined],
  ['1e3', undefined],
])('%j is %s', (text, number) => {
  expect(readNumber(text)).toBe(number);
});

test.each(['', '-', ',', '-.'])('%j may become a number', (text) => {
  expect(isBeginning(text)).toBe(true);
});
