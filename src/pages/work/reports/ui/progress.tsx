import type { ClassReport } from '@/shared/api/class-reports';
import { shortDayOf } from '@/shared/lib/dates';
import { ChartFrame, LineChart } from '@/shared/ui/chart-frame';
import { progressInWords } from '../model/sentences';

/** The averages of the class by week, and between what half of the students lie. */
export function Progress({ report: { class: face, weeks } }: { report: ClassReport }) {
  const known = weeks.filter(({ mean }) => mean !== null);
  const lowest = Math.min(100, ...known.flatMap(({ lower }) => lower ?? []));
  const labels = weeks.map(({ starts_on: day }) => shortDayOf(`${day}T12:00:00`));
  // Labels of more weeks would overlap.
  const every = Math.max(1, Math.ceil(weeks.length / 8));
  return (
    <ChartFrame
      title="Progress"
      summary={`${progressInWords({ weeks })} Scores count as they are now, each in the week of its due date.`}
      table={{
        columns: [
          { key: 'week', label: 'Week of' },
          { key: 'mean', label: 'Average, %' },
          { key: 'lower', label: 'A quarter below, %' },
          { key: 'upper', label: 'A quarter above, %' },
        ],
        rows: weeks.map(({ mean, lower, upper }, index) => ({
          week: labels[index] ?? '',
          mean: mean ?? '–',
          lower: lower ?? '–',
          upper: upper ?? '–',
        })),
      }}
    >
      <LineChart
        label="Progress by week"
        labels={labels}
        labelEvery={every}
        floor={Math.max(0, Math.floor(lowest / 10) * 10 - 10)}
        lines={[{ name: face.title, values: weeks.map(({ mean }) => mean) }]}
        band={{
          name: 'half of the class',
          ranges: weeks.map(({ lower, upper }) => (lower === null || upper === null ? null : [lower, upper])),
        }}
      />
    </ChartFrame>
  );
}
