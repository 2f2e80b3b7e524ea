import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { enrolments } from '../classes/tables.ts';
import { schools, users } from '../../../accounts/users/tables.ts';
import { teacherWithClass } from '../invitations/testing.ts';
import { noLimits, openTestApp, type SignedIn } from '../../../testing.ts';
import { onboardings } from './tables.ts';

const tools = await openTestApp();
const { app, db, signIn } = tools;

const GROWN = '2001-05-09';
const yearsAgo = (years: number) => `${new Date().getUTCFullYear() - years}-01-01`;

const newStudent = (account = {}) => signIn({ role: 'student', onboarded: false, ...account });
const join = ({ headers }: SignedIn, payload: object) =>
  app.inject({
    method: 'POST',
    url: '/api/onboarding/student',
    headers,
    payload: { date_of_birth: GROWN, ai_notice: true, ...payload },
  });
const look = ({ headers }: SignedIn, code: string) =>
  app.inject({ url: `/api/class-codes/${encodeURIComponent(code)}`, headers });

describe('a class code', () => {
  test('shows class, teacher and school before joining, however it is typed', async () => {
    const { code } = await teacherWithClass(tools);
    const typed = ` ${code.slice(0, 3).toLowerCase()}-${code.slice(3)}`;
    expect((await look(await newStudent(), typed)).json()).toEqual({
      class: { name: '7B', subject: 'Science', grade: 'Grade 7', cover: 'moss' },
      teacher: { name: 'Tess Example' },
      school: 'Harborview School',
    });
  });

  test.each(['ZZZZZZZ', 'abc', '%'])('%s without a class answers 404', async (code) => {
    const answer = await look(await newStudent(), code);
    expect(answer.statusCode).toBe(404);
    expect(answer.json().message).toBe('No class has this code.');
  });

  test('is protected against guessing, both in previews and in joining', async () => {
    const limited = await tools.openApp({
      limits: { ...noLimits, classCodesByUser: { max: 3, seconds: 600 } },
    });
    const { headers } = await newStudent();
    const guess = { url: '/api/class-codes/ZZZZZZZ', headers };
    for (const status of [404, 404, 404]) expect((await limited.inject(guess)).statusCode).toBe(status);
    const rejected = await limited.inject(guess);
    expect(rejected.statusCode).toBe(429);
    expect(Number(rejected.headers['retry-after'])).toBeGreaterThan(0);
    const payload = { class_code: 'ZZZZZZZ', date_of_birth: GROWN, ai_notice: true };
    const joining = await limited.inject({
      method: 'POST',
      url: '/api/onboarding/student',
      headers,
      payload,
    });
    expect(joining.statusCode).toBe(429);
    await limited.close();
  });
});

describe('joining with a code', () => {
  test('enrols the student, ends onboarding and copies the school', async () => {
    const { code } = await teacherWithClass(tools);
    const student = await newStudent();
    const answer = await join(student, { class_code: code });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({
      message: 'You are in 7B Science.',
      data: {
        user: { onboarding_completed: true, date_of_birth: GROWN, school: { name: 'Harborview School' } },
      },
    });
    const [stored] = await db.select().from(onboardings).where(eq(onboardings.userId, student.id));
    expect(stored?.aiNoticeAt).toBeInstanceOf(Date);
  });

  test('changes nothing when repeated, even concurrently', async () => {
    const { code } = await teacherWithClass(tools);
    const student = await newStudent();
    const answers = await Promise.all([1, 2].map(() => join(student, { class_code: code })));
    answers.push(await join(student, { class_code: code }));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(await db.$count(enrolments)).toBe(1);
    // One school for the teacher and one for the student.
    expect(await db.$count(schools)).toBe(2);
  });

  test('with an unknown code changes nothing', async () => {
    const student = await newStudent();
    expect((await join(student, { class_code: 'ZZZZZZZ' })).statusCode).toBe(404);
    const [row] = await db.select().from(users).where(eq(users.id, student.id));
    expect(row).toMatchObject({ onboardingCompleted: false, dateOfBirth: null });
  });

  test.each([
    ['an unread AI notice', { ai_notice: false }, 'ai_notice'],
    ['a date that does not exist', { date_of_birth: '2011-02-30' }, 'date_of_birth'],
    ['a code and an invitation', { invitation_id: '0192f0c1-7a54-7d3e-9d6c-1f2a3b4c5d6e' }, 'class_code'],
  ])('is rejected with %s', async (_, change, field) => {
    const { code } = await teacherWithClass(tools);
    const answer = await join(await newStudent(), { class_code: code, ...change });
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json().errors)).toEqual([field]);
  });

  test('is rejected for teachers and unverified addresses', async () => {
    const { code } = await teacherWithClass(tools);
    expect((await join(await signIn({ onboarded: false }), { class_code: code })).statusCode).toBe(403);
    expect((await join(await newStudent({ verified: false }), { class_code: code })).statusCode).toBe(403);
  });
});

describe('under 13', () => {
  test('requires an invitation, and another date does not help', async () => {
    const { code } = await teacherWithClass(tools);
    const student = await newStudent();
    const answer = await join(student, { class_code: code, date_of_birth: yearsAgo(12) });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors.date_of_birth[0]).toMatch(/join with an invitation/);
    expect(await db.$count(enrolments)).toBe(0);
    for (const attempt of [1, 2]) {
      const again = await join(student, { class_code: code, date_of_birth: yearsAgo(13 + attempt) });
      expect([again.statusCode, await db.$count(enrolments)]).toEqual([422, 0]);
    }
  });

  test('counts the first of two dates that are sent at once', async () => {
    const { code } = await teacherWithClass(tools);
    const student = await newStudent();
    const answers = await Promise.all(
      [11, 15, 11, 15].map((years) => join(student, { class_code: code, date_of_birth: yearsAgo(years) })),
    );
    expect(new Set(answers.map(({ statusCode }) => statusCode)).size).toBe(1);
  });

  test('cannot be bypassed through the role of a teacher', async () => {
    const { code } = await teacherWithClass(tools);
    const student = await newStudent({ subscribed: false });
    await join(student, { class_code: code, date_of_birth: yearsAgo(12) });
    const change = (payload: object) =>
      app.inject({ method: 'PATCH', url: '/api/onboarding', headers: student.headers, payload });
    const asTeacher = await change({ role: 'teacher' });
    expect([asTeacher.statusCode, asTeacher.json().message]).toEqual([
      403,
      'Under 13, you can only use Lectern as a student.',
    ]);
    // As older versions allowed it.
    await db.update(users).set({ role: 'teacher' }).where(eq(users.id, student.id));
    const profile = await app.inject({
      method: 'PUT',
      url: '/api/update-profile',
      headers: student.headers,
      payload: { first_name: 'Sam', last_name: 'Example', date_of_birth: yearsAgo(30) },
    });
    expect(profile.json().errors).toEqual({ date_of_birth: ['Ask support to correct your birth date.'] });
    await change({ role: 'student' });
    expect((await join(student, { class_code: code, date_of_birth: yearsAgo(14) })).statusCode).toBe(422);
  });

  test('can join with an invitation', async () => {
    const student = await newStudent();
    const { invitationIds } = await teacherWithClass(tools, [{ email: student.email, name: null }]);
    const joining = { invitation_id: invitationIds[0], date_of_birth: yearsAgo(9) };
    expect((await join(student, joining)).statusCode).toBe(200);
    expect((await join(student, joining)).statusCode).toBe(200);
  });

  test('can join with the code if the teacher has sent an invitation', async () => {
    const student = await newStudent();
    const { code } = await teacherWithClass(tools, [{ email: student.email, name: null }]);
    const joining = { class_code: code, date_of_birth: yearsAgo(9) };
    expect((await join(student, joining)).statusCode).toBe(200);
    expect((await join(student, joining)).statusCode).toBe(200);
  });

  test('cannot replace a stored birth date', async () => {
    const { code } = await teacherWithClass(tools);
    const student = await newStudent();
    await db
      .update(users)
      .set({ dateOfBirth: yearsAgo(10) })
      .where(eq(users.id, student.id));
    expect((await join(student, { class_code: code })).statusCode).toBe(422);
  });
});
