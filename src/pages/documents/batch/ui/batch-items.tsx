import { useUnit } from 'effector-react';
import { RotateCw } from 'lucide';
import type { Batch, BatchItem, BatchItemState } from '@/shared/api/batches';
import { afterPenalty } from '@/shared/api/blocks';
import { templateRoute } from '@/shared/api/template-route';
import { Badge, type BadgeProps } from '@/shared/ui/badge';
import { Button } from '@/shared/ui/button';
import { Link } from '@/shared/ui/link';
import { Table, type TableColumn } from '@/shared/ui/table';
import { $retried, itemRetried } from '../model/batch';
import * as styles from './batch.css';

const STATES: Readonly<Record<BatchItemState, { label: string; tone: BadgeProps['tone'] }>> = {
  waiting: { label: 'Waiting', tone: 'line' },
  writing: { label: 'Writing', tone: 'ink' },
  finished: { label: 'Done', tone: 'ok' },
  failed: { label: 'Failed', tone: 'danger' },
  cancelled: { label: 'Cancelled', tone: 'plain' },
};

type Row = BatchItem & { route: string; isRetried: boolean; onRetry: () => void };

/** The items of a batch with their states; finished ones link to their documents. */
export function BatchItems({ batch }: { batch: Batch }) {
  const { retried, retry } = useUnit({ retried: $retried, retry: itemRetried });
  const isGraded = batch.items.some(({ score }) => score !== null);
  const rows = batch.items.map((item) => ({
    ...item,
    route: templateRoute(batch.template_type),
    isRetried: retried.has(item.position),
    onRetry: () => retry(item.position),
  }));
  return (
    <Table
      label="Documents of this batch"
      columns={
        isGraded
          ? [nameColumn, stateColumn, scoreColumn, actionColumn]
          : [nameColumn, stateColumn, actionColumn]
      }
      rows={rows}
      rowKey={({ position }) => String(position)}
    />
  );
}

const nameColumn: TableColumn<Row> = {
  key: 'name',
  label: 'Student',
  phone: 'main',
  sortBy: ({ name }) => name,
  cell: (row) => <Name {...row} />,
};

const stateColumn: TableColumn<Row> = {
  key: 'state',
  label: 'State',
  phone: 'start',
  sortBy: ({ state }) => STATES[state].label,
  cell: ({ state }) => <Badge tone={STATES[state].tone}>{STATES[state].label}</Badge>,
};

const actionColumn: TableColumn<Row> = {
  key: 'action',
  label: 'Action',
  hideLabel: true,
  align: 'end',
  phone: 'endBelow',
  cell: ({ position, state, isRetried, onRetry }) =>
    state === 'failed' || state === 'cancelled' ? (
      <Button size="sm" icon={RotateCw} pending={isRetried} describedBy={nameId(position)} onClick={onRetry}>
        {state === 'failed' ? 'Try again' : 'Write it'}
      </Button>
    ) : null,
};

const scoreColumn: TableColumn<Row> = {
  key: 'score',
  label: 'Score',
  align: 'end',
  phone: 'end',
  sortBy: ({ score }) => (score && score.max > 0 ? score.score / score.max : -1),
  cell: ({ state, score }) => {
    if (!score) return state === 'finished' ? 'No score' : '';
    return (
      <span className={styles.score} data-suggested={!score.given || undefined}>
        {score.score} of {score.max}
        {score.given ? '' : ', suggested'}
        {score.penalty === undefined ? null : (
          <span className={styles.penalty}>
            {afterPenalty(score.score, score.penalty)} after a late penalty of {score.penalty}
          </span>
        )}
      </span>
    );
  },
};

const nameId = (position: number): string => `batch-item-${position}`;

function Name({ name, state, generation_id, failure, position, route }: Row) {
  const isTrashed = state === 'finished' && generation_id === null;
  return (
    <span className={styles.name}>
      <span id={nameId(position)} dir="auto">
        {generation_id !== null && state !== 'waiting' ? (
          <Link href={`${route}/edit/${generation_id}`}>{name}</Link>
        ) : (
          name
        )}
      </span>
      {failure ? <span className={styles.note}>{failure}</span> : null}
      {isTrashed ? <span className={styles.note}>Its document is in the trash.</span> : null}
    </span>
  );
}
