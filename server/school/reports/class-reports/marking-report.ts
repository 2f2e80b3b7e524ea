import { readRegrades } from '../../marking/marking/to-mark.ts';
import type { ReportContext, ReportWork } from './read-context.ts';
import { partOf, type ReportDeclaration } from './report.ts';
import { counted, sentence } from './sentences.ts';

export const markingReport: ReportDeclaration = {
  report: 'marking',
  title: 'Marking',
  question: 'What do I still have to mark?',
  async read(context) {
    const regrades = await readRegrades(
      context.db,
      [...context.work.values()].map(({ id }) => id),
    );
    const rows = toMarkIn(context, regrades);
    return {
      answer: markingInWords(rows),
      parts: [
        partOf(
          {
            title: 'By assignment',
            columns: [
              {
                label: 'Assignment',
                kind: 'text',
                of: ({ assignment }) => assignment.title,
                linksTo: 'assignment',
              },
              { label: 'To mark', kind: 'count', of: ({ waiting }) => waiting },
              { label: 'To look at again', kind: 'count', of: ({ regrades: again }) => again },
              { label: 'To return', kind: 'count', of: ({ toReturn }) => toReturn },
              { label: 'Due', kind: 'day', of: ({ assignment }) => assignment.due },
            ],
            chart: { kind: 'bars', labels: 'Assignment', value: 'To mark' },
          },
          rows,
          rows.length === 0 ? 'There is nothing to do.' : 'What was due first is first.',
        ),
      ],
    };
  },
};

interface ToMark {
  assignment: ReportWork;
  /** Handed in and not marked. */
  waiting: number;
  /** Students who ask for another look. */
  regrades: number;
  /** Scores that students do not see yet. */
  toReturn: number;
}

function toMarkIn(
  { book: { cells }, work, students }: ReportContext,
  asked: readonly { assignmentId: string; studentId: string }[],
): ToMark[] {
  const isIn = new Set(students.map(({ id }) => id));
  const rows = new Map(
    [...work].map(([place, assignment]) => [
      place,
      {
        assignment,
        waiting: 0,
        toReturn: 0,
        regrades: asked.filter(
          ({ assignmentId: id, studentId }) => id === assignment.id && isIn.has(studentId),
        ).length,
      },
    ]),
  );
  for (const [cell, place] of cells.assignments.entries()) {
    const row = rows.get(place);
    if (!row) continue;
    if (cells.statuses[cell] === 'waiting') row.waiting += 1;
    if (cells.points[cell] !== null && cells.returned[cell] === false) row.toReturn += 1;
  }
  return [...rows.values()]
    .filter(({ waiting, regrades, toReturn }) => waiting + regrades + toReturn > 0)
    .toSorted((one, other) => (one.assignment.due ?? '9').localeCompare(other.assignment.due ?? '9'));
}

/** What the teacher has to do. */
function markingInWords(rows: readonly Omit<ToMark, 'assignment'>[]): string {
  const sum = (of: (one: Omit<ToMark, 'assignment'>) => number) =>
    rows.reduce((total, one) => total + of(one), 0);
  const [waiting, regrades, toReturn] = [
    sum((one) => one.waiting),
    sum((one) => one.regrades),
    sum((one) => one.toReturn),
  ];
  if (waiting + regrades + toReturn === 0) return 'All work is marked and returned.';
  const parts = [
    ...(waiting > 0 ? [`${counted(waiting, 'piece of work waits', 'pieces of work wait')} for a mark`] : []),
    ...(regrades > 0 ? [`${counted(regrades, 'student asks', 'students ask')} for another look`] : []),
    ...(toReturn > 0 ? [`${counted(toReturn, 'score is', 'scores are')} not returned`] : []),
  ];
  return sentence([...parts.slice(0, -2), parts.slice(-2).join(', and ')].join(', '));
}
