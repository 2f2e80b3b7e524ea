import type { ReportContext, ReportStudent, ReportWork } from './read-context.ts';
import { partOf, type ReportDeclaration } from './report.ts';
import { counted, longestFirst, sentence } from './sentences.ts';

export const missingReport: ReportDeclaration = {
  report: 'missing',
  title: 'Missing work',
  question: 'What is missing, by student and by assignment?',
  async read(context) {
    const cells = missingIn(context);
    const byStudent = longestFirst(
      [...Map.groupBy(cells, ({ student }) => student)].map(([student, all]) => ({
        student,
        works: all.map(({ assignment }) => assignment),
      })),
      ({ works }) => works.length,
    );
    const byAssignment = longestFirst(
      [...Map.groupBy(cells, ({ assignment }) => assignment)].map(([assignment, all]) => ({
        assignment,
        students: all.map(({ student }) => student),
      })),
      ({ students }) => students.length,
    );
    return {
      answer: missingInWords(cells.length, byStudent.length),
      parts: [
        partOf(
          {
            title: 'By student',
            columns: [
              { label: 'Student', kind: 'text', of: ({ student }) => student.name, linksTo: 'student' },
              { label: 'Missing', kind: 'count', of: ({ works }) => works.length },
              { label: 'Work', kind: 'text', of: ({ works }) => works.map(({ title }) => title).join(', ') },
              { label: 'First due', kind: 'day', of: ({ works }) => firstDue(works) },
            ],
            chart: { kind: 'bars', labels: 'Student', value: 'Missing' },
          },
          byStudent,
          byStudent.length === 0 ? 'No student has missing work.' : 'Who has most missing work is first.',
        ),
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
              { label: 'Missing', kind: 'count', of: ({ students }) => students.length },
              {
                label: 'Students',
                kind: 'text',
                of: ({ students }) => students.map(({ name }) => name).join(', '),
              },
              { label: 'Due', kind: 'day', of: ({ assignment }) => assignment.due },
            ],
            chart: { kind: 'bars', labels: 'Assignment', value: 'Missing' },
          },
          byAssignment,
          byAssignment.length === 0
            ? 'No assignment has missing work.'
            : 'What most students did not hand in is first.',
        ),
      ],
    };
  },
};

interface MissingCell {
  student: ReportStudent;
  assignment: ReportWork;
}

/** What the gradebook shows as missing and without a score, by student and then by due date. */
function missingIn({ book: { cells }, students, work }: ReportContext): MissingCell[] {
  const found = cells.assignments.flatMap((place, cell) => {
    const assignment = work.get(place);
    const at = cells.students[cell] ?? -1;
    const student = students[at];
    const isMissing = cells.statuses[cell] === 'missing' && cells.points[cell] === null;
    return isMissing && assignment && student ? [{ at, student, assignment }] : [];
  });
  return found
    .toSorted(
      (one, other) =>
        one.at - other.at || (one.assignment.due ?? '9').localeCompare(other.assignment.due ?? '9'),
    )
    .map(({ student, assignment }) => ({ student, assignment }));
}

const firstDue = (works: readonly ReportWork[]): string | null =>
  works.flatMap(({ due }) => due ?? []).toSorted()[0] ?? null;

function missingInWords(pieces: number, students: number): string {
  if (pieces === 0) return 'Nothing is missing.';
  const many = counted(pieces, 'piece of work is', 'pieces of work are');
  return sentence(`${many} missing, of ${counted(students, 'student')}`);
}
