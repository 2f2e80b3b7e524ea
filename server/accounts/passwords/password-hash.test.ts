import { argon2Sync } from 'node:crypto';
import { expect, test } from 'vitest';
import { hashPassword, verifyPassword } from './password-hash.ts';

test('a hash verifies its own password only', async () => {
  const hash = await hashPassword('a long phrase');
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await verifyPassword('a long phrase', hash)).toBe(true);
  expect(await verifyPassword('another phrase', hash)).toBe(false);
});

test.each([
  ['a composed and a decomposed accent', 'contraseña larga é', 'contraseña larga é'.normalize('NFD')],
  ['full-width letters', 'ｐａｓｓphrase 12', 'passphrase 12'],
  ['a no-break space', 'a\u00A0long phrase', 'a long phrase'],
  ['a ligature', 'ﬁsh and chips', 'fish and chips'],
])('%s open the same account', async (_, one, other) => {
  expect(await verifyPassword(other, await hashPassword(one))).toBe(true);
  expect(await verifyPassword(one, await hashPassword(other))).toBe(true);
});

test('a hash of before the normalisation still opens with the password as it was typed', async () => {
  const old =
    '$argon2id$v=19$m=8,t=1,p=1$c2FsdHNhbHRzYWx0c2FsdA$' +
    argon2Sync('argon2id', {
      message: 'ｐａｓｓphrase',
      nonce: 'saltsaltsaltsalt',
      memory: 8,
      passes: 1,
      parallelism: 1,
      tagLength: 32,
    })
      .toString('base64')
      .replaceAll('=', '');
  expect(await verifyPassword('ｐａｓｓphrase', old)).toBe(true);
  expect(await verifyPassword('passphrase', old)).toBe(false);
});

test('a burst of sign-ins is rejected once two are hashed and forty wait', async () => {
  const burst = Array.from({ length: 60 }, () => hashPassword('a long phrase'));
  const outcomes = await Promise.allSettled(burst);
  const rejected = outcomes.filter((outcome) => outcome.status === 'rejected');
  expect(rejected.length).toBeGreaterThan(10);
  expect(rejected.length).toBeLessThanOrEqual(18);
  for (const { reason } of rejected) expect(reason).toMatchObject({ code: 'unavailable', retryAfter: 2 });
});
