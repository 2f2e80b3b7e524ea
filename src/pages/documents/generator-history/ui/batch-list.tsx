import { useUnit } from 'effector-react';
import type { BatchSummary } from '@/shared/api/batches';
import { shortDateOf } from '@/shared/lib/dates';
import { Badge, type BadgeProps } from '@/shared/ui/badge';
import { Link } from '@/shared/ui/link';
import { LoadMore } from '@/shared/ui/load-more';
import { PageSection } from '@/shared/ui/page-section';
import { batchList } from '../model/batches';
import * as styles from './batch-list.css';

const STATES: Readonly<Record<BatchSummary['state'], { label: string; tone: BadgeProps['tone'] }>> = {
  running: { label: 'Being written', tone: 'ink' },
  paused: { label: 'Paused', tone: 'warn' },
  cancelled: { label: 'Cancelled', tone: 'line' },
  finished: { label: 'Done', tone: 'ok' },
};

/** The batches of the template, each linked to its page; nothing without batches. */
export function BatchList() {
  const { list, more } = useUnit({ list: batchList.$list, more: batchList.moreRequested });
  if (list.state !== 'ready') return null;
  return (
    <PageSection title="Batches">
      <ul className={styles.list}>
        {list.items.map(({ id, title, state, counts, created_at }) => (
          <li key={id} className={styles.row}>
            <span className={styles.title} dir="auto">
              <Link variant="quiet" stretched href={`/teacher/batches/${id}`}>
                {title}
              </Link>
            </span>
            <span className={styles.note}>
              {shortDateOf(created_at)} · {tallyOf(counts)}
            </span>
            <Badge tone={STATES[state].tone}>{STATES[state].label}</Badge>
          </li>
        ))}
      </ul>
      <LoadMore
        next={list.next.state}
        failure="More batches couldn’t be loaded."
        end="All batches are shown."
        onMore={more}
      >
        Show more batches
      </LoadMore>
    </PageSection>
  );
}

function tallyOf({ waiting, writing, finished, failed, cancelled }: BatchSummary['counts']): string {
  const all = waiting + writing + finished + failed + cancelled;
  return `${finished} of ${all} written${failed > 0 ? `, ${failed} failed` : ''}`;
}
