import { randomUUID } from 'node:crypto';
import type { Database } from '../../server/platform/database/client.ts';
import { addComment } from '../../server/school/marking/marking/saved-comments.ts';
import { assignmentFiles } from '../../server/school/work/assignments/tables.ts';
import { everyKind, quizOn, storeQuestions } from '../../server/school/work/assignments/testing.ts';
import { handInAttempt, startAttempt } from '../../server/school/work/quizzes/attempts.ts';
import { addAssignment, classWith, handInText } from '../../server/school/marking/student-work/testing.ts';
import { workFiles } from '../../server/school/work/submissions/tables.ts';
import type { TestApp } from '../../server/testing.ts';
import type { Target } from './owner-fixture.ts';

export type TeachersWorkPart = 'assignment' | 'submission' | 'comment';
export type QuizPart = 'assignment' | 'attempt';
export type StudentWorkPart = 'assignment' | 'submission' | 'file';

/** An assignment of the teacher with the work of one student, and a saved comment. */
export async function teachersWork(
  db: Database,
  teacherId: string,
  signIn: TestApp['signIn'],
  part: TeachersWorkPart,
): Promise<Target> {
  const student = await signIn({ role: 'student' });
  const classId = await classWith(db, teacherId, [student]);
  const assignment = await addAssignment(db, teacherId, classId);
  const submission = await handInText(db, student.id, assignment);
  const comment = await addComment(db, teacherId, { text: 'Give the unit once.', criterion: null });
  const id = { assignment, submission, comment: comment.id }[part];
  return { params: { id }, classId, payload: { class_id: classId } };
}

/** An assignment that of its class only this student has, with work and a file. */
export async function studentWork(
  db: Database,
  studentId: string,
  signIn: TestApp['signIn'],
  part: StudentWorkPart,
): Promise<Target> {
  const teacher = await signIn();
  const classId = await classWith(db, teacher.id, [{ id: studentId }]);
  const assignment = await addAssignment(db, teacher.id, classId, { student_ids: [studentId] });
  const submission = await handInText(db, studentId, assignment);
  const file = randomUUID();
  await db
    .insert(workFiles)
    .values({ id: file, assignmentId: assignment, studentId, name: 'leaf.jpg', size: 9 });
  return { params: { id: { assignment, submission, file }[part] }, classId };
}

/** A file that only this student of the class gets with an assignment. */
export async function attachedTo(db: Database, studentId: string, teacher: { id: string }): Promise<Target> {
  const classId = await classWith(db, teacher.id, [{ id: studentId }]);
  const id = randomUUID();
  await db.insert(assignmentFiles).values({ id, uploadedBy: teacher.id, name: 'page.pdf', size: 9 });
  await addAssignment(db, teacher.id, classId, { student_ids: [studentId], file_ids: [id] });
  return { params: { id }, classId };
}

/** A quiz that of its class only this student has, with a running attempt. */
export async function studentQuiz(
  db: Database,
  studentId: string,
  signIn: TestApp['signIn'],
  part: QuizPart,
): Promise<Target> {
  const teacher = await signIn();
  const classId = await classWith(db, teacher.id, [{ id: studentId }]);
  const quiz = quizOn(await storeQuestions(db, teacher.id, everyKind));
  const assignment = await addAssignment(db, teacher.id, classId, { ...quiz, student_ids: [studentId] });
  const attempt = (await startAttempt(db, studentId, assignment)).id;
  return { params: { id: { assignment, attempt }[part], question_id: 'q1' }, classId };
}

/** A quiz of the teacher that a student has handed in without an answer. */
export async function teachersQuiz(
  db: Database,
  teacherId: string,
  signIn: TestApp['signIn'],
): Promise<Target> {
  const student = await signIn({ role: 'student' });
  const classId = await classWith(db, teacherId, [student]);
  const quiz = quizOn(await storeQuestions(db, teacherId, everyKind));
  const id = await addAssignment(db, teacherId, classId, quiz);
  await handInAttempt(db, student.id, (await startAttempt(db, student.id, id)).id);
  return { params: { id }, classId };
}
