import type { Batch } from '@/shared/api/batches';
import { Banner } from '@/shared/ui/banner';
import { Button } from '@/shared/ui/button';
import { Progress } from '@/shared/ui/progress';
import { endedIn } from '../model/batch-state';
import * as styles from './batch.css';

const BILLING = '/teacher/accounts/billing';

/** How far a batch is, and what keeps it from going on. */
export function BatchProgress({ batch, isStale }: { batch: Batch; isStale: boolean }) {
  const { counts, items, state, paused_for, paused_because } = batch;
  const ended = endedIn(batch);
  const words = [
    `${counts.finished} of ${items.length} written`,
    counts.writing > 0 ? `${counts.writing} being written` : '',
    counts.failed > 0 ? `${counts.failed} failed` : '',
    counts.cancelled > 0 ? `${counts.cancelled} cancelled` : '',
  ].filter(Boolean);
  return (
    <div className={styles.progress}>
      {paused_for === 'credits' ? (
        <Banner
          tone="warn"
          title="Paused: not enough credits"
          action={
            <Button size="sm" href={BILLING}>
              Get credits
            </Button>
          }
        >
          {paused_because} The batch resumes once you have enough.
        </Banner>
      ) : null}
      {paused_for === 'subscription' ? (
        <Banner
          tone="warn"
          title="Paused: your plan doesn’t include this template"
          action={
            <Button size="sm" href="/plans">
              See plans
            </Button>
          }
        >
          {paused_because} The batch resumes once you have a plan that does.
        </Banner>
      ) : null}
      {isStale ? (
        <Banner tone="warn" title="Connection lost">
          Writing continues on the server. This page updates once you’re back online.
        </Banner>
      ) : null}
      {state === 'running' || state === 'paused' ? (
        <Progress
          label="Documents written"
          value={ended}
          max={items.length}
          valueText={`${ended} of ${items.length}`}
        />
      ) : null}
      <p className={styles.tally} role="status">
        {words.join(', ')}
      </p>
    </div>
  );
}
