import type { Usage } from '@/shared/api/usage';
import { Stat } from '@/shared/ui/stat';
import { brief, busiestOf, dayInWords, whole } from '../model/figures';
import * as styles from './usage-facts.css';

/** Four figures before the charts. */
export function UsageFacts({ usage: { period, days, unlimited } }: { usage: Usage }) {
  const busiest = busiestOf(days);
  return (
    <div className={styles.facts}>
      <Stat
        label="Credits used"
        value={brief(period.credits)}
        note={`estimates said ${brief(period.estimated)}`}
      />
      <Stat
        label="Pieces written"
        value={whole(period.runs - period.failed)}
        note={`about ${brief(period.credits / Math.max(1, period.runs - period.failed))} credits each`}
      />
      {unlimited ? (
        <Stat
          label="Came to nothing"
          value={whole(period.failed)}
          note={period.failed === 0 ? 'every run wrote something' : 'failed and not counted'}
        />
      ) : (
        <Stat label="Given back" value={whole(period.refunded)} note={failedInWords(period.failed)} />
      )}
      <Stat
        label="Most in a day"
        value={brief(busiest?.credits ?? 0)}
        note={busiest && dayInWords(busiest.date)}
      />
    </div>
  );
}

function failedInWords(failed: number): string {
  if (failed === 0) return 'reserved and not needed';
  return failed === 1 ? '1 run came to nothing, not charged' : `${failed} runs came to nothing, none charged`;
}
