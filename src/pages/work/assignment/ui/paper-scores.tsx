import { useUnit } from 'effector-react';
import { Undo2 } from 'lucide';
import { useState } from 'react';
import { ReturnDialog } from '@/features/return-marks';
import type { Assignment } from '@/shared/api/assignments';
import { Badge } from '@/shared/ui/badge';
import { Banner } from '@/shared/ui/banner';
import { Button } from '@/shared/ui/button';
import { Cluster } from '@/shared/ui/cluster';
import { EmptyState } from '@/shared/ui/empty-state';
import { Field } from '@/shared/ui/field';
import { PageSection } from '@/shared/ui/page-section';
import { Skeleton } from '@/shared/ui/skeleton';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { TextInput } from '@/shared/ui/text-input';
import { type PaperRow, readPoints } from '../model/paper-entries';
import * as model from '../model/paper-scores';
import * as styles from './assignment-page.css';

/** The scores of work on paper: one field for each student, saved while they are typed. */
export function PaperScores({ assignment }: { assignment: Assignment }) {
  const { resource, rows, isFailing } = useUnit({
    resource: model.book.$resource,
    rows: model.$rows,
    isFailing: model.$isFailing,
  });
  const again = useUnit(model.book.refreshed);
  if (resource.state === 'failed') {
    return (
      <Banner tone="warn" title="The scores couldn’t be loaded" action={<Retry onClick={() => again()} />}>
        Check your connection.
      </Banner>
    );
  }
  if (resource.state !== 'ready') return <Skeleton lines={6} label="Loading the scores" />;
  const isOpen = !resource.data.is_archived && assignment.closed_term === null;
  return (
    <PageSection title="Scores" more={<Return assignment={assignment} rows={rows} />}>
      <Stack gap={4}>
        {isFailing ? (
          <Banner tone="warn" title="Not saved yet">
            What you typed is stored in this browser and is sent again.
          </Banner>
        ) : null}
        {rows.length === 0 ? (
          <EmptyState title="No students have this assignment yet" art="none" />
        ) : (
          <ul className={styles.scores}>
            {rows.map((row) => (
              <ScoreRow key={row.id} row={row} outOf={assignment.content.points} isOpen={isOpen} />
            ))}
          </ul>
        )}
      </Stack>
    </PageSection>
  );
}

const Retry = ({ onClick }: { onClick: () => void }) => (
  <Button size="sm" onClick={onClick}>
    Try again
  </Button>
);

function helpOf({ points, isUnsaved }: PaperRow, outOf: number): string | undefined {
  if (points !== null && points > outOf) return `More than ${outOf} points`;
  return isUnsaved ? 'Saving' : undefined;
}

function ScoreRow({ row, outOf, isOpen }: { row: PaperRow; outOf: number; isOpen: boolean }) {
  const type = useUnit(model.scoreTyped);
  // What is in the field while it is no number, or differs from how the number is written.
  const [text, setText] = useState<string | null>(null);
  const points = text === null ? row.points : readPoints(text);
  const error =
    points === undefined ? 'Enter a number with at most two decimals, such as 8 or 7.5.' : undefined;
  return (
    <li className={styles.score}>
      <Field label={row.name} error={error} help={error ? undefined : helpOf(row, outOf)}>
        <TextInput
          value={text ?? (row.points === null ? '' : String(row.points))}
          suffix={`of ${outOf}`}
          maxLength={12}
          disabled={!isOpen}
          autoComplete="off"
          onChange={(typed) => {
            setText(typed);
            type({ studentId: row.id, points: readPoints(typed), key: crypto.randomUUID() });
          }}
          onBlur={() => {
            if (error === undefined) setText(null);
          }}
        />
      </Field>
      {row.isReturned ? (
        <div>
          <Badge tone="ink">Returned</Badge>
        </div>
      ) : null}
      {row.conflict ? <Conflict row={row} onChosen={() => setText(null)} /> : null}
    </li>
  );
}

function conflictWords({ current, author, reason }: NonNullable<PaperRow['conflict']>): string {
  if (reason === 'term_closed')
    return 'Not saved: the term is closed. Reopen it in the rules of the gradebook, then type again.';
  if (current === null) return 'This student no longer has the assignment.';
  return `${author ?? 'Another teacher'} entered ${current.points ?? 'nothing'} meanwhile. Type again to replace it.`;
}

/** Another teacher entered something else meanwhile, or the student left. */
function Conflict({ row, onChosen }: { row: PaperRow; onChosen: () => void }) {
  const on = useUnit({ keep: model.otherKept });
  const { conflict } = row;
  if (conflict === null) return null;
  return (
    <Cluster gap={2}>
      <Text size="sm" tone="pen">
        {conflictWords(conflict)}
      </Text>
      <Button
        size="sm"
        onClick={() => {
          on.keep(row.id);
          onChosen();
        }}
      >
        {conflict.current ? 'Keep that' : 'OK'}
      </Button>
    </Cluster>
  );
}

function Return({ assignment, rows }: { assignment: Assignment; rows: readonly PaperRow[] }) {
  const { isReturning } = useUnit({ isReturning: model.$isReturning });
  const giveBack = useUnit(model.returnRequested);
  const [isAsked, setIsAsked] = useState(false);
  const count = rows.filter(({ points, isReturned }) => points !== null && !isReturned).length;
  if (count === 0) return null;
  return (
    <>
      <Button
        size="sm"
        icon={Undo2}
        disabled={rows.some(({ isUnsaved }) => isUnsaved)}
        onClick={() => setIsAsked(true)}
      >
        Return {count}
      </Button>
      <ReturnDialog
        open={isAsked}
        count={count}
        timeZone={assignment.time_zone}
        pending={isReturning}
        onReturn={giveBack}
        onClose={() => setIsAsked(false)}
      />
    </>
  );
}
