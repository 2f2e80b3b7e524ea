import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { users } from '../../accounts/users/tables.ts';
import { openTestApp } from '../../testing.ts';
import { adminCommand } from './testing.ts';

const { app, db, mailer, mails, signIn } = await openTestApp();

const run = adminCommand({ db, mailer });
const create = ['create', 'Head@School.test', '--first-name', 'Ida', '--last-name', 'Head'];

test('creates the first administrator, who sets a password by a link', async () => {
  await signIn({ email: 'head@school.test', verified: false });
  const [, link = ''] = await run(...create);
  const { expires, ...parts } = Object.fromEntries(new URL(link).searchParams);
  const password = 'a phrase of my own';
  const reset = await app.inject({
    method: 'POST',
    url: '/api/password/reset',
    payload: { ...parts, expires: Number(expires), password },
  });
  expect(reset.statusCode).toBe(200);
  const login = await app.inject({
    method: 'POST',
    url: '/api/login',
    payload: { email: 'head@school.test', password },
  });
  expect(login.statusCode).toBe(200);
  expect(await run('people')).toEqual(['head@school.test, Ida Head, teacher, administrator']);
  expect(await db.$count(users)).toBe(1);
});

test('makes the owner of an address an administrator, and takes that away', async () => {
  await signIn({ email: 'head@school.test' });
  expect(await run(...create)).toEqual([expect.stringMatching(/^head@school.test is an administrator now/)]);
  expect((await run('dismiss', 'head@school.test'))[0]).toBe('head@school.test, Tess Example, teacher');
  expect(await run('log')).toEqual([
    expect.stringMatching(/root by npm run admin took the rights .* head@school.test$/),
    expect.stringMatching(/root by npm run admin made an administrator of head@school.test$/),
  ]);
});

test('gives plans and seats to people and schools, and ends them', async () => {
  const { email, id } = await signIn({ subscribed: false, verified: false });
  await run('verify', email);
  const shown = await run('grant', email, '--plan', 'teacher_pro', '--seats', '130', '--until', '2999-07-31');
  expect(shown).toContain('Was given: Teacher Pro, 130 students for each teacher, until 2999-07-31');
  expect(shown).toContain('Students: 0 of 130');
  expect(await run('end', email)).toContain('Was given: nothing');
  expect(await run('grant', '@School.test', '--plan', 'teacher_plus')).toEqual([
    'school.test (1 teachers): Teacher Plus, without an end',
  ]);
  expect(await run('schools')).toHaveLength(1);
  expect(await run('show', email)).toContain('Has without paying: Teacher Plus (as school)');
  await run('end', '@school.test');
  expect(await run('schools')).toEqual(['No school was given anything.']);
  const [user] = await db.select().from(users).where(eq(users.id, id));
  expect(user?.emailVerifiedAt).not.toBeNull();
});

test('sends the verification email again', async () => {
  const { email } = await signIn({ verified: false });
  await run('resend', email);
  await mailer.settled();
  expect(mails).toMatchObject([{ to: email }]);
});

test.each([
  [['grant', 'a@school.test'], 'Say what to give: --plan, --seats or both.'],
  [['grant', 'a@school.test', '--plan', 'gold'], '--plan must be teacher_plus or teacher_pro.'],
  [['grant', 'a@school.test', '--seats', '3'], '--seats must be a whole number from 40 to 10000.'],
  [
    ['grant', 'a@school.test', '--seats', '50', '--until', 'July'],
    '--until must be a day, such as 2027-07-31.',
  ],
  [['grant', '@', '--seats', '50'], 'Name a domain, such as @school.example.'],
  [['show', 'nobody'], 'Name an email address.'],
  [['show', 'nobody@school.test'], 'Nobody has the address nobody@school.test.'],
  [['create', 'a@school.test'], 'Name the person with --first-name and --last-name.'],
])('%j is answered with a sentence', async (words, sentence) => {
  await expect(run(...words)).rejects.toThrow(sentence);
});

test.each([[['invite', 'a@school.test']], [['people', 'a', 'b']]])(
  '%j is none of its commands',
  async (words) => {
    await expect(run(...words)).rejects.toThrow(/^There is no such command[^]*npm run admin -- create EMAIL/);
  },
);
