import { describe, expect, test } from 'vitest';
import { CleanText, MAX_CHARACTERS } from './clean-text.ts';

function cleaned(...pieces: string[]): string {
  const text = new CleanText();
  for (const piece of pieces) text.append(piece);
  return text.toString();
}

describe('white space', () => {
  test.each([
    ['a \t\u00A0\u2003 b', 'a b'],
    ['a \n b', 'a\nb'],
    ['a\r\nb\rc', 'a\nb\nc'],
    ['a\n\n\n\nb', 'a\n\nb'],
    ['a\fb\u2028c', 'a\nb\nc'],
    ['  a\u0000b  ', 'ab'],
  ])('%j becomes %j', (given, expected) => {
    expect(cleaned(given)).toBe(expected);
  });

  test('may be split between pieces', () => {
    expect(cleaned('a\r', '\nb ', ' c', '\n', '\n', 'd')).toBe('a\nb c\n\nd');
  });
});

test('a text ends at the limit, not inside a character', () => {
  const text = new CleanText();
  text.append(`a${'\u{1F333}'.repeat(MAX_CHARACTERS)}`);
  expect(text.isFull).toBe(true);
  expect(text.toString()).toBe(`a${'\u{1F333}'.repeat(MAX_CHARACTERS / 2 - 1)}`);
});

test('broken surrogate pairs become replacement characters', () => {
  expect(cleaned('a\uD83Db')).toBe('a\uFFFDb');
});

test('60 MB of white space are cleaned without being held', () => {
  const text = new CleanText();
  text.append('a');
  const megabyte = ' \n'.repeat(2 ** 19);
  for (let count = 0; count < 60; count += 1) text.append(megabyte);
  text.append('b');
  expect(text.toString()).toBe('a\n\nb');
});
