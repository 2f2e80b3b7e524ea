import { expect, test } from 'vitest';
import { strengthOf } from './password-strength';

test.each([
  ['', 0],
  ['short', 1],
  ['aaaaaaaaaaaaaaaaaaaaaaaa', 1],
  ['tencharact', 2],
  ['correct horse b', 3],
  ['correct horse battery staple', 4],
])('%j scores %i of 4', (password, score) => {
  expect(strengthOf(password).score).toBe(score);
});

test('advice says how many characters are missing', () => {
  expect(strengthOf('123456789').advice).toBe('1 more character to go.');
  expect(strengthOf('12345678').advice).toBe('2 more characters to go.');
});
