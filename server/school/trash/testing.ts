import { randomUUID } from 'node:crypto';
import { and, desc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { copiedTemplate, finishedGeneration } from '../../../tests/contract/make-resource.ts';
import { sources } from '../../documents/sources/tables.ts';
import { addPausedBatch } from '../../documents/batches/testing.ts';
import type { TrashKind } from '../../generated/schemas/index.ts';
import type { SignedIn, TestApp } from '../../testing.ts';
import { announcementComments } from '../classes/announcements/tables.ts';
import { enrolments } from '../classes/classes/tables.ts';
import { briefcaseCalls } from '../library/briefcases/testing.ts';
import { briefcaseFiles } from '../library/briefcases/tables.ts';
import { lessonHighlights } from '../lessons/lesson-highlights/tables.ts';
import { lessonDates, lessonShifts } from '../schedule/dates/tables.ts';
import { lessons } from '../lessons/lessons/tables.ts';
import { scores } from '../marking/scores/tables.ts';
import { notifications } from '../news/notifications/tables.ts';
import { todoSnoozes } from '../news/todos/tables.ts';
import { changeRules } from '../gradebook/terms/testing.ts';
import { gradebookImports } from '../gradebook/imports/tables.ts';
import { sendTo } from '../news/messages/testing.ts';
import { addGuardian } from '../people/guardians/guardians.ts';
import { links } from '../people/guardians/testing.ts';
import { addNote } from '../people/student-profiles/notes.ts';
import { addSupport } from '../people/student-profiles/supports.ts';
import { addSlot } from '../schedule/timetable/testing.ts';
import { assignments } from '../work/assignments/tables.ts';
import { submissions } from '../work/submissions/tables.ts';

/** Something that can be deleted, and the call that does. */
export interface Deletable {
  kind: TrashKind;
  id: string;
  path: string;
  /** Posted to the path; without it, the path is deleted. */
  payload?: object;
  /** Who deletes it and sees it in the trash, unless the teacher does. */
  by?: SignedIn;
}

/** The calls of a test about the trash. */
export function trashCalls({ app }: TestApp) {
  const call = (who: SignedIn, method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object) =>
    app.inject({ method, url: `/api${path}`, headers: who.headers, ...(payload && { payload }) });
  const done = async (who: SignedIn, method: 'POST' | 'PUT' | 'DELETE', path: string, payload?: object) => {
    const answer = await call(who, method, path, payload);
    expect([path, answer.statusCode < 300, answer.body]).toEqual([path, true, answer.body]);
    return answer;
  };
  return {
    call,
    remove: (who: SignedIn, { path, payload, by = who }: Deletable) =>
      done(by, payload ? 'POST' : 'DELETE', path, payload),
    restore: (who: SignedIn, { kind, id, by = who }: Deletable) =>
      done(by, 'POST', `/trash/${kind}/${id}/restore`),
    erase: (who: SignedIn, { kind, id, by = who }: Deletable) => done(by, 'DELETE', `/trash/${kind}/${id}`),
    list: async (who: SignedIn, query = '') => (await call(who, 'GET', `/trash${query}`)).json().items,
    done,
  };
}

/** One thing of every kind, in the filled class of a teacher; none is part of another one, except of the class. */
export async function oneOfEach(testApp: TestApp, teacher: SignedIn, classId: string): Promise<Deletable[]> {
  const { db, app } = testApp;
  const { done } = trashCalls(testApp);
  const { folder, link, file } = briefcaseCalls(testApp);
  const made = async (path: string, payload: object): Promise<string> =>
    (await done(teacher, 'POST', path, payload)).json().id;
  const [enrolled] = await db.select().from(enrolments).where(eq(enrolments.classId, classId)).limit(1);
  const studentId = enrolled?.studentId ?? '';

  const announcement = await made(`/classes/${classId}/announcements`, {
    text: 'Bring a leaf.',
    comments_open: true,
  });
  const other = await made(`/classes/${classId}/announcements`, {
    text: 'No school on Friday.',
    comments_open: true,
  });
  const comment = randomUUID();
  const commentOf = (id: string, announcementId: string) => ({
    id,
    announcementId,
    authorId: studentId,
    text: 'Dry?',
  });
  await db
    .insert(announcementComments)
    .values([commentOf(comment, other), commentOf(randomUUID(), announcement)]);
  const slot = await addSlot(db, teacher.id, classId);
  const [lesson] = await db
    .select()
    .from(lessons)
    .where(and(eq(lessons.classId, classId), isNull(lessons.trashedAt)))
    .limit(1);
  await db
    .insert(lessonDates)
    .values({ lessonId: lesson?.id ?? '', slotId: slot, on: '2026-11-24' })
    .onConflictDoUpdate({
      target: lessonDates.lessonId,
      set: { slotId: slot },
    });
  const [plain] = await db
    .select({ id: lessons.id })
    .from(lessons)
    .where(and(eq(lessons.classId, classId), sql`${lessons.id} <> ${lesson?.id}`))
    .limit(1);
  const [assignment] = await db
    .select({ id: assignments.id })
    .from(assignments)
    .innerJoin(scores, eq(scores.assignmentId, assignments.id))
    .where(and(eq(assignments.classId, classId), isNotNull(scores.points)))
    .groupBy(assignments.id)
    .orderBy(desc(sql`count(*)`))
    .limit(1);
  const guardian = await addGuardian({ db, links }, teacher.id, studentId, {
    name: 'Kemal Demir',
    email: 'kemal@home.test',
    language: 'tr',
    weekly_summary: false,
  });
  await sendTo(db, teacher.id, classId, { to_students: false, to_guardians: true });
  const unit = await folder(teacher, 'Unit 2');
  await link(teacher, 'Willow', unit.id);
  const notes = await file(teacher, 'willow.txt', 'Willows grow near water.');
  // Its text is read in the background, which is no change of the trash.
  await db.update(briefcaseFiles).set({ pages: [] }).where(eq(briefcaseFiles.entryId, notes.id));
  const student = await testApp.signIn({ role: 'student' });
  await db.insert(enrolments).values({ classId, studentId: student.id });
  const highlight = randomUUID();
  await db.insert(lessonHighlights).values({
    id: highlight,
    lessonId: lesson?.id ?? '',
    studentId: student.id,
    quote: 'inside a leaf disc',
    prefix: '',
    suffix: '',
    color: 'yellow',
    note: 'Gas?',
  });
  const document = await finishedGeneration(app, teacher.headers);
  await done(teacher, 'POST', '/briefcase-entries', {
    folder_id: null,
    kind: 'document',
    generation_id: document,
  });
  const template = await copiedTemplate(app, teacher.headers);
  await done(teacher, 'PUT', '/drafts/study-notes', { version: 0, input: { topic: 'The water cycle' } });
  // Deleting a batch cancels it first, so that it comes back cancelled.
  const batch = await addPausedBatch(db, teacher.id);
  await done(teacher, 'POST', `/batches/${batch}/cancel`);
  const support = { kind: 'extra_time', detail: 'Half as much again', review_on: null } as const;
  const thing = (kind: TrashKind, id: string, path: string): Deletable => ({
    kind,
    id,
    path: `/${path}/${id}`,
  });
  return [
    thing('document', document, 'generations'),
    thing('draft', 'study-notes', 'drafts'),
    thing('template', template, 'own-templates'),
    thing('lesson', plain?.id ?? '', 'lessons'),
    thing('assignment', assignment?.id ?? '', 'assignments'),
    thing('announcement', announcement, 'announcements'),
    thing('comment', comment, 'comments'),
    thing(
      'group',
      await made(`/classes/${classId}/groups`, { name: 'Otters', student_ids: [studentId] }),
      'groups',
    ),
    thing('slot', slot, 'schedule-slots'),
    thing('note', (await addNote(db, teacher.id, studentId, 'Works well with Zofia.')).id, 'student-notes'),
    thing('support', (await addSupport(db, teacher.id, studentId, support)).id, 'student-supports'),
    thing('guardian', guardian.id, 'guardians'),
    thing('folder', unit.id, 'briefcase-folders'),
    {
      kind: 'file',
      id: notes.id,
      path: '/briefcase-entries/changes',
      payload: { ids: [notes.id], change: 'trash', folder_id: null },
    },
    { ...thing('highlight', highlight, 'student/highlights'), by: student },
    thing(
      'todo',
      (await done(teacher, 'POST', '/todos', { title: 'Book the fume hood', due_on: null })).json().target_id,
      'todos',
    ),
    thing(
      'saved-comment',
      await made('/saved-comments', { text: 'Show your working.', criterion: null }),
      'saved-comments',
    ),
    thing(
      'sentence',
      await made('/message-sentences', { text: 'Thank you for the note.' }),
      'message-sentences',
    ),
    thing('source', await addSource(db, teacher.id), 'sources'),
    thing('batch', batch, 'batches'),
  ];
}

async function addSource(db: TestApp['db'], userId: string): Promise<string> {
  const id = randomUUID();
  await db
    .insert(sources)
    .values({ id, userId, name: 'water.txt', kind: 'txt', text: 'Water rises as vapour.' });
  return id;
}

/** Names things of a class, and what is beneath them, in tables without a foreign key to them. */
export async function nameElsewhere(
  db: TestApp['db'],
  teacher: SignedIn,
  classId: string,
  things: readonly Deletable[],
): Promise<void> {
  const userId = teacher.id;
  const given = await db
    .select({ id: assignments.id })
    .from(assignments)
    .where(eq(assignments.classId, classId));
  const ids = given.map(({ id }) => id);
  const [first = ''] = ids;
  const work = await db
    .select({ id: submissions.id })
    .from(submissions)
    .where(inArray(submissions.assignmentId, ids));
  const told = { userId, title: 'Leaf diary', className: '7B Science', happenedAt: new Date() };
  const subjects = [...ids, ...work.map(({ id }) => id), classId];
  const announcement = things.find(({ kind }) => kind === 'announcement')?.id ?? '';
  await db.insert(notifications).values([
    ...subjects.map((id) => ({
      ...told,
      kind: 'regrade_requested' as const,
      event: `${id} now`,
      subjectId: id,
    })),
    { ...told, kind: 'announcement_posted', event: announcement, subjectId: classId },
  ]);
  const until = new Date(Date.now() + 86_400_000);
  const putOff = [...subjects, ...things.filter(({ kind }) => kind === 'todo').map(({ id }) => id)];
  await db
    .insert(todoSnoozes)
    .values(putOff.map((id) => ({ userId, key: `mark:${id}`, until })))
    .onConflictDoNothing();
  const dates = { dueAt: null, cutOffAt: null };
  const place = { slotId: null, on: '2026-11-24' };
  await db.insert(lessonShifts).values({
    id: randomUUID(),
    classId,
    teacherId: userId,
    shifted: {
      lessons: things
        .filter(({ kind }) => kind === 'lesson')
        .map(({ id }) => ({ id, from: place, to: place })),
      assignments: ids.map((id) => ({ id, from: dates, to: dates })),
      targets: [],
    },
  });
  await db.insert(gradebookImports).values({
    id: randomUUID(),
    classId,
    teacherId: userId,
    stored: 1,
    assignmentIds: ids,
    numberedIds: [],
  });
  await changeRules(db, classId, {
    columns: ids.map((id) => ({
      assignment_id: id,
      counts: true,
      extra_credit: false,
      never_drop: false,
      term_id: null,
      display: 'usual' as const,
    })),
    must_pass: [{ category: null, assignment_id: first, at_least: 40, otherwise_at_most: 60 }],
  });
}
