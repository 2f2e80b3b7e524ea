import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { classOf, enrolStudent } from '../../../../tests/contract/make-class.ts';
import { openTestApp, type SignedIn } from '../../../testing.ts';
import { mailedDetailsCall } from './testing.ts';
import { invitations } from './tables.ts';

const tools = await openTestApp();
const { app, db, mails, signIn } = tools;

type Method = 'GET' | 'POST' | 'DELETE';
const call = (method: Method, path: string, { headers }: SignedIn, payload?: object) =>
  app.inject({ method, url: `/api/${path}`, headers, ...(payload && { payload }) });
const statesOf = async (classId: string, teacher: SignedIn): Promise<string[]> =>
  (await call('GET', `classes/${classId}/invitations`, teacher))
    .json()
    .items.map(({ state }: { state: string }) => state);

async function taught() {
  const teacher = await signIn();
  return { teacher, classId: await classOf(db, teacher.id) };
}
const one = (email: string) => ({ roster: [{ email, name: null }] });

describe('inviting students', () => {
  test('sends emails and skips members and open invitations', async () => {
    const { teacher, classId } = await taught();
    const member = await signIn({ role: 'student' });
    await enrolStudent(db, classId, member);
    const roster = ['new@school.test', member.email, 'NEW@school.test'].map((email) => ({
      email,
      name: null,
    }));
    const answer = await call('POST', `classes/${classId}/invitations`, teacher, { roster });
    expect([answer.statusCode, answer.json()]).toEqual([201, { created: 1, sent: 1, failed: 0, skipped: 2 }]);
    expect(mails.map(({ to }) => to)).toEqual(['new@school.test']);
    expect(await statesOf(classId, teacher)).toEqual(['sent']);
  });

  test('records what became of each', async () => {
    const { teacher, classId } = await taught();
    await call('POST', `classes/${classId}/invitations`, teacher, one('new@school.test'));
    await app.inject(await mailedDetailsCall(tools));
    expect(await statesOf(classId, teacher)).toEqual(['opened']);
    const [row] = await db.select().from(invitations);
    const student = await signIn({ role: 'student', email: 'new@school.test' });
    await call('POST', `invitations/${row?.id}/accept`, student);
    expect(await statesOf(classId, teacher)).toEqual(['joined']);
    expect((await call('POST', `invitations/${row?.id}/resend`, teacher)).statusCode).toBe(409);
  });

  test('is possible again after a revocation or an expiry', async () => {
    const { teacher, classId } = await taught();
    await call('POST', `classes/${classId}/invitations`, teacher, one('new@school.test'));
    const [row] = await db.select().from(invitations);
    const id = row?.id ?? '';
    await call('DELETE', `invitations/${id}`, teacher);
    expect(await statesOf(classId, teacher)).toEqual(['revoked']);
    const again = await call('POST', `invitations/${id}/resend`, teacher);
    expect(again.json()).toMatchObject({ state: 'sent' });
    expect(mails).toHaveLength(2);
    await db
      .update(invitations)
      .set({ expiresAt: new Date(0) })
      .where(eq(invitations.id, id));
    expect(await statesOf(classId, teacher)).toEqual(['expired']);
    const other = await call('POST', `classes/${classId}/invitations`, teacher, one('new@school.test'));
    expect(other.json()).toMatchObject({ created: 1, skipped: 0 });
  });
});

describe('a co-teacher', () => {
  async function coTaught() {
    const { teacher: owner, classId } = await taught();
    const colleague = await signIn();
    const invited = await call('POST', `classes/${classId}/teachers/invitations`, owner, {
      email: colleague.email,
    });
    const accept = () => call('POST', `invitations/${invited.json().id}/accept`, colleague);
    await accept();
    return { owner, colleague, classId, accept };
  }

  test('teaches the class after accepting the invitation', async () => {
    const { colleague, classId } = await coTaught();
    expect(mails.at(-1)?.subject).toBe('Tess Example invites you to teach 7B Science');
    expect((await call('GET', `classes/${classId}`, colleague)).json()).toMatchObject({
      teaching: { role: 'co-teacher' },
    });
    expect((await call('GET', 'classes', colleague)).json().items).toHaveLength(1);
    const invited = await call('POST', `classes/${classId}/invitations`, colleague, one('new@school.test'));
    expect(invited.statusCode).toBe(201);
  });

  test('who was removed does not come back with the invitation of before', async () => {
    const { owner, colleague, classId, accept } = await coTaught();
    expect((await accept()).statusCode).toBe(200);
    await call('DELETE', `classes/${classId}/teachers/${colleague.id}`, owner);
    expect((await accept()).statusCode).toBe(409);
    expect((await call('GET', `classes/${classId}`, colleague)).statusCode).toBe(404);
  });

  test('cannot delete the class or change its co-teachers, but can leave', async () => {
    const { owner, colleague, classId } = await coTaught();
    const third = { email: 'third@school.test' };
    expect((await call('DELETE', `classes/${classId}`, colleague)).statusCode).toBe(404);
    const inviting = await call('POST', `classes/${classId}/teachers/invitations`, colleague, third);
    expect(inviting.statusCode).toBe(403);
    const removing = (person: SignedIn, id: string) =>
      call('DELETE', `classes/${classId}/teachers/${id}`, person);
    expect((await removing(colleague, owner.id)).statusCode).toBe(403);
    expect((await removing(colleague, colleague.id)).statusCode).toBe(204);
    expect((await call('GET', `classes/${classId}`, colleague)).statusCode).toBe(404);
  });

  test('is a teacher, whose address is invited', async () => {
    const { teacher: owner, classId } = await taught();
    const student = await signIn({ role: 'student' });
    const invite = (email: string) =>
      call('POST', `classes/${classId}/teachers/invitations`, owner, { email });
    const { id } = (await invite(student.email)).json();
    expect((await call('POST', `invitations/${id}/accept`, student)).statusCode).toBe(403);
    expect((await invite(student.email)).statusCode).toBe(422);
    expect((await invite(owner.email)).statusCode).toBe(422);
  });
});
