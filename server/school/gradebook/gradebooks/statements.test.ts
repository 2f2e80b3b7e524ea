import { expect, test, vi } from 'vitest';
import { openTestApp } from '../../../testing.ts';
import {
  addAssignment,
  assignedWork,
  classWith,
  giveMark,
  handInText,
} from '../../marking/student-work/testing.ts';
import { saveGradebookStudent } from '../students/save-student.ts';
import { closeTerm } from '../terms/close-term.ts';
import { changeRules, termOf } from '../terms/testing.ts';
import { getGradebook } from './get-gradebook.ts';

const tools = await openTestApp();
const { db, signIn } = tools;

/** How many queries reading the gradebook of a class begins. */
async function queriesOf(teacherId: string, classId: string): Promise<number> {
  const spies = [
    vi.spyOn(db, 'select'),
    vi.spyOn(db, 'selectDistinct'),
    vi.spyOn(db, 'selectDistinctOn'),
    vi.spyOn(db, 'execute'),
  ];
  await getGradebook(db, teacherId, classId, undefined);
  const count = spies.reduce((sum, { mock }) => sum + mock.calls.length, 0);
  for (const spy of spies) spy.mockRestore();
  return count;
}

test('a gradebook takes the same number of statements, whatever its size', async () => {
  const { teacher, classId } = await assignedWork(tools);
  const small = await queriesOf(teacher.id, classId);
  const students = [await signIn({ role: 'student' }), await signIn({ role: 'student' })];
  const large = await classWith(db, teacher.id, students);
  const terms = [termOf(1, { weight: 100 })];
  await changeRules(db, large, { terms });
  for (const title of ['One', 'Two', 'Three']) {
    const id = await addAssignment(db, teacher.id, large, { title, attempts_count: 'average' });
    for (const student of students) {
      await giveMark(db, teacher.id, await handInText(db, student.id, id));
      const change = { note: title, overrides: [{ term_id: null, percent: 80, reason: title }] };
      await saveGradebookStudent(db, teacher.id, { classId: large, studentId: student.id }, change);
    }
  }
  await closeTerm(db, teacher.id, large, termOf(1).id);
  expect(small).toBeGreaterThan(5);
  expect(await queriesOf(teacher.id, large)).toBe(small);
});
