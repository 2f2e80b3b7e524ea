import { useUnit } from 'effector-react';
import { conflictWords, dayAndClock } from '@/entities/schedule';
import { Banner } from '@/shared/ui/banner';
import { Button } from '@/shared/ui/button';
import { Checkbox } from '@/shared/ui/checkbox';
import { DeferredDatePicker } from '@/shared/ui/date-picker';
import { Dialog } from '@/shared/ui/dialog';
import { Field } from '@/shared/ui/field';
import { MarginList } from '@/shared/ui/margin-list';
import { RadioGroup } from '@/shared/ui/radio-group';
import { Select } from '@/shared/ui/select';
import { Skeleton } from '@/shared/ui/skeleton';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { $isSaving } from '../model/saved-move';
import {
  $moving,
  $outcome,
  $scope,
  $seats,
  $isTargetMissing,
  $target,
  $withDues,
  dayOfLessonRequested,
  duesToggled,
  lessonUnplanned,
  moveClosed,
  moveSaved,
  type Moving,
  type Outcome,
  scopeChosen,
  targetChosen,
} from '../model/moving';

/** Asks where a lesson or a due date goes, and shows what that collides with or moves besides. */
export function MoveDialog() {
  const { moving, outcome, isSaving, close, save, unplan, changeDay } = useUnit({
    moving: $moving,
    outcome: $outcome,
    isSaving: $isSaving,
    close: moveClosed,
    save: moveSaved,
    unplan: lessonUnplanned,
    changeDay: dayOfLessonRequested,
  });
  const collides = outcome.state === 'one' && outcome.conflicts.length > 0;
  return (
    <Dialog
      open={moving !== null}
      onClose={() => close()}
      size="md"
      title={moving ? `Move “${moving.title}”` : 'Move'}
      actions={
        <>
          {moving?.kind === 'lesson' && moving.isPlanned ? (
            <Button variant="quiet" onClick={() => unplan()}>
              Take it off the schedule
            </Button>
          ) : null}
          {moving?.kind === 'lesson' && moving.from !== null ? (
            <Button variant="quiet" onClick={() => changeDay()}>
              Change this day
            </Button>
          ) : null}
          <Button onClick={() => close()}>Cancel</Button>
          <Button
            variant="primary"
            pending={isSaving || outcome.state === 'asking'}
            disabled={outcome.state === 'failed'}
            onClick={() => save()}
          >
            {collides ? 'Move anyway' : 'Move'}
          </Button>
        </>
      }
    >
      <Stack gap={5}>
        {moving?.kind === 'lesson' && <LessonTarget moving={moving} />}
        {moving?.kind === 'due' && <DueTarget />}
        <Consequences outcome={outcome} />
      </Stack>
    </Dialog>
  );
}

function LessonTarget({ moving }: { moving: Extract<Moving, { kind: 'lesson' }> }) {
  const { seats, isMissing, target, scope, withDues, choose, chooseScope, toggle } = useUnit({
    seats: $seats,
    isMissing: $isTargetMissing,
    target: $target,
    scope: $scope,
    withDues: $withDues,
    choose: targetChosen,
    chooseScope: scopeChosen,
    toggle: duesToggled,
  });
  if (seats === null) return <Skeleton lines={2} label="Loading the timetable" />;
  if (seats.length === 0)
    return <Banner tone="info">This class has no weekly slot yet. Add one below the calendar first.</Banner>;
  const keyOf = (seat: { slotId: string | null; on: string }) => `${seat.slotId} ${seat.on}`;
  return (
    <>
      <Field label="To" error={isMissing ? 'Choose a lesson.' : undefined}>
        <Select
          name="seat"
          placeholder="Choose a lesson"
          options={seats.map(({ seat, label, taken }) => ({
            value: keyOf(seat),
            label: taken === null ? label : `${label} (${taken})`,
          }))}
          value={target ? keyOf(target) : ''}
          onChange={(value) => choose(seats.find(({ seat }) => keyOf(seat) === value)?.seat ?? null)}
        />
      </Field>
      {moving.isPlanned ? (
        <>
          <RadioGroup
            label="What moves"
            value={scope}
            onChange={chooseScope}
            options={[
              { value: 'one', label: 'Only this lesson' },
              {
                value: 'following',
                label: 'This lesson and all that follow',
                description: 'Past a holiday, for instance: every later lesson of the class moves as far.',
              },
            ]}
          />
          {scope === 'following' ? (
            <Checkbox checked={withDues} onChange={toggle}>
              Move the due dates from then on with them
            </Checkbox>
          ) : null}
        </>
      ) : null}
    </>
  );
}

function DueTarget() {
  const [target, isMissing, choose] = useUnit([$target, $isTargetMissing, targetChosen]);
  return (
    <Field
      label="Due on"
      help="The time of day stays. The cut-off and extensions move as far."
      error={isMissing ? 'Choose the day.' : undefined}
    >
      <DeferredDatePicker
        value={target?.on ?? null}
        onChange={(on) => choose(on === null ? null : { slotId: null, on })}
      />
    </Field>
  );
}

const MOST_SHOWN = 8;

function Consequences({ outcome }: { outcome: Outcome }) {
  if (outcome.state === 'failed') return <Banner tone="danger">{outcome.problem.message}</Banner>;
  if (outcome.state === 'one' && outcome.conflicts.length > 0)
    return (
      <Banner tone="warn" title="Look at this first">
        {outcome.conflicts.map(conflictWords).join(' ')}
      </Banner>
    );
  if (outcome.state !== 'following') return null;
  const { lessons, dues } = outcome.shift;
  if (lessons.length === 0) return <Text>Nothing moves.</Text>;
  const moves = [...lessons, ...dues.map((due) => ({ ...due, title: `Due: ${due.title}` }))];
  return (
    <Stack gap={3}>
      <Text>
        {lessons.length === 1 ? 'One lesson moves' : `${lessons.length} lessons move`}
        {dues.length === 0
          ? '.'
          : `, with ${dues.length === 1 ? 'one due date' : `${dues.length} due dates`}.`}
      </Text>
      <MarginList
        label="What moves"
        density="dense"
        margin="lg"
        items={moves.slice(0, MOST_SHOWN).map(({ id, title, from, to }) => ({
          id,
          lead: dayAndClock(to, null),
          title,
          note: `Now ${dayAndClock(from, null)}`,
        }))}
      />
      {moves.length > MOST_SHOWN ? <Text tone="muted">And {moves.length - MOST_SHOWN} more.</Text> : null}
    </Stack>
  );
}
