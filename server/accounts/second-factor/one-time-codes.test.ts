import { describe, expect, test } from 'vitest';
import { Secret } from 'otpauth';
import { authenticatorUri, newSecret, stepOf } from './one-time-codes.ts';

const secret = Secret.fromLatin1('12345678901234567890').base32;

// RFC 6238, appendix B, SHA-1, the last six of its eight digits.
test.each([
  [59, '287082', 1],
  [1_111_111_109, '081804', 37_037_036],
  [1_111_111_111, '050471', 37_037_037],
  [1_234_567_890, '005924', 41_152_263],
  [2_000_000_000, '279037', 66_666_666],
  [20_000_000_000, '353130', 666_666_666],
])('at %i seconds the code of RFC 6238 is %s', (seconds, code, step) => {
  expect(stepOf(code, secret, seconds * 1000)).toBe(step);
});

describe('clocks may differ by one step', () => {
  test.each([
    [0, null],
    [30, 2],
    [60, 2],
    [90, 2],
    [120, null],
  ])('a code of the second step at %i seconds belongs to step %s', (seconds, step) => {
    expect(stepOf('359152', secret, seconds * 1000)).toBe(step);
  });
});

test('a secret has 160 random bits', () => {
  expect(Secret.fromBase32(newSecret()).bytes).toHaveLength(20);
  expect(newSecret()).not.toBe(newSecret());
});

test('the QR code names the issuer and the account', () => {
  const uri = new URL(authenticatorUri(secret, 'ada@school.test'));
  expect(decodeURIComponent(uri.pathname)).toContain('Lectern:ada@school.test');
  expect(Object.fromEntries(uri.searchParams)).toEqual({
    issuer: 'Lectern',
    secret,
    algorithm: 'SHA1',
    digits: '6',
    period: '30',
  });
});
