import { expect, test } from 'vitest';
import { seal, unseal } from './sealed-text.ts';

const sealed = seal('JBSWY3DP', 'authenticator', 'ada', 'secret');

test('a sealed text opens for its purpose, owner and secret, and differs each time', () => {
  expect(unseal(sealed, 'authenticator', 'ada', 'secret')).toBe('JBSWY3DP');
  expect(sealed).not.toContain('JBSWY3DP');
  expect(seal('JBSWY3DP', 'authenticator', 'ada', 'secret')).not.toBe(sealed);
});

test.each([
  ['another purpose', ['links', 'ada', 'secret']],
  ['another owner', ['authenticator', 'bob', 'secret']],
  ['another secret', ['authenticator', 'ada', 'terces']],
] as const)('it stays closed for %s', (_, [purpose, owner, secret]) => {
  expect(() => unseal(sealed, purpose, owner, secret)).toThrow('unable to authenticate data');
});

test('an altered text is rejected', () => {
  const bytes = Buffer.from(sealed, 'base64url');
  bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
  expect(() => unseal(bytes.toString('base64url'), 'authenticator', 'ada', 'secret')).toThrow(
    'unable to authenticate data',
  );
});
