import { eq } from 'drizzle-orm';
import { describe, expect, test, vi } from 'vitest';
import { classes, enrolments } from '../classes/tables.ts';
import { openTestApp, type SignedIn } from '../../../testing.ts';
import { invitations } from './tables.ts';
import { mailedDetailsCall, teacherWithClass } from './testing.ts';

const tools = await openTestApp();
const { app, db, signIn } = tools;

const DAY = 24 * 3_600_000;
const EMAIL = 't.mokoena@school.test';

const call = (method: 'GET' | 'POST' | 'DELETE', path: string, { headers }: SignedIn) =>
  app.inject({ method, url: `/api/invitations/${path}`, headers });

async function invited(email = EMAIL) {
  const { teacher, invitationIds } = await teacherWithClass(tools, [{ email, name: 'Thandi' }]);
  return { teacher, id: invitationIds[0] ?? '', details: await mailedDetailsCall(tools) };
}

describe('the link in the email', () => {
  test('shows class, teacher and school to a visitor', async () => {
    const { id, details } = await invited();
    const answer = await app.inject(details);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ first_name: 'Thandi', last_name: '', has_account: false });
    expect(answer.json().invitation).toMatchObject({
      id,
      state: 'valid',
      email: EMAIL,
      class: { name: '7B', subject: 'Science', grade: 'Grade 7', cover: 'moss' },
      teacher: { name: 'Tess Example' },
      school: 'Harborview School',
      students: 0,
    });
  });

  test.each([
    [
      'a later expiry',
      (url: string) => url.replace(/expires=(\d+)/, (_, end) => `expires=${Number(end) + 1}`),
    ],
    ['another signature', (url: string) => url.replace(/signature=.*/, `signature=${'a'.repeat(43)}`)],
    ['an empty signature', (url: string) => url.replace(/signature=.*/, 'signature=')],
    [
      'another invitation',
      (url: string) =>
        url.replace(/_details\/./, (start) => (start.endsWith('0') ? '_details/1' : '_details/0')),
    ],
  ])('is rejected with %s', async (_, tamper) => {
    const { details } = await invited();
    const answer = await app.inject(tamper(details));
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toEqual({ status: 'error', message: 'This link is not valid.' });
  });

  test('answers 404 if the class is deleted', async () => {
    const { details } = await invited();
    await db.delete(classes);
    expect((await app.inject(details)).statusCode).toBe(404);
  });

  test('still shows the invitation after it has expired', async () => {
    const { details } = await invited();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 7 * DAY });
    const answer = await app.inject(details);
    vi.useRealTimers();
    expect(answer.json().invitation).toMatchObject({ state: 'expired', email: EMAIL });
  });
});

describe('accepting', () => {
  test('enrols the invited student, once', async () => {
    const { id, details } = await invited();
    const student = await signIn({ role: 'student', email: EMAIL });
    const answers = await Promise.all([1, 2].map(() => call('POST', `${id}/accept`, student)));
    answers.push(await call('POST', `${id}/accept`, student));
    for (const answer of answers) {
      expect(answer.statusCode).toBe(200);
      expect(answer.json()).toMatchObject({ state: 'used', students: 1 });
    }
    expect(await db.$count(enrolments, eq(enrolments.studentId, student.id))).toBe(1);
    expect((await app.inject(details)).json().invitation).toMatchObject({ state: 'used' });
  });

  test('requires the invited address to be verified', async () => {
    const { id } = await invited();
    for (const other of [
      await signIn({ role: 'student', email: 'other@school.test' }),
      await signIn({ role: 'student', email: EMAIL, verified: false }),
    ]) {
      expect((await call('GET', id, other)).statusCode).toBe(404);
      expect((await call('POST', `${id}/accept`, other)).statusCode).toBe(404);
    }
    expect(await db.$count(enrolments)).toBe(0);
  });

  test('requires a birth date from a student who is not onboarded', async () => {
    const { id } = await invited();
    const student = await signIn({ role: 'student', email: EMAIL, onboarded: false });
    expect((await call('POST', `${id}/accept`, student)).statusCode).toBe(409);
    expect(await db.$count(enrolments)).toBe(0);
  });

  test('is not for teachers', async () => {
    const { id } = await invited();
    expect((await call('POST', `${id}/accept`, await signIn({ email: EMAIL }))).statusCode).toBe(403);
  });

  test('is rejected when it has expired', async () => {
    const { id } = await invited();
    await db.update(invitations).set({ expiresAt: new Date() }).where(eq(invitations.id, id));
    const answer = await call('POST', `${id}/accept`, await signIn({ role: 'student', email: EMAIL }));
    expect(answer.statusCode).toBe(409);
    expect(answer.json().message).toBe('This invitation has expired.');
  });
});

describe('revoking an invitation', () => {
  test('prevents the student from using it', async () => {
    const { teacher, id, details } = await invited();
    expect((await call('DELETE', id, teacher)).statusCode).toBe(204);
    expect((await call('DELETE', id, teacher)).statusCode).toBe(204);
    expect((await app.inject(details)).json().invitation).toMatchObject({ state: 'revoked' });
    const answer = await call('POST', `${id}/accept`, await signIn({ role: 'student', email: EMAIL }));
    expect(answer.json().message).toBe('Your teacher has withdrawn this invitation.');
    expect((await call('GET', id, teacher)).json()).toMatchObject({ state: 'revoked' });
  });

  test('is rejected once it was used', async () => {
    const { teacher, id } = await invited();
    await call('POST', `${id}/accept`, await signIn({ role: 'student', email: EMAIL }));
    expect((await call('DELETE', id, teacher)).statusCode).toBe(409);
    expect((await call('GET', id, teacher)).json()).toMatchObject({ state: 'used' });
  });

  test('is only for the teacher of the class', async () => {
    const { id } = await invited();
    for (const other of [await signIn(), await signIn({ role: 'student', email: EMAIL })]) {
      expect((await call('DELETE', id, other)).statusCode).toBe(404);
    }
    const [row] = await db.select().from(invitations);
    expect(row?.revokedAt).toBeNull();
  });
});
