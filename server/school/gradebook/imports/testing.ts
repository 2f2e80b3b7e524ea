import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { users } from '../../../accounts/users/tables.ts';
import type {
  GradebookImport,
  GradebookImportPlan,
  GradebookImportResult,
  UndoneGradebookImport,
} from '../../../generated/schemas/index.ts';
import type { SignedIn, TestApp } from '../../../testing.ts';
import { createClass } from '../../classes/classes/classes.ts';
import { enrolments } from '../../classes/classes/tables.ts';
import { scores } from '../../marking/scores/tables.ts';
import { enterScore } from '../../marking/scores/testing.ts';
import { addAssignment } from '../../marking/student-work/testing.ts';
import { submissions, workDrafts } from '../../work/submissions/tables.ts';
import type { ClassGradebook, GradebookCell } from '../files/class-gradebook.ts';
import { ann, bo, essay, quiz } from '../files/testing.ts';

/** The changes of a plan as a client sends them. */
export function importOf(plan: GradebookImportPlan): GradebookImport {
  const columns = [...Map.groupBy(plan.changes, ({ column }) => column)].map(([index, changes]) => {
    const column = plan.columns[index];
    return {
      assignment_id: column?.assignment_id ?? null,
      title: column?.new_title ?? null,
      points: column?.points ?? null,
      cells: changes.map(({ student_id, before, after }) => ({ student_id, before, after })),
    };
  });
  const numbers = plan.students.flatMap(({ student_id, new_number: number }) =>
    number === null ? [] : [{ student_id, number }],
  );
  return { time_zone: 'Europe/London', columns, numbers };
}

/** The calls of a teacher about files of a class. */
export function filesOf({ app }: TestApp, { headers }: SignedIn, classId: string) {
  const url = `/api/classes/${classId}`;
  const post = async (path: string, payload?: object, key?: string) =>
    app.inject({
      method: 'POST',
      url: `${url}/${path}`,
      headers: { ...headers, ...(key !== undefined && { 'idempotency-key': key }) },
      ...(payload && { payload }),
    });
  const get = async (path: string, language = 'en-GB') =>
    app.inject({ url: `${url}/${path}`, headers: { ...headers, 'accept-language': language } });
  return {
    post,
    get,
    plan: async (file: Buffer | string, answers: Record<string, string> = {}) =>
      (
        await post('gradebook-imports/plan', { file: Buffer.from(file).toString('base64'), answers })
      ).json<GradebookImportPlan>(),
    run: async (given: GradebookImport, key?: string) =>
      (await post('gradebook-imports', given, key)).json<GradebookImportResult>(),
    undo: async (id: string | null) =>
      (await post(`gradebook-imports/${id}/undo`)).json<UndoneGradebookImport>(),
    csv: async (query = '', language?: string) => (await get(`gradebook.csv${query}`, language)).body,
  };
}

/** What counts of the stored scores, in an order that does not depend on when they were stored. */
export async function storedScores({ db }: TestApp) {
  const rows = await db.select().from(scores);
  return rows
    .filter(({ points, status }) => points !== null || status !== null)
    .map(({ authorId, revision, updatedAt, ...content }) => content)
    .toSorted((one, other) =>
      `${one.assignmentId}${one.studentId}`.localeCompare(`${other.assignmentId}${other.studentId}`),
    );
}

/** Stores a class as a gradebook has it; returns the class, and the ids in the database by those of the gradebook. */
export async function storeGradebook(
  tools: TestApp,
  teacher: SignedIn,
  { students, assignments, cells }: ClassGradebook,
): Promise<{ classId: string; ids: ReadonlyMap<string, string> }> {
  const { db } = tools;
  const face = { name: '8A', subject: 'Science', grade: 'Grade 8', cover: 'moss' } as const;
  const { id: classId } = await createClass(db, teacher.id, face);
  const ids = new Map<string, string>();
  const joinedAt = new Date('2026-08-01T08:00:00Z');
  for (const student of students) {
    const { id } = await tools.signIn({ role: 'student', subscribed: false });
    const { firstName, lastName, number: studentNumber } = student;
    const email = student.email ?? `${id}@no-email.invalid`;
    await db.update(users).set({ firstName, lastName, email, emailVerifiedAt: null }).where(eq(users.id, id));
    await db.insert(enrolments).values({ classId, studentId: id, studentNumber, joinedAt });
    ids.set(student.id, id);
  }
  for (const { id, title, points, dueOn } of assignments)
    ids.set(
      id,
      await addAssignment(db, teacher.id, classId, {
        title,
        points,
        kinds: ['paper'],
        due_at: dueOn && `${dueOn}T12:00:00Z`,
        publish_at: '2026-08-02T08:00:00Z',
        cut_off_at: null,
        missing_percent: missingPercent(cells, id, points),
      }),
    );
  await storeCells(tools, cells, ids);
  return { classId, ids };
}

/** What missing work loses, by a cell that has such a score. */
function missingPercent(
  cells: ReadonlyMap<string, GradebookCell>,
  assignmentId: string,
  points: number,
): number | null {
  const isOf = (id: string) => id.endsWith(`/${assignmentId}`);
  const scored = [...cells].find(([id, cell]) => isOf(id) && cell.shown === 'missing' && cell.score !== null);
  const score = scored?.[1].score ?? null;
  return score === null ? null : 100 - (100 * score) / points;
}

async function storeCells(
  { db }: TestApp,
  cells: ReadonlyMap<string, GradebookCell>,
  ids: ReadonlyMap<string, string>,
): Promise<void> {
  const placed = [...cells].map(([key, cell]) => {
    const [studentId = '', assignmentId = ''] = key.split('/').map((id) => ids.get(id) ?? '');
    return { studentId, assignmentId, cell };
  });
  const waiting = placed.filter(({ cell }) => cell.shown === 'waiting');
  for (const { studentId, assignmentId } of waiting) {
    const work = { studentId, assignmentId };
    await db.insert(workDrafts).values({ ...work, text: '', link: '' });
    const handedIn = { attempt: 1, text: 'Done', link: '', fileIds: [] };
    await db.insert(submissions).values({ ...work, ...handedIn, id: randomUUID() });
  }
  const rows = placed
    .filter(({ cell }) => cell.points !== null || cell.status !== null)
    .map(({ studentId, assignmentId, cell: { points, score, status } }) => ({
      studentId,
      assignmentId,
      points,
      status,
      deduction: points === null || score === null ? null : Math.round((points - score) * 100) / 100,
      isEntered: true,
    }));
  for (let at = 0; at < rows.length; at += 2000) await db.insert(scores).values(rows.slice(at, at + 2000));
}

/** A class of Ann and Bo with an essay and a quiz, and the calls of its teacher. */
export async function smallClass(
  tools: TestApp,
  cells: Record<string, GradebookCell> = {},
  rest: Partial<ClassGradebook> = {},
) {
  const teacher = await tools.signIn();
  const { classId, ids } = await storeGradebook(tools, teacher, {
    students: [ann, bo],
    assignments: [essay, quiz],
    cells: new Map(Object.entries(cells)),
    lastChange: null,
    ...rest,
  });
  const idOf = (id: string) => ids.get(id) ?? '';
  const enter = (student: string, work: string, points: readonly [number | null, number | null]) =>
    enterScore(tools, teacher, { classId, assignmentId: idOf(work), studentId: idOf(student) }, points);
  return { teacher, classId, idOf, enter, ...filesOf(tools, teacher, classId) };
}

export const ascending = (numbers: readonly number[]) => numbers.toSorted((one, other) => one - other);
export const storedPoints = async (tools: TestApp) =>
  ascending((await storedScores(tools)).map((score) => score.points ?? -1));

/** A list of students by their addresses. */
export const list = (heading: string, ...rows: string[]) => `Email,${heading}\n${rows.join('\n')}\n`;
export const both = (...values: readonly (number | string)[]) =>
  list('Essay', `ann@school.test,${values[0]}`, `bo@school.test,${values[1]}`);
