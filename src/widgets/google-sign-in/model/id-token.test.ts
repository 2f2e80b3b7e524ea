import { expect, test } from 'vitest';
import { readIdToken } from './id-token';

const encode = (claims: object) => `e30.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.c2ln`;

test('names with accents and the email are read', () => {
  const token = encode({ email: 'zoë@school.test', given_name: 'Zoë', family_name: 'Núñez' });
  expect(readIdToken(token)).toEqual({
    email: 'zoë@school.test',
    first_name: 'Zoë',
    last_name: 'Núñez',
    id_token: token,
  });
});

test.each([
  [{ email: 'ada@school.test', name: 'Ada Byron' }, 'Ada Byron', ''],
  [{ email: 'ada@school.test', given_name: ' ', name: '' }, 'ada', ''],
  [{ email: 'ada@school.test', given_name: 'A'.repeat(100), family_name: 'B' }, 'A'.repeat(80), 'B'],
])('of %j the first name is %j', (claims, first, last) => {
  expect(readIdToken(encode(claims))).toMatchObject({ first_name: first, last_name: last });
});

test.each(['', 'abc', 'a.b.c', 'e30.bm90IGpzb24.c2ln', encode({ sub: '1' }), encode({ email: 7 })])(
  '%j is not a valid token',
  (token) => {
    expect(readIdToken(token)).toBeNull();
  },
);
