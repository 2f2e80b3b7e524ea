import { useUnit } from 'effector-react';
import type { Gradebook, ScoreChange, ScoreValue } from '@/shared/api/gradebooks';
import { whenInWords } from '@/shared/lib/dates';
import { Button } from '@/shared/ui/button';
import { Cluster } from '@/shared/ui/cluster';
import { EmptyState } from '@/shared/ui/empty-state';
import { ErrorState } from '@/shared/ui/error-state';
import { LoadMore } from '@/shared/ui/load-more';
import { Skeleton } from '@/shared/ui/skeleton';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { isSameValue } from '../model/class-book';
import { valueChosen } from '../model/entering';
import { valueText } from '../model/grid';
import * as model from '../model/history';
import { actorOf, entriesOf, isReturn } from '../model/history-entries';
import { $columns } from '../model/page';
import { $books, valueIn } from '../model/scores';
import { cellId } from '../model/unsaved';
import { nameOf } from './name-of';
import * as styles from './gradebook-page.css';

type HistoryProps = {
  answer: Gradebook;
  /** What the changes are of; only those of a class name the student. */
  shows: 'cell' | 'student' | 'class';
};

const origins: Readonly<Record<ScoreChange['origin'], string>> = {
  grid: 'typed',
  paste: 'pasted',
  fill: 'filled in',
  curve: 'by a curve',
  import: 'imported',
  undo: 'undone',
  marking: 'marked',
  policy: 'by the rules of the assignment',
  return: 'returned',
  closing: 'returned',
  deletion: 'deleted',
};

/** Every change, the newest first; each earlier value can be restored. */
export function History({ answer, shows }: HistoryProps) {
  const { history, isLoadingMore, now } = useUnit({
    history: model.$history,
    isLoadingMore: model.$isLoadingMore,
    now: model.$now,
  });
  const on = useUnit({ more: model.moreRequested, retry: model.historyRetried });
  if (history.state === 'loading' || now === null) return <Skeleton lines={4} label="Loading the history" />;
  if (history.state === 'failed')
    return <ErrorState title="The history couldn’t be loaded" onRetry={() => on.retry()} />;
  if (history.items.length === 0) return <EmptyState title="No changes yet" art="none" level={3} />;
  const entries = entriesOf(history.items);
  const imports = answer.is_archived ? new Set<number>() : importsIn(history.items, now);
  return (
    <Stack gap={3}>
      <ol className={styles.changes}>
        {entries.map(({ change, students }) =>
          students > 1 && shows === 'class' ? (
            <Returned key={change.id} answer={answer} change={change} students={students} now={now} />
          ) : (
            <Change
              key={change.id}
              answer={answer}
              change={change}
              shows={shows}
              now={now}
              undoesImport={imports.has(change.id)}
            />
          ),
        )}
      </ol>
      <LoadMore
        next={history.next === null ? 'none' : isLoadingMore ? 'loading' : 'idle'}
        failure="Older changes couldn’t be loaded"
        end="All changes are shown"
        onMore={() => on.more()}
      >
        Show older changes
      </LoadMore>
    </Stack>
  );
}

type ReturnedProps = { answer: Gradebook; change: ScoreChange; students: number; now: Date };

/** One return of the scores of several students. */
function Returned({ answer, change, students, now }: ReturnedProps) {
  const assignment = answer.assignments.find(({ id }) => id === change.assignment_id);
  return (
    <li className={styles.change}>
      <Text size="sm" weight="semi">
        {assignment?.title ?? 'A deleted assignment'}
      </Text>
      <Text>{`Returned to ${students} students`}</Text>
      <Text size="sm" tone="muted">
        {[actorOf(change), whenInWords(change.at, now)].join(', ')}
      </Text>
    </li>
  );
}

type ChangeProps = HistoryProps & {
  change: ScoreChange;
  now: Date;
  /** Whether it stands for the import to which it belongs. */
  undoesImport: boolean;
};

/** For how long the server can undo an import, in milliseconds. */
const UNDOABLE = 7 * 24 * 60 * 60 * 1000;

/** The newest change of each import that can still be undone, by its batch. */
function importsIn(items: readonly ScoreChange[], now: Date): ReadonlySet<number> {
  const first = new Map<string, number>();
  for (const { id, batch, origin, at } of items) {
    const isOpen = origin === 'import' && now.getTime() - new Date(at).getTime() < UNDOABLE;
    if (isOpen && batch !== null && !first.has(batch)) first.set(batch, id);
  }
  return new Set(first.values());
}

function Change({ answer, change, shows, now, undoesImport }: ChangeProps) {
  const { columns, books, undoing } = useUnit({
    columns: $columns,
    books: $books,
    undoing: model.$undoneImport,
  });
  const on = useUnit({ restore: valueChosen, undoImport: model.importUndone });
  const cell = cellId(change.student_id, change.assignment_id);
  const column = columns.find(({ id }) => id === change.assignment_id);
  const isOpen = column?.isClosed === false && answer.students.some(({ id }) => id === change.student_id);
  const textOf = (value: ScoreValue) =>
    (column ? valueText(value, column.points, column.look) : String(value.points ?? '')) || 'nothing';
  const current = valueIn(books, cell);
  const isReturned = isReturn(change);
  const isEmpty = change.before.points === null && change.before.status === null;
  // Every value but the current one is what a later change replaced.
  const canRestore = isOpen && !isReturned && !isSameValue(change.before, current);
  return (
    <li className={styles.change}>
      {shows === 'cell' ? null : (
        <Text size="sm" weight="semi">
          {shows === 'class' ? nameOf(answer, cell) : (column?.title ?? 'A deleted assignment')}
        </Text>
      )}
      <Text>{isReturned ? 'Returned' : `${textOf(change.before)} → ${textOf(change.after)}`}</Text>
      <Text size="sm" tone="muted">
        {[actorOf(change), ...(isReturned ? [] : [origins[change.origin]]), whenInWords(change.at, now)].join(
          ', ',
        )}
      </Text>
      {canRestore || undoesImport ? (
        <Cluster gap={2}>
          {canRestore ? (
            <Button size="sm" variant="quiet" onClick={() => on.restore({ cell, value: change.before })}>
              {isEmpty ? 'Clear' : `Restore ${textOf(change.before)}`}
            </Button>
          ) : null}
          {undoesImport ? (
            <Button
              size="sm"
              variant="quiet"
              pending={undoing === change.batch}
              onClick={() => on.undoImport(change.batch ?? '')}
            >
              Undo this import
            </Button>
          ) : null}
        </Cluster>
      ) : null}
    </li>
  );
}
