import { useUnit } from 'effector-react';
import { CalendarClock, Undo2 } from 'lucide';
import { useState } from 'react';
import { detailsPath, keptDeductionWords } from '@/entities/assignment';
import { ReturnDialog } from '@/features/return-marks';
import type { Submission } from '@/shared/api/marking';
import { dayAndTimeIn } from '@/shared/lib/dates';
import { Button } from '@/shared/ui/button';
import { IconButton } from '@/shared/ui/icon-button';
import * as blanks from '../model/blanks';
import * as model from '../model/marking';
import { type MarkContent, mostSoFar, totalOf } from '../model/marking-state';
import { $isFinishing, $place, nextRequested } from '../model/queue';
import { Keys } from './keys';
import * as styles from './save-mark.css';

type SaveMarkProps = { submission: Submission; content: MarkContent };

/** The foot of the page: the score so far, with the buttons that save and return it. */
export function SaveMark({ submission, content }: SaveMarkProps) {
  return (
    <div className={styles.foot}>
      <div className={styles.row}>
        <Score submission={submission} content={content} />
        <Actions submission={submission} content={content} />
      </div>
      <Keys submission={submission} />
    </div>
  );
}

function Score({ submission, content }: SaveMarkProps) {
  const { left, draft } = useUnit({ left: blanks.$blankIds, draft: model.draft.$draft });
  const { mark } = submission;
  const isSaved = draft.state === 'open' && !draft.isUnsaved && mark.revision > 0;
  const keptDeduction = keptDeductionWords(mark);
  const total = totalOf(content);
  const isUnfinished = left.length > 0 && total !== null;
  return (
    <p className={styles.score}>
      <b className={styles.figure}>{total ?? '–'}</b>
      <span>
        <span role="status">
          of {mostSoFar(content, submission)}
          {isUnfinished ? ' so far' : ''}
          {left.length > 0 && submission.assignment.rubric !== null ? (
            <Line>{left.length === 1 ? '1 score blank' : `${left.length} scores blank`}</Line>
          ) : null}
          {mark.deduction > 0 && isSaved ? (
            <Line>
              less {mark.deduction} for being late: {mark.score}
            </Line>
          ) : null}
          {keptDeduction === null ? null : <Line>{keptDeduction}</Line>}
        </span>
        <Saved submission={submission} />
      </span>
    </p>
  );
}

/** Whether the server has everything, and whether the student sees it. */
function Saved({ submission: { mark, assignment } }: { submission: Submission }) {
  const { draft, isSaving, isFailing, problem } = useUnit({
    draft: model.draft.$draft,
    isSaving: model.draft.$isSaving,
    isFailing: model.draft.$isFailing,
    problem: model.$saveProblem,
  });
  if (draft.state === 'closed') return null;
  if (mark.returned_at !== null) {
    return (
      <Line>
        {mark.state === 'returned' ? 'Returned' : 'Will be returned'}{' '}
        {dayAndTimeIn(mark.returned_at, assignment.time_zone)}
      </Line>
    );
  }
  if (draft.isUnsaved && problem !== null) return <b className={styles.unsaved}>Not saved. {problem}</b>;
  if (draft.isUnsaved && isFailing) return <Line>Kept in this browser until the server answers.</Line>;
  if (draft.isUnsaved || isSaving) return <Line>Saving…</Line>;
  if (mark.revision === 0) return null;
  return <Line>{draft.content.state === 'in_marking' ? 'Draft saved' : 'Saved, not returned'}</Line>;
}

const Line = ({ children }: { children: React.ReactNode }) => <span className={styles.line}>{children}</span>;

/** The main action has one place: the next blank score, then the next work. Returning stands beside it. */
function Actions({ submission, content }: SaveMarkProps) {
  const { mark, assignment, quiz } = submission;
  const { left, draft, isFinishing, place } = useUnit({
    left: blanks.$blankIds,
    draft: model.draft.$draft,
    isFinishing: $isFinishing,
    place: $place,
  });
  const on = useUnit({
    save: model.saveRequested,
    blank: blanks.nextBlankRequested,
    next: nextRequested,
  });
  const { next } = place;
  const isFinished = content.state !== 'in_marking';
  const hasParts = assignment.rubric !== null || quiz !== null;
  if (mark.returned_at === null && left.length > 0 && hasParts) {
    return (
      <Button variant="red" onClick={() => on.blank()}>
        Next blank
      </Button>
    );
  }
  if (mark.returned_at === null && (!isFinished || isFinishing)) {
    return (
      <Button
        variant="red"
        pending={isFinishing}
        disabled={left.length > 0 || (draft.state === 'open' && draft.conflict !== null)}
        onClick={() => on.save()}
      >
        {next === null ? 'Save and finish' : 'Save and next'}
      </Button>
    );
  }
  return (
    <>
      {mark.returned_at === null ? <Return timeZone={assignment.time_zone} /> : <TakeBack />}
      {next === null ? (
        <Button variant="red" href={detailsPath(assignment.id)}>
          All work
        </Button>
      ) : (
        <Button variant="red" onClick={() => on.next()}>
          Next
        </Button>
      )}
    </>
  );
}

function Return({ timeZone }: { timeZone: string }) {
  const { isReturning, draft, giveBack } = useUnit({
    isReturning: model.$isReturning,
    draft: model.draft.$draft,
    giveBack: model.returnRequested,
  });
  const [isAsking, setAsking] = useState(false);
  const isUnsaved = draft.state === 'open' && draft.isUnsaved;
  return (
    <>
      <IconButton
        label="Return at a chosen time"
        variant="second"
        icon={CalendarClock}
        disabled={isUnsaved}
        onClick={() => setAsking(true)}
      />
      <Button icon={Undo2} pending={isReturning} disabled={isUnsaved} onClick={() => giveBack(null)}>
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
