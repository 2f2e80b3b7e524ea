import type { Usage } from '@/shared/api/usage';
import { formatNumber } from '@/shared/lib/numbers';
import { BarChart, ChartFrame } from '@/shared/ui/chart-frame';
import { barsOf, brief, dayInWords, daysInWords, measureOf } from '../model/numbers';
import type { View } from '../model/usage-state';
import * as styles from './by-day.css';

const day = { key: 'day', label: 'Day' } as const;
const creditColumns = [
  day,
  { key: 'credits', label: 'Used', align: 'end' },
  { key: 'estimated', label: 'Estimate', align: 'end' },
] as const;
const documentColumns = [day, { key: 'runs', label: 'Documents', align: 'end' }] as const;

/** Used credits per day, with the estimate as a crossbar; documents per day on an unlimited plan. */
export function ByDay({ usage, view }: { usage: Usage; view: View }) {
  const bars = barsOf(usage.days, measureOf(usage), view);
  return (
    <ChartFrame
      title="By day"
      summary={daysInWords(usage, view.period.label)}
      legend={usage.unlimited ? undefined : <Legend />}
      table={{
        columns: usage.unlimited ? documentColumns : creditColumns,
        rows: usage.days.map(({ date, runs, credits, estimated }) => ({
          day: dayInWords(date),
          runs: formatNumber(runs),
          credits: formatNumber(credits),
          estimated: formatNumber(estimated),
        })),
      }}
    >
      <BarChart label="By day" bars={bars} format={brief} labelEvery={bars.length > 10 ? 4 : 1} />
    </ChartFrame>
  );
}

function Legend() {
  return (
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
  );
}
