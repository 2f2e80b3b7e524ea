import { charactersIn } from '../text-limits.ts';
import { counted } from '../verdicts.ts';
import { type ReportDraft, type ReportInput, type ReportResult, studentOf } from './schema.ts';

export function deriveReport(key: string, written: ReportDraft, input: ReportInput): unknown {
  switch (key) {
    case 'work_habits':
      return studentOf(input)?.work_habits ?? [];
    case 'character_counts':
      return countsOf(written, input);
    default:
      return summariseClass(written.rows ?? []);
  }
}

function countsOf(
  { rows = [], overall_comment }: ReportDraft,
  { max_characters: limit }: ReportInput,
): ReportResult['character_counts'] {
  return [
    ...rows.map(({ subject, comment }) => ({ text: subject, characters: charactersIn(comment), limit })),
    ...(overall_comment === undefined
      ? []
      : [{ text: 'Overall comment', characters: charactersIn(overall_comment), limit }]),
  ];
}

/** How often each grade was given in each subject, the rows of all students put together. */
function summariseClass(rows: ReportResult['rows']): ReportResult['class_summary'] {
  const grades = [...Map.groupBy(rows, ({ subject }) => subject)].flatMap(([subject, all]) => {
    const given = Map.groupBy(all, ({ earned_grade = '' }) => earned_grade);
    given.delete('');
    const shares = [...given]
      .toSorted(([one], [other]) => byGrade(one, other))
      .map(([grade, own]) => `${grade} ${own.length}`);
    return shares.length === 0
      ? []
      : [`${subject}: ${shares.join(', ')} (${counted(all.length, 'student')})`];
  });
  return { grades: grades.slice(0, 40) };
}

/** A+ before A before A-, and 4 before 3. */
function byGrade(one: string, other: string): number {
  const [figure, second] = [Number(one), Number(other)];
  if (Number.isFinite(figure) && Number.isFinite(second)) return second - figure;
  const sign = (grade: string) => ['+', '', '-'].indexOf(grade.slice(1));
  return one.charAt(0).localeCompare(other.charAt(0)) || sign(one) - sign(other);
}
