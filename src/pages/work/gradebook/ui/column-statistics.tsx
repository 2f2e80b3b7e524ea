import { useUnit } from 'effector-react';
import { compare, divide, type Fraction, fraction, sum, toFixed } from 'gradebook-arithmetic/fraction';
import { Dialog } from '@/shared/ui/dialog';
import { EmptyState } from '@/shared/ui/empty-state';
import { Stack } from '@/shared/ui/stack';
import { medianOf, percentsOf } from '../model/grid-foot';
import { $columns } from '../model/page';
import { panelClosed } from '../model/panel';
import { $books } from '../model/scores';
import { Distribution } from './distribution';
import * as styles from './gradebook-page.css';

type ColumnStatisticsProps = { assignmentId: string };

/** How the scores of an assignment are distributed. */
export function ColumnStatistics({ assignmentId }: ColumnStatisticsProps) {
  const { books, columns } = useUnit({ books: $books, columns: $columns });
  const close = useUnit(panelClosed);
  const column = columns.find(({ id }) => id === assignmentId);
  if (!column) return null;
  const percents = percentsOf(books, column);
  const sorted = percents.toSorted(compare);
  return (
    <Dialog open size="md" title={column.title} onClose={close} description={scored(percents.length)}>
      {percents.length === 0 ? (
        <EmptyState title="No scores yet" art="none" level={3} />
      ) : (
        <Stack gap={4}>
          <Distribution label="Scores by percent" percents={percents} />
          <dl className={styles.facts}>
            {[
              { label: 'Average', value: divide(sum(percents), fraction(percents.length)) },
              { label: 'Median', value: medianOf(percents) },
              { label: 'Lowest', value: sorted.at(0) },
              { label: 'Highest', value: sorted.at(-1) },
            ].map(({ label, value }) => (
              <Fact key={label} label={label} value={value} />
            ))}
          </dl>
        </Stack>
      )}
    </Dialog>
  );
}

const scored = (count: number): string => (count === 1 ? 'One score' : `${count} scores`);

function Fact({ label, value }: { label: string; value: Fraction | null | undefined }) {
  return (
    <div>
      <dt className={styles.fact}>{label}</dt>
      <dd className={styles.figure}>{value ? `${toFixed(value, 1)}%` : '–'}</dd>
    </div>
  );
}
