import { useUnit } from 'effector-react';
import { CalendarClock, Undo2 } from 'lucide';
import { useState } from 'react';
import { keptDeductionWords } from '@/entities/assignment';
import { ReturnDialog } from '@/features/return-marks';
import type { Submission } from '@/shared/api/marking';
import { dayAndTimeIn } from '@/shared/lib/dates';
import { Button } from '@/shared/ui/button';
import { IconButton } from '@/shared/ui/icon-button';
import * as blanks from '../model/blanks';
import * as model from '../model/marking';
import { mostSoFar, type OpenMarking } from '../model/marking-state';
import * as styles from './save-mark.css';

type SaveMarkProps = { submission: Submission; marking: OpenMarking };

/** The foot of the page: the score so far, with the buttons that save and return it. */
export function SaveMark({ submission, marking }: SaveMarkProps) {
  const { mark } = submission;
  return (
    <div className={styles.foot}>
      <Score submission={submission} marking={marking} />
      {mark.returned_at === null ? <Open submission={submission} marking={marking} /> : <TakeBack />}
    </div>
  );
}

function Score({ submission, marking }: SaveMarkProps) {
  const left = useUnit(blanks.$blankIds).length;
  const { mark, assignment } = submission;
  const isSaved = mark.revision > 0 && !marking.isChanged;
  const keptDeduction = keptDeductionWords(mark);
  const isUnfinished = left > 0 && marking.points !== null;
  return (
    <p className={styles.score}>
      <b className={styles.figure}>{marking.points ?? '–'}</b>
      <span role="status">
        of {mostSoFar(marking, submission)}
        {isUnfinished ? ' so far' : ''}
        {left > 0 && submission.assignment.rubric !== null ? (
          <Line>{left === 1 ? '1 score blank' : `${left} scores blank`}</Line>
        ) : null}
        {mark.deduction > 0 && isSaved ? (
          <Line>
            less {mark.deduction} for being late: {mark.score}
          </Line>
        ) : null}
        {keptDeduction === null ? null : <Line>{keptDeduction}</Line>}
        {mark.returned_at === null ? (
          isSaved && left === 0 ? (
            <Line>Saved, not returned</Line>
          ) : null
        ) : (
          <Line>
            {mark.state === 'returned' ? 'Returned' : 'Will be returned'}{' '}
            {dayAndTimeIn(mark.returned_at, assignment.time_zone)}
          </Line>
        )}
      </span>
    </p>
  );
}

const Line = ({ children }: { children: React.ReactNode }) => <span className={styles.line}>{children}</span>;

/** The buttons before the mark is returned: one main action at a time. */
function Open({ submission, marking }: SaveMarkProps) {
  const { mark, assignment, quiz } = submission;
  const { isSaving, state, left } = useUnit({
    isSaving: model.$isSaving,
    state: model.$givenState,
    left: blanks.$blankIds,
  });
  const on = useUnit({
    save: model.saveRequested,
    next: blanks.nextBlankRequested,
  });
  const isBlocked = marking.conflict !== null;
  const isSettled = left.length === 0 && !marking.isChanged && mark.state === state;
  const hasParts = assignment.rubric !== null || quiz !== null;
  return (
    <>
      {isSettled ? null : (
        <Button
          pending={isSaving}
          disabled={!marking.isChanged || isBlocked}
          onClick={() => on.save('in_marking')}
        >
          Save draft
        </Button>
      )}
      {isSettled ? (
        <Return timeZone={assignment.time_zone} />
      ) : left.length > 0 && hasParts ? (
        <Button variant="red" onClick={() => on.next()}>
          Next blank
        </Button>
      ) : (
        <Button
          variant="red"
          pending={isSaving}
          disabled={left.length > 0 || isBlocked}
          onClick={() => on.save(state)}
        >
          Save mark
        </Button>
      )}
    </>
  );
}

function Return({ timeZone }: { timeZone: string }) {
  const { isReturning, giveBack } = useUnit({
    isReturning: model.$isReturning,
    giveBack: model.returnRequested,
  });
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <IconButton
        label="Return at a chosen time"
        variant="second"
        icon={CalendarClock}
        onClick={() => setAsking(true)}
      />
      <Button variant="red" icon={Undo2} pending={isReturning} onClick={() => giveBack(null)}>
        Return
      </Button>
      <ReturnDialog
        open={isAsking}
        count={1}
        timeZone={timeZone}
        initial="later"
        pending={isReturning}
        onReturn={giveBack}
        onClose={() => setAsking(false)}
      />
    </>
  );
}

function TakeBack() {
  const takeBack = useUnit(model.takeBackRequested);
  return (
    <Button icon={Undo2} onClick={() => takeBack()}>
      Take it back
    </Button>
  );
}
