import type { Usage } from '@/shared/api/usage';
import { BarChart, ChartFrame } from '@/shared/ui/chart-frame';
import { barsOf, brief, dayInWords, daysInWords, whole } from '../model/figures';
import type { View } from '../model/usage-state';
import * as styles from './by-day.css';

const columns = [
  { key: 'day', label: 'Day' },
  { key: 'credits', label: 'Used', align: 'end' },
  { key: 'estimated', label: 'Estimate', align: 'end' },
] as const;

/** Used credits per day, with the estimate as a crossbar. */
export function ByDay({ usage, view }: { usage: Usage; view: View }) {
  const bars = barsOf(usage.days, view);
  return (
    <ChartFrame
      title="By day"
      summary={daysInWords(usage, view.period.label)}
      legend={
        <>
          <span className={styles.key}>
            <i className={styles.used} />
            Used
          </span>
          <span className={styles.key}>
            <i className={styles.estimate} />
            Estimate
          </span>
        </>
      }
      table={{
        columns,
        rows: usage.days.map(({ date, credits, estimated }) => ({
          day: dayInWords(date),
          credits: whole(credits),
          estimated: whole(estimated),
        })),
      }}
    >
      <BarChart bars={bars} format={brief} labelEvery={bars.length > 10 ? 4 : 1} />
    </ChartFrame>
  );
}
