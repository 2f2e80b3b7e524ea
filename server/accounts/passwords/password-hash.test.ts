import { expect, test } from 'vitest';
import { hashPassword, verifyPassword } from './password-hash.ts';

test('a hash verifies its own password only', async () => {
  const hash = await hashPassword('a long phrase');
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await verifyPassword('a long phrase', hash)).toBe(true);
  expect(await verifyPassword('another phrase', hash)).toBe(false);
});

test('a burst of sign-ins is rejected once two are hashed and forty wait', async () => {
  const burst = Array.from({ length: 60 }, () => hashPassword('a long phrase'));
  const outcomes = await Promise.allSettled(burst);
  const rejected = outcomes.filter((outcome) => outcome.status === 'rejected');
  expect(rejected.length).toBeGreaterThan(10);
  expect(rejected.length).toBeLessThanOrEqual(18);
  for (const { reason } of rejected) expect(reason).toMatchObject({ code: 'unavailable', retryAfter: 2 });
});
