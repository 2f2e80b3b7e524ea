import { useUnit } from 'effector-react';
import { ReturnDialog } from '@/features/return-marks';
import type { Gradebook } from '@/shared/api/gradebooks';
import { Button } from '@/shared/ui/button';
import { Dialog } from '@/shared/ui/dialog';
import { $isReturning, returnRequested } from '../model/columns';
import { panelClosed } from '../model/panel';
import { $books, $unsaved } from '../model/scores';

type ColumnReturnProps = { answer: Gradebook; assignmentId: string };

/** Asks when students see the scores of an assignment. */
export function ColumnReturn({ answer, assignmentId }: ColumnReturnProps) {
  const { books, unsaved, isReturning } = useUnit({
    books: $books,
    unsaved: $unsaved,
    isReturning: $isReturning,
  });
  const on = useUnit({ giveBack: returnRequested, close: panelClosed });
  const assignment = answer.assignments.find(({ id }) => id === assignmentId);
  if (!assignment) return null;
  const cells = books.flatMap(({ cells: own }) => own.get(assignmentId) ?? []);
  const count = cells.filter(({ points, isReturned }) => points !== null && !isReturned).length;
  const isWaiting = unsaved.entries.some((entry) => entry.assignment_id === assignmentId);
  if (count === 0 || isWaiting)
    return (
      <Dialog
        open
        size="sm"
        title={isWaiting ? 'Not all scores are stored yet' : 'Nothing to return'}
        description={
          isWaiting
            ? 'Return them once the line below the title says that all is saved.'
            : 'Students see every score of this assignment.'
        }
        onClose={on.close}
        actions={
          <Button variant="primary" onClick={() => on.close()}>
            OK
          </Button>
        }
      />
    );
  return (
    <ReturnDialog
      open
      count={count}
      timeZone={assignment.time_zone}
      pending={isReturning}
      onReturn={(at) => on.giveBack({ assignmentId, at })}
      onClose={on.close}
    />
  );
}
