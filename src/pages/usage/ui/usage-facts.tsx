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
        note={`estimated ${brief(period.estimated)}`}
      />
      <Stat
        label="Documents written"
        value={whole(period.runs - period.failed)}
        note={`about ${brief(period.credits / Math.max(1, period.runs - period.failed))} credits each`}
      />
      {unlimited ? (
        <Stat
          label="Failed"
          value={whole(period.failed)}
          note={period.failed === 0 ? undefined : 'not counted'}
        />
      ) : (
        <Stat label="Refunded" value={whole(period.refunded)} note={failedNote(period.failed)} />
      )}
      <Stat
        label="Most in a day"
        value={brief(busiest?.credits ?? 0)}
        note={busiest && dayInWords(busiest.date)}
      />
    </div>
  );
}

function failedNote(failed: number): string {
  if (failed === 0) return 'reserved but not used';
  return failed === 1 ? '1 failed, not charged' : `${failed} failed, not charged`;
}
