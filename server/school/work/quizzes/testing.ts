import type { AssignmentContent, QuizSettings } from '../../../generated/schemas/index.ts';
import type { Database } from '../../../platform/database/client.ts';
import type { TestApp } from '../../../testing.ts';
import { everyKind, quizOn, storeQuestions } from '../assignments/testing.ts';
import { addAssignment, classWith } from '../../marking/student-work/testing.ts';
import { saveAnswer } from './attempts.ts';

type Change = { content?: Partial<AssignmentContent>; settings?: Partial<QuizSettings> };

/** A teacher with a class of two students and a published quiz with a question of every kind. */
export async function assignedQuiz({ db, signIn }: TestApp, { content = {}, settings = {} }: Change = {}) {
  const teacher = await signIn();
  const [student, classmate] = [await signIn({ role: 'student' }), await signIn({ role: 'student' })];
  const classId = await classWith(db, teacher.id, [student, classmate]);
  const document = await storeQuestions(db, teacher.id, everyKind);
  const id = await addAssignment(db, teacher.id, classId, { ...quizOn(document, settings), ...content });
  return { teacher, student, classmate, classId, document, id };
}

/** Answers by the id of the question. */
export async function answerAll(
  db: Database,
  studentId: string,
  attemptId: string,
  answers: Readonly<Record<string, string[]>>,
): Promise<void> {
  for (const [questionId, values] of Object.entries(answers)) {
    await saveAnswer(db, studentId, { id: attemptId, questionId, values });
  }
}
