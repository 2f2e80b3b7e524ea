import type { Gradebook, GradebookRulesContent } from '../../../generated/schemas/index.ts';
import type { Database } from '../../../platform/database/client.ts';
import type { SignedIn, TestApp } from '../../../testing.ts';
import { entryOf } from '../../marking/scores/testing.ts';
import { addAssignment, classWith, inHours } from '../../marking/student-work/testing.ts';
import { findRules, storeRules } from '../rules/rules.ts';

/** A term whose days lie around today, unless others are given. */
export const termOf = (id: number, change: Partial<GradebookRulesContent['terms'][number]> = {}) => ({
  id: `0192f0c1-7a54-7d3e-9d6c-1f2a3b4c5d${String(id).padStart(2, '0')}`,
  name: `Term ${id}`,
  starts_on: dayIn(-100),
  ends_on: dayIn(100),
  closes_on: null,
  weight: null,
  ...change,
});

/** A day so many days from now. */
export const dayIn = (days: number): string =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** Changes the rules of a class without a check. */
export async function changeRules(
  db: Database,
  classId: string,
  change: Partial<GradebookRulesContent>,
): Promise<void> {
  const { content } = await findRules(db, classId);
  await storeRules(db, classId, { ...content, ...change });
}

export const autumn = termOf(1, { name: 'Autumn', weight: 50 });

/** A class with two students and an open term, which two tests and an essay belong to. */
export async function classWithTerm(
  { app, db, signIn }: TestApp,
  change: Partial<GradebookRulesContent> = {},
) {
  const teacher = await signIn();
  const students = [await signIn({ role: 'student' }), await signIn({ role: 'student' })];
  const classId = await classWith(db, teacher.id, students);
  const add = (title: string, category: string, points = 10, dueIn = -48) =>
    addAssignment(db, teacher.id, classId, {
      title,
      category,
      points,
      kinds: title === 'Essay' ? ['text'] : ['paper'],
      due_at: inHours(dueIn),
      cut_off_at: null,
    });
  const ids = {
    quiz: await add('Quiz', 'Tests'),
    exam: await add('Exam', 'Tests', 40),
    essay: await add('Essay', 'Homework'),
  };
  await changeRules(db, classId, { terms: [autumn], ...change });
  const call = async (
    method: 'GET' | 'POST' | 'PUT',
    path: string,
    payload?: object,
    as: SignedIn = teacher,
  ) =>
    app.inject({
      method,
      url: `/api/classes/${classId}/${path}`,
      headers: as.headers,
      ...(payload && { payload }),
    });
  const read = async (): Promise<Gradebook> => (await call('GET', 'gradebook')).json();
  const enter = async (
    assignmentId: string,
    student: SignedIn,
    points: readonly [number | null, number | null],
  ) => {
    const entries = [entryOf({ assignmentId, studentId: student.id }, points)];
    return (await call('POST', 'scores', { entries })).json().items[0];
  };
  const close = (term = autumn) => call('POST', `gradebook-terms/${term.id}/close`);
  const reopen = (term = autumn) => call('POST', `gradebook-terms/${term.id}/reopen`);
  const [first, second] = students;
  if (!first || !second) throw new Error('No students.');
  return { teacher, first, second, classId, ids, add, call, read, enter, close, reopen };
}
