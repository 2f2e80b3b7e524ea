import { expect } from 'vitest';
import type { Gradebook, StudentReport } from '../../../generated/schemas/index.ts';
import type { SignedIn, TestApp } from '../../../testing.ts';
import { enterScore } from '../../marking/scores/testing.ts';
import { addAssignment, classWith, inHours } from '../../marking/student-work/testing.ts';

/** A class with students, and the calls about the report on the first one. */
export async function reportedClass(tools: TestApp, size = 1) {
  const { app, db, signIn } = tools;
  const teacher = await signIn();
  const students = await Promise.all(Array.from({ length: size }, () => signIn({ role: 'student' })));
  const [student] = students;
  if (!student) throw new Error('No student.');
  const classId = await classWith(db, teacher.id, students);
  const path = `/api/classes/${classId}/student-reports/${student.id}`;
  const get = (file = '', query = '', who: SignedIn = teacher) =>
    app.inject({ url: `${path}${file}?${query}`, headers: who.headers });
  const call = async (method: 'POST' | 'PUT', url: string, payload: object, who: SignedIn = teacher) =>
    app.inject({ method, url: `/api/${url}`, headers: who.headers, payload });
  return {
    teacher,
    student,
    students,
    classId,
    get,
    call,
    async report(query = ''): Promise<StudentReport> {
      const answer = await get('', query);
      expect(answer.statusCode, answer.body).toBe(200);
      return answer.json();
    },
    book: async (): Promise<Gradebook> =>
      (await app.inject({ url: `/api/classes/${classId}/gradebook`, headers: teacher.headers })).json(),
    onPaper: (title: string, daysAgo: number, change: object = {}) =>
      addAssignment(db, teacher.id, classId, {
        title,
        kinds: ['paper'],
        points: 10,
        due_at: inHours(-24 * daysAgo),
        cut_off_at: null,
        ...change,
      }),
    enter: (assignmentId: string, who: SignedIn, points: number) =>
      enterScore(tools, teacher, { classId, assignmentId, studentId: who.id }, [null, points]),
    giveBack: (...ids: string[]) =>
      call('POST', `classes/${classId}/scores/return`, { assignment_ids: ids, student_ids: null, at: null }),
    comment: (payload: object, who: SignedIn = teacher) =>
      call('PUT', `classes/${classId}/student-reports/${student.id}/comment`, payload, who),
  };
}

export const partOf = ({ parts }: StudentReport, title: string) =>
  parts.find((part) => part.title === title) ?? { rows: [], columns: [], summary: '', chart: null, title };

export const cellsOf = (report: StudentReport, title: string) =>
  partOf(report, title).rows.map(({ cells }) => cells);
