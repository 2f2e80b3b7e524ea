import { compare, fraction } from 'gradebook-arithmetic/fraction';
import { totalNames } from 'gradebook-arithmetic/sentences';
import type { ReportWeek } from './progress.ts';
import { progressOf, shownOf, studentsBehind, weeksOfClass } from './progress.ts';
import { isShown } from './read-context.ts';
import { partOf, type ReportDeclaration } from './report.ts';
import { counted, percent, sentence } from './sentences.ts';
import { dayIn } from './weeks.ts';

export const progressReport: ReportDeclaration = {
  report: 'progress',
  title: 'Progress',
  question: 'Who is falling behind, and since when?',
  async read({ book, students, filters, below, timeZone, now }) {
    const progress = await progressOf(book, { termId: filters.term_id, today: dayIn(now, timeZone) });
    const { decimals } = book.rules.content;
    const limit = fraction(below);
    const known = new Map(students.map((student) => [student.id, student]));
    const behind = studentsBehind(progress, below).flatMap(({ id, current, missingAsZero, since }) => {
      const student = known.get(id);
      if (!student) return [];
      const totals = {
        current: current && shownOf(current, decimals),
        zero: shownOf(missingAsZero, decimals),
      };
      return [{ student, since, ...totals }];
    });
    const weeks = weeksOfClass(progress, decimals)
      .map((week, index) => ({
        ...week,
        behind: progress.students.filter(({ missingAsZero }) => {
          const total = missingAsZero[index];
          return total && compare(total, limit) < 0;
        }).length,
      }))
      .filter(({ starts_on }) => isShown(starts_on, filters));
    return {
      answer: behindInWords(behind, { students: students.length, below }),
      parts: [
        partOf(
          {
            title: 'The class by week',
            columns: [
              { label: 'Week of', kind: 'week', of: ({ starts_on }) => starts_on },
              { label: 'Average', kind: 'percent', of: ({ mean }) => mean },
              { label: 'A quarter is below', kind: 'percent', of: ({ lower }) => lower },
              { label: 'A quarter is above', kind: 'percent', of: ({ upper }) => upper },
              { label: `Students below ${below}%`, kind: 'count', of: (week) => week.behind },
            ],
            chart: {
              kind: 'lines',
              labels: 'Week of',
              values: ['Average'],
              band: { name: 'half of the class', lower: 'A quarter is below', upper: 'A quarter is above' },
            },
          },
          weeks,
          `${progressInWords(weeks)} Scores count as they are now, each in the week of its due date.`,
        ),
        partOf(
          {
            title: 'Who is behind',
            columns: [
              { label: 'Student', kind: 'text', of: ({ student }) => student.name, linksTo: 'student' },
              { label: totalNames.missingAsZero, kind: 'percent', of: ({ zero }) => zero },
              { label: totalNames.current, kind: 'percent', of: ({ current }) => current },
              { label: 'Since the week of', kind: 'week', of: ({ since }) => since },
            ],
            chart: { kind: 'bars', labels: 'Student', value: totalNames.missingAsZero },
          },
          behind,
          behind.length === 0 ? 'Nobody is behind.' : 'The lowest total is first.',
        ),
      ],
    };
  },
};

/** How the mean of the class has moved. */
function progressInWords(weeks: readonly Pick<ReportWeek, 'mean'>[]): string {
  const known = weeks.flatMap(({ mean }) => mean ?? []);
  const [first, last] = [known[0], known.at(-1)];
  if (first === undefined || last === undefined) return 'There are no scores yet.';
  const moved = Number((last - first).toFixed(1));
  if (known.length === 1 || moved === 0) return `The class average is ${percent(last)}.`;
  const points = `${Math.abs(moved)} ${Math.abs(moved) === 1 ? 'point' : 'points'}`;
  return `The class average is ${percent(last)}, ${moved > 0 ? 'up' : 'down'} ${points} over ${known.length} weeks.`;
}

/** Who is behind. */
function behindInWords(
  behind: readonly { student: { name: string } }[],
  { students, below }: { students: number; below: number },
): string {
  if (students === 0) return 'There are no students yet.';
  if (behind.length === 0) return `Nobody is below ${percent(below)}.`;
  const [one] = behind;
  if (one && behind.length === 1)
    return `${one.student.name} is below ${percent(below)} with missing work counted.`;
  const many = counted(behind.length, 'student is', 'students are');
  return sentence(`${many} below ${percent(below)} with missing work counted`);
}
