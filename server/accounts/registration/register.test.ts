import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { users } from '../users/tables.ts';
import { openTestApp } from '../../testing.ts';
import { TERMS_VERSION } from '../consents/consents.ts';

const { app, db, mailer, mails } = await openTestApp();

const ada = {
  first_name: 'Ada',
  last_name: 'Byron',
  email: 'Ada@School.test',
  password: 'a long phrase',
  role: 'teacher',
  terms_version: TERMS_VERSION,
};
const register = (payload: object) => app.inject({ method: 'POST', url: '/api/register', payload });

describe('registering', () => {
  test('creates an account with the welcome grant, signs it in and sends the link', async () => {
    const answer = await register(ada);
    expect(answer.statusCode).toBe(201);
    const { status, data } = answer.json();
    expect(status).toBe('success');
    expect(data.user).toMatchObject({
      email: 'ada@school.test',
      full_name: 'Ada Byron',
      email_verified: false,
      email_verified_at: null,
      onboarding_completed: false,
      subscribed: false,
      role: 'teacher',
    });
    expect(data.token_balance).toEqual({
      available_input_tokens: 10_000,
      available_output_tokens: 10_000,
      used_input_tokens: 0,
      used_output_tokens: 0,
    });
    const me = await app.inject({ url: '/api/me', headers: { authorization: `Bearer ${data.token}` } });
    expect(me.json().data.user_id).toBe(data.user_id);

    await mailer.settled();
    expect(mails).toEqual([expect.objectContaining({ to: 'ada@school.test', subject: 'Verify your email' })]);
  });

  test('stores the password as argon2id', async () => {
    await register(ada);
    const [row] = await db.select().from(users).where(eq(users.email, 'ada@school.test'));
    expect(row?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  test('takes a person with one name', async () => {
    const answer = await register({ ...ada, first_name: ' Wayan ', last_name: ' ' });
    expect(answer.statusCode).toBe(201);
    expect(answer.json().data.user).toMatchObject({ first_name: 'Wayan', last_name: '', full_name: 'Wayan' });
  });

  test.each([
    [{ email: 'ada' }, { email: ['Invalid email address'] }],
    [{ password: 'short' }, { password: ['Must have at least 10 characters.'] }],
    [{ role: 'admin' }, { role: ['Must be one of: teacher, student.'] }],
    [{ first_name: '' }, { first_name: ['This field is required.'] }],
    [{ first_name: '   ' }, { first_name: ['This field is required.'] }],
    [{ first_name: '\u200B' }, { first_name: ['This name has hidden characters. Enter it again.'] }],
    [{ last_name: 'a\u202Eb' }, { last_name: ['This name has hidden characters. Enter it again.'] }],
    [{ first_name: 7 }, { first_name: ['Must be a string.'] }],
    [{ subscribed: true }, { subscribed: ['Unknown field.'] }],
    [
      { last_name: undefined, email: undefined },
      { last_name: ['This field is required.'], email: ['This field is required.'] },
    ],
  ])('is rejected with %j', async (change, errors) => {
    const answer = await register({ ...ada, ...change });
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toEqual({ status: 'error', message: 'Please correct the fields below.', errors });
  });
});
