import { readFileSync } from 'node:fs';
import { z } from 'zod';
import {
  cellId,
  type ClassGradebook,
  EMPTY_CELL,
  type GradebookAssignment,
  type GradebookCell,
  type GradebookStudent,
} from './class-gradebook.ts';
import { planGradebookImport } from './plan-gradebook-import.ts';
import type { Answers } from './questions.ts';
import { readTable } from './read-table.ts';

export const examples = new URL('../../../../tests/gradebooks/', import.meta.url);

/** The cells of a student are divided by bars: "17>15.3 L" is 17 points, of which 15.3 count because they are late. */
const sampleClasses = z
  .record(
    z.string(),
    z.object({
      assignments: z.array(
        z.object({ id: z.string(), title: z.string(), points: z.number(), due: z.string() }),
      ),
      students: z.record(
        z.string(),
        z.object({
          number: z.string(),
          first: z.string(),
          last: z.string(),
          other: z.array(z.string()),
          email: z.string().nullable(),
          cells: z.string(),
        }),
      ),
    }),
  )
  .parse(JSON.parse(readFileSync(new URL('classes.json', examples), 'utf8')));

/** The gradebook of a class for which there are files in `tests/gradebooks`. */
export function sampleGradebook(classId: string): ClassGradebook {
  const { assignments: works = [], students: people = {} } = sampleClasses[classId] ?? {};
  const cells = Object.entries(people).flatMap(([studentId, person]) =>
    person.cells
      .split('|')
      .map((text, index): [string, GradebookCell] => [
        cellId(studentId, works[index]?.id ?? ''),
        sampleCell(text),
      ]),
  );
  return {
    students: Object.entries(people).map(
      ([id, person]): GradebookStudent => ({
        id,
        firstName: person.first,
        lastName: person.last,
        otherNames: person.other,
        email: person.email,
        number: person.number,
        userName: null,
      }),
    ),
    assignments: works.map(({ due, ...work }): GradebookAssignment => ({ ...work, dueOn: due || null })),
    cells: new Map(cells),
    lastChange: null,
  };
}

function sampleCell(text: string): GradebookCell {
  const [, word = '', number = '', counted = number, late] =
    /^([A-Z]*)([\d.]*)(?:>([\d.]+))?( L)?$/.exec(text) ?? [];
  const points = number === '' ? null : Number(number);
  const score = counted === '' ? null : Number(counted);
  if (word === 'EX') return { points, status: 'excused', score, shown: 'excused' };
  const shown = word === 'M' ? 'missing' : word === 'W' ? 'waiting' : late ? 'late' : 'none';
  return { points, status: null, score, shown };
}

export const student = (id: string, name: string, rest: Partial<GradebookStudent> = {}): GradebookStudent => {
  const [firstName = '', lastName = ''] = name.split(' ');
  return { id, firstName, lastName, email: `${id}@school.test`, number: null, userName: null, ...rest };
};
const assignment = (
  id: string,
  title: string,
  rest: Partial<GradebookAssignment> = {},
): GradebookAssignment => ({
  id,
  title,
  points: 10,
  dueOn: null,
  ...rest,
});
export const scored = (points: number, rest: Partial<GradebookCell> = {}): GradebookCell => ({
  ...EMPTY_CELL,
  points,
  score: points,
  ...rest,
});

export const ann = student('ann', 'Ann Lee', { number: '007', userName: 'Ann L' });
export const bo = student('bo', 'Bo Ek');
export const essay = assignment('essay', 'Essay');
export const quiz = assignment('quiz', 'Quiz: cells', { points: 20 });

export const book = (
  cells: Record<string, GradebookCell> = {},
  rest: Partial<ClassGradebook> = {},
): ClassGradebook => ({
  students: [ann, bo],
  assignments: [essay, quiz],
  cells: new Map(Object.entries(cells)),
  lastChange: null,
  ...rest,
});
export const planOf = (text: string, gradebook = book(), answers: Answers = {}, locale = 'en-US') =>
  planGradebookImport(readTable(new TextEncoder().encode(text)), gradebook, locale, answers);
type Plan = ReturnType<typeof planOf>;

export const changesIn = ({ changes }: Plan) =>
  changes.map(({ studentId, assignmentId, after }) => [studentId, assignmentId, after.points, after.status]);
export const questionsIn = ({ questions }: Plan) =>
  questions.map(({ kind, items }) => [kind, items.map(({ key, candidates }) => [key, ...candidates])]);
export const refusalsIn = ({ refused }: Plan) => refused.map(({ text, reason }) => [text, reason]);
