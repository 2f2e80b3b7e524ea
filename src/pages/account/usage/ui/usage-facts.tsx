import type { Usage } from '@/shared/api/usage';
import { formatNumber } from '@/shared/lib/numbers';
import { Stat } from '@/shared/ui/stat';
import { brief, busiestOf, dayInWords } from '../model/numbers';
import * as styles from './usage-facts.css';

/** The numbers before the charts; those of an unlimited plan count documents only. */
export function UsageFacts({ usage }: { usage: Usage }) {
  return (
    <div className={styles.facts}>
      {usage.unlimited ? <DocumentFacts usage={usage} /> : <CreditFacts usage={usage} />}
    </div>
  );
}

function CreditFacts({ usage: { period, days } }: { usage: Usage }) {
  const busiest = busiestOf(days, 'credits');
  const written = period.runs - period.failed;
  return (
    <>
      <Stat
        label="Credits used"
        value={brief(period.credits)}
        note={`estimated ${brief(period.estimated)}`}
      />
      <Stat
        label="Documents written"
        value={formatNumber(written)}
        note={`about ${brief(period.credits / Math.max(1, written))} credits each`}
      />
      <Stat label="Refunded" value={formatNumber(period.refunded)} note={failedNote(period.failed)} />
      <Stat
        label="Most in a day"
        value={brief(busiest?.credits ?? 0)}
        note={busiest && dayInWords(busiest.date)}
      />
    </>
  );
}

function DocumentFacts({ usage: { period, days, tools } }: { usage: Usage }) {
  const busiest = busiestOf(days, 'runs');
  return (
    <>
      <Stat label="Documents written" value={formatNumber(period.runs - period.failed)} />
      <Stat label="Templates used" value={formatNumber(tools.length)} />
      <Stat
        label="Failed"
        value={formatNumber(period.failed)}
        note={period.failed === 0 ? undefined : 'not counted'}
      />
      <Stat
        label="Most in a day"
        value={formatNumber(busiest?.runs ?? 0)}
        note={busiest && dayInWords(busiest.date)}
      />
    </>
  );
}

function failedNote(failed: number): string {
  if (failed === 0) return 'reserved but not used';
  return failed === 1 ? '1 failed, not charged' : `${failed} failed, not charged`;
}
