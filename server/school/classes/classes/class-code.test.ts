import { describe, expect, test } from 'vitest';
import { newClassCode, readClassCode } from './class-code.ts';

describe('a class code', () => {
  test('has seven characters that cannot be confused', () => {
    const codes = Array.from({ length: 500 }, newClassCode);
    for (const code of codes) expect(code).toMatch(/^[2-9A-HJ-NP-Z]{7}$/);
    expect(new Set(codes).size).toBe(codes.length);
  });

  test.each([
    ['HRB7B4Q', 'HRB7B4Q'],
    ['hrb-7b4q', 'HRB7B4Q'],
    [' HRB – 7B4Q ', 'HRB7B4Q'],
  ])('is read from %j', (typed, code) => {
    expect(readClassCode(typed)).toBe(code);
  });

  test.each(['', 'HRB7B4', 'HRB7B4QQ', 'HRB7B40', 'HRB7B4I', 'ΗRB7B4Q'])('is not read from %j', (typed) => {
    expect(readClassCode(typed)).toBeNull();
  });
});
