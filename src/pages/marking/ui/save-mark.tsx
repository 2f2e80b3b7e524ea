import { useUnit } from 'effector-react';
import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import type { GivenMarkState, Submission } from '@/shared/api/marking';
import { dayAndTimeIn } from '@/shared/lib/dates';
import { Button } from '@/shared/ui/button';
import { Cluster } from '@/shared/ui/cluster';
import { Field } from '@/shared/ui/field';
import { Select } from '@/shared/ui/select';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import * as model from '../model/marking';
import { isComplete, type Marking } from '../model/marking-state';

const STATES: readonly { value: GivenMarkState; label: string }[] = [
  { value: 'marked', label: 'Marked' },
  { value: 'in_review', label: 'In review' },
  { value: 'ready', label: 'Ready to return' },
];

type SaveMarkProps = { submission: Submission; marking: Extract<Marking, { state: 'open' }> };

/** The score, with the buttons that save and return it. */
export function SaveMark({ submission, marking }: SaveMarkProps) {
  const { assignment, mark } = submission;
  const isSaving = useUnit(model.$isSaving);
  const on = useUnit({
    save: model.saveRequested,
    giveBack: model.returnRequested,
    takeBack: model.takeBackRequested,
  });
  const given = STATES.find(({ value }) => value === mark.state)?.value ?? 'marked';
  const [state, setState] = useState<GivenMarkState>(given);
  const isBlocked = marking.conflict !== null;
  return (
    <Stack gap={3}>
      <Text size="2xl" voice="figure" tone="pen">
        {marking.points ?? '–'} of {assignment.points}
      </Text>
      {mark.deduction > 0 && !marking.isChanged ? (
        <Text size="sm" tone="muted">
          Less {mark.deduction} for being late: {mark.score}.
        </Text>
      ) : null}
      {mark.returned_at === null ? (
        <>
          <div role="status">
            {mark.revision > 0 && !marking.isChanged ? (
              <Text size="sm" tone="muted">
                Saved. The student sees it when you return it.
              </Text>
            ) : null}
          </div>
          <Field label="State">
            <Select
              value={state}
              options={STATES}
              onChange={(value) => setState(STATES.find((one) => one.value === value)?.value ?? 'marked')}
            />
          </Field>
          <Cluster gap={2}>
            <Button
              pending={isSaving}
              disabled={!marking.isChanged || isBlocked}
              onClick={() => on.save('in_marking')}
            >
              Save unfinished
            </Button>
            <Button
              variant="red"
              pending={isSaving}
              disabled={!isComplete(marking, submission) || isBlocked}
              onClick={() => on.save(state)}
            >
              Save mark
            </Button>
            {!marking.isChanged && mark.points !== null && mark.state !== 'in_marking' ? (
              <Button icon={Undo2} onClick={() => on.giveBack()}>
                Return
              </Button>
            ) : null}
          </Cluster>
        </>
      ) : (
        <Cluster gap={2}>
          <Text size="sm" tone="muted">
            {mark.state === 'returned' ? 'Returned' : 'Will be returned'}{' '}
            {dayAndTimeIn(mark.returned_at, assignment.time_zone)}.
          </Text>
          <Button icon={Undo2} onClick={() => on.takeBack()}>
            Take it back
          </Button>
        </Cluster>
      )}
    </Stack>
  );
}
