import { stringify } from 'csv-stringify/sync';
import { cellId, type ClassGradebook, EMPTY_CELL, type GradebookAssignment } from './class-gradebook.ts';
import { spreadsheet } from './write-gradebook.ts';

export interface ScoresTemplate {
  readonly text: string;
  /** Students without a school number, whom PowerSchool could not find. */
  readonly leftOut: readonly string[];
}

/** The scores of an assignment as PowerTeacher Pro imports them: what counts, by the number of the school. */
export function writeScoresTemplate(
  { students, cells }: Pick<ClassGradebook, 'students' | 'cells'>,
  { id, title, points, dueOn }: GradebookAssignment,
  { teacher, className }: { teacher: string; className: string },
): ScoresTemplate {
  const numbered = students.filter(({ number }) => number !== null && number !== '');
  const rows = [
    ['Teacher Name:', teacher, ''],
    ['Class:', className, ''],
    ['Assignment Name:', title, ''],
    ['Due Date:', dueOn === null ? '' : americanDate(dueOn), ''],
    ['Points Possible:', withDecimal(points), ''],
    ['Extra Points:', '0.0', ''],
    ['Score Type:', 'POINTS', ''],
    ['Student Num', 'Student Name', 'Score'],
    ...numbered.map((student) => {
      const { score, shown } = cells.get(cellId(student.id, id)) ?? EMPTY_CELL;
      const name = [student.lastName, student.firstName].filter((part) => part !== '').join(', ');
      return [student.number, name, shown === 'excused' ? null : score];
    }),
  ];
  return {
    text: stringify(
      rows.map((row) => row.map((cell) => (typeof cell === 'string' ? cell.replaceAll(/\s+/g, ' ') : cell))),
      { ...spreadsheet('.'), quoted_string: false },
    ),
    leftOut: students.filter((student) => !numbered.includes(student)).map((student) => student.id),
  };
}

/** As PowerTeacher writes a day: 9/21/2026. */
const americanDate = (day: string): string => {
  const [year, month, date] = day.split('-').map(Number);
  return `${month}/${date}/${year}`;
};

const withDecimal = (points: number): string =>
  Number.isInteger(points) ? points.toFixed(1) : String(points);
