import { eq } from 'drizzle-orm';
import { messages } from '../../server/school/news/messages/tables.ts';
import { sendTo } from '../../server/school/news/messages/testing.ts';
import { reply } from '../../server/school/news/messages/write.ts';
import { createTodo } from '../../server/school/news/todos/todos.ts';
import { classTeachers } from '../../server/school/classes/classes/tables.ts';
import { addAssignment, classWith } from '../../server/school/marking/student-work/testing.ts';
import type { TestApp } from '../../server/testing.ts';
import type { Owned } from './owner-fixture.ts';

/** A message of a teacher to a student who answered, in a class with a co-teacher. */
async function correspondence({ db, signIn }: TestApp, ids: { teacher?: string; student?: string }) {
  const teacher = ids.teacher ?? (await signIn()).id;
  const student = ids.student ?? (await signIn({ role: 'student' })).id;
  const classId = await classWith(db, teacher, [{ id: student }]);
  await db.insert(classTeachers).values({ classId, teacherId: (await signIn()).id });
  const { id: sent, threads } = await sendTo(db, teacher, classId);
  const thread = threads.get(student) ?? '';
  const written = { text: 'I will hand it in tonight.', key: undefined };
  await reply(db, { id: student, role: 'student' }, thread, written);
  const [first, answer] = await db
    .select()
    .from(messages)
    .where(eq(messages.threadId, thread))
    .orderBy(messages.createdAt);
  return { classId, sent, thread, received: answer?.id ?? '', sentMessage: first?.id ?? '' };
}

const ofTeacher = (part: 'thread' | 'sent' | 'received'): Owned => ({
  create: async (testApp, { id }) => {
    const found = await correspondence(testApp, { teacher: id });
    return { params: { id: found[part] }, classId: found.classId };
  },
  rejection: 404,
});

const ofStudent: Owned = {
  owner: { role: 'student' },
  create: async (testApp, { id }) => {
    const { thread, classId } = await correspondence(testApp, { student: id });
    return { params: { id: thread }, classId };
  },
  rejection: 404,
};

/** The comments on the work of a student, for the teacher of the class. */
const onWork: Owned = {
  create: async ({ db, signIn }, { id: teacherId }) => {
    const student = await signIn({ role: 'student' });
    const classId = await classWith(db, teacherId, [student]);
    const id = await addAssignment(db, teacherId, classId, {});
    return { params: { id, student_id: student.id }, classId };
  },
  rejection: 404,
};

const ownTodo: Owned = {
  create: async ({ db }, { id: userId }) => {
    const { target_id } = await createTodo(db, userId, { title: 'Book the fume hood', due_on: null });
    return { params: { id: target_id } };
  },
  rejection: 404,
};

/** The fixtures of messages and to-dos. Those of students are in the tests of the room, and here for an answer. */
export const messageFixtures = {
  getThread: ofTeacher('thread'),
  readThread: ofTeacher('thread'),
  replyInThread: ofStudent,
  getComments: onWork,
  addComment: onWork,
  getSend: ofTeacher('sent'),
  reportMessage: ofTeacher('received'),
  readAnyThread: {
    create: async (testApp, { id }) => {
      const { thread, classId } = await correspondence(testApp, { teacher: id });
      return { params: { id: thread }, classId };
    },
    rejection: 403,
    adminOnly: true,
  } satisfies Owned,
  updateTodo: ownTodo,
  deleteTodo: ownTodo,
};
