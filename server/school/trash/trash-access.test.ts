import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openTestApp, type SignedIn } from '../../testing.ts';
import { announcementComments, announcements } from '../classes/announcements/tables.ts';
import { classTeachers } from '../classes/classes/tables.ts';
import { classWithTerm } from '../gradebook/terms/testing.ts';
import { briefcaseCalls } from '../library/briefcases/testing.ts';
import { lessons } from '../lessons/lessons/tables.ts';
import { messages } from '../news/messages/tables.ts';
import { mailGuardians } from '../news/messages/mail-guardians.ts';
import { links } from '../people/guardians/testing.ts';
import { assignments } from '../work/assignments/tables.ts';
import { type Deletable, oneOfEach, trashCalls } from './testing.ts';

const testApp = await openTestApp();
const { db, signIn, mails, mailer } = testApp;
const { call, remove, restore, list } = trashCalls(testApp);

const restoring = async (who: SignedIn, { kind, id }: Pick<Deletable, 'kind' | 'id'>) =>
  (await call(who, 'POST', `/trash/${kind}/${id}/restore`)).statusCode;
const erasing = async (who: SignedIn, { kind, id }: Pick<Deletable, 'kind' | 'id'>) =>
  (await call(who, 'DELETE', `/trash/${kind}/${id}`)).statusCode;
const listed = async (who: SignedIn): Promise<string[]> =>
  (await list(who)).map(({ id }: { id: string }) => id);

/** A class with one thing of every kind, a colleague who teaches it too, and a student. */
async function sharedClass() {
  const { teacher, first: student, second, classId, ids, enter, close } = await classWithTerm(testApp);
  await enter(ids.quiz, student, [null, 8]);
  const lesson = { classId, createdBy: teacher.id, timeZone: 'Europe/London', position: 0 };
  await db.insert(lessons).values([
    { ...lesson, id: crypto.randomUUID(), title: 'Light' },
    { ...lesson, id: crypto.randomUUID(), title: 'Leaves' },
  ]);
  const colleague = await signIn();
  await db.insert(classTeachers).values({ classId, teacherId: colleague.id });
  const things = await oneOfEach(testApp, teacher, classId);
  const whole: Deletable = { kind: 'class', id: classId, path: `/classes/${classId}` };
  return { teacher, colleague, student, second, classId, ids, close, things, whole };
}

/** What belongs to a class, for all of its teachers. */
const SHARED = ['lesson', 'assignment', 'announcement', 'comment', 'group', 'slot'];
const BY_OWNER = ['lesson', 'assignment'];

test('nobody else sees, restores or erases what is in the trash, whatever its kind', async () => {
  const { teacher, colleague, student, things, whole } = await sharedClass();
  const stranger = await signIn();
  for (const thing of [...things, whole]) {
    await remove(teacher, thing);
    const isShared = SHARED.includes(thing.kind);
    // A template names a draft, which everybody can have.
    for (const other of [stranger, student, ...(isShared ? [] : [colleague])]) {
      expect([thing.kind, await restoring(other, thing), await erasing(other, thing)]).toEqual([
        thing.kind,
        404,
        404,
      ]);
      expect(await listed(other)).not.toContain(thing.id);
    }
    if (isShared) expect(await listed(colleague)).toContain(thing.id);
    if (BY_OWNER.includes(thing.kind))
      expect([thing.kind, await erasing(colleague, thing)]).toEqual([thing.kind, 403]);
    if (isShared) expect([thing.kind, await restoring(colleague, thing)]).toEqual([thing.kind, 204]);
    else await restore(teacher, thing);
  }
}, 120_000);

test('a colleague erases what they made, and what is neither a lesson nor an assignment', async () => {
  const { teacher, colleague, things } = await sharedClass();
  for (const thing of things.filter(({ kind }) => SHARED.includes(kind))) {
    if (thing.kind === 'lesson')
      await db.update(lessons).set({ createdBy: colleague.id }).where(eq(lessons.id, thing.id));
    if (thing.kind === 'assignment')
      await db.update(assignments).set({ createdBy: colleague.id }).where(eq(assignments.id, thing.id));
    await remove(teacher, thing);
    expect([thing.kind, await erasing(colleague, thing)]).toEqual([thing.kind, 204]);
  }
}, 120_000);

test('a colleague who left the class sees nothing of it, and restores and erases nothing', async () => {
  const { teacher, colleague, things } = await sharedClass();
  const shared = things.filter(({ kind }) => SHARED.includes(kind));
  for (const thing of shared) await remove(colleague, thing);
  expect(await listed(colleague)).toHaveLength(shared.length);
  await db.delete(classTeachers).where(eq(classTeachers.teacherId, colleague.id));
  expect(await listed(colleague)).toEqual([]);
  for (const thing of shared)
    expect([thing.kind, await restoring(colleague, thing), await erasing(colleague, thing)]).toEqual([
      thing.kind,
      404,
      404,
    ]);
  expect((await listed(teacher)).toSorted()).toEqual(shared.map(({ id }) => id).toSorted());
}, 120_000);

test('a comment that its author deleted is the author’s alone', async () => {
  const { teacher, colleague, student, second, classId } = await sharedClass();
  const [posted] = await db.select().from(announcements).where(eq(announcements.classId, classId)).limit(1);
  const id = crypto.randomUUID();
  await db
    .insert(announcementComments)
    .values({ id, announcementId: posted?.id ?? '', authorId: student.id, text: 'Wet?' });
  const comment: Deletable = { kind: 'comment', id, path: `/comments/${id}` };
  await remove(student, comment);
  for (const other of [teacher, colleague, second])
    expect([await restoring(other, comment), await erasing(other, comment)]).toEqual([404, 404]);
  expect(await listed(student)).toEqual([id]);
  await restore(student, comment);
  await remove(teacher, comment);
  expect(await restoring(student, comment)).toBe(404);
  expect(await listed(student)).toEqual([]);
}, 60_000);

test('a reader of a shared folder restores and erases nothing of it', async () => {
  const { folder, file, colleagues, call: ask } = briefcaseCalls(testApp);
  const [owner, reader] = await colleagues();
  const unit = await folder(owner, 'Unit 3');
  const { id } = await file(owner, 'willow.txt', 'Willows.', { folderId: unit.id });
  await ask(owner, 'PUT', `/briefcase-folders/${unit.id}/members/${reader.id}`, { role: 'reader' });
  const trashed = { ids: [id], change: 'trash', folder_id: null };
  await ask(owner, 'POST', '/briefcase-entries/changes', trashed);
  expect(await listed(reader)).toEqual([]);
  for (const thing of [
    { kind: 'file' as const, id },
    { kind: 'folder' as const, id: unit.id },
  ])
    expect([await restoring(reader, thing), await erasing(reader, thing)]).toEqual([404, 404]);
  await ask(owner, 'DELETE', `/briefcase-folders/${unit.id}`);
  const thing = { kind: 'folder' as const, id: unit.id };
  expect([await restoring(reader, thing), await erasing(reader, thing)]).toEqual([404, 404]);
  expect(await restoring(owner, thing)).toBe(204);
});

test('an assignment of a closed term is not erased, and stays when the trash is emptied', async () => {
  const { teacher, ids, close } = await classWithTerm(testApp);
  const closed: Deletable = { kind: 'assignment', id: ids.quiz, path: `/assignments/${ids.quiz}` };
  await remove(teacher, closed);
  expect((await close()).statusCode).toBe(200);
  const answer = await call(teacher, 'DELETE', `/trash/assignment/${ids.quiz}`);
  expect([answer.statusCode, answer.json().message]).toEqual([
    409,
    '“Autumn” is closed. A teacher can reopen it in the rules of the gradebook.',
  ]);
  expect((await call(teacher, 'DELETE', '/trash')).statusCode).toBe(204);
  expect(await listed(teacher)).toEqual([ids.quiz]);
});

test('emptying the trash erases the assignments of open terms', async () => {
  const { teacher, ids } = await classWithTerm(testApp);
  await remove(teacher, { kind: 'assignment', id: ids.quiz, path: `/assignments/${ids.quiz}` });
  expect((await call(teacher, 'DELETE', '/trash')).statusCode).toBe(204);
  expect(await listed(teacher)).toEqual([]);
  expect(await db.$count(assignments, eq(assignments.id, ids.quiz))).toBe(0);
});

test('what is deleted again in the trash keeps its time', async () => {
  const { teacher, things } = await sharedClass();
  for (const thing of things.filter(({ kind }) => ['document', 'template'].includes(kind))) {
    await remove(teacher, thing);
    const [before] = await list(teacher, `?kind=${thing.kind}`);
    await remove(teacher, thing);
    const [after] = await list(teacher, `?kind=${thing.kind}`);
    expect(after.trashed_at).toBe(before.trashed_at);
  }
}, 60_000);

test('a guardian who is restored gets no email about what came due meanwhile', async () => {
  const { teacher, things } = await sharedClass();
  const guardian = things.find(({ kind }) => kind === 'guardian');
  if (!guardian) throw new Error('There is no guardian.');
  const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000);
  await db.update(messages).set({ mailAt: ago(90) });
  await remove(teacher, guardian);
  await restore(teacher, guardian);
  await mailGuardians({ db, mailer, links }, new Date());
  await mailer.settled();
  expect(mails).toEqual([]);
  await db.update(messages).set({ mailAt: ago(1) });
  await remove(teacher, guardian);
  await restore(teacher, guardian);
  await mailGuardians({ db, mailer, links }, new Date());
  await mailer.settled();
  expect(mails).toHaveLength(1);
}, 60_000);
