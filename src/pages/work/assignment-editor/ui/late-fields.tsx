import { useUnit } from 'effector-react';
import { answersShown } from '@/entities/assignment';
import type { AssignmentContent, QuizAnswersShown } from '@/shared/api/assignments';
import { useForm } from '@/shared/lib/form';
import { Cluster } from '@/shared/ui/cluster';
import { Field } from '@/shared/ui/field';
import { NumberInput } from '@/shared/ui/number-input';
import { RadioGroup } from '@/shared/ui/radio-group';
import { Select } from '@/shared/ui/select';
import { Stack } from '@/shared/ui/stack';
import { Switch } from '@/shared/ui/switch';
import { Text } from '@/shared/ui/text';
import type { EditorValues } from '../model/editor-values';
import { form, hasOwnDates } from '../model/form';
import { $column, lateEffect } from '../model/late-effect';
import { DayTimeField } from './day-time-field';

/** Until when late work is accepted, and what being late or missing costs. */
export function LateFields() {
  const { values, errors, field, change } = useForm(form);
  return (
    <Stack gap={4}>
      {hasOwnDates(values) ? (
        <Text size="sm" tone="muted">
          Each class has its own cut-off, beside its due date.
        </Text>
      ) : (
        <DayTimeField
          label="Cut-off"
          help="Late work is accepted until then; without a cut-off, at any time."
          error={errors.cutOff}
          {...field('cutOff')}
        />
      )}
      <Switch checked={values.isLatePenalised} onChange={(isLatePenalised) => change({ isLatePenalised })}>
        Late work loses points
      </Switch>
      {values.isLatePenalised ? (
        <Cluster gap={4} align="end">
          <Field label="Points lost (%)">
            <NumberInput {...field('latePercent')} min={0} max={100} unit="%" />
          </Field>
          <Field label="For each">
            <Select
              {...field('lateEvery')}
              onChange={(value) => change({ lateEvery: value === 'hour' ? 'hour' : 'day' })}
              options={[
                { value: 'day', label: 'Day' },
                { value: 'hour', label: 'Hour' },
              ]}
            />
          </Field>
          <Field label="At least this score is left (%)">
            <NumberInput {...field('lateLowest')} min={0} max={100} unit="%" />
          </Field>
        </Cluster>
      ) : null}
      <Switch
        checked={values.isMissingPenalised}
        onChange={(isMissingPenalised) => change({ isMissingPenalised })}
        description="Otherwise it stays without a score."
      >
        Missing work gets a score
      </Switch>
      {values.isMissingPenalised ? (
        <Field label="Points that missing work loses (%)">
          <NumberInput {...field('missingPercent')} min={0} max={100} unit="%" />
        </Field>
      ) : null}
      <Effect />
    </Stack>
  );
}

/** What the policies do, before they are saved. */
function Effect() {
  const { values } = useForm(form);
  const column = useUnit($column);
  const sentences = lateEffect(values, column);
  return sentences.length === 0 ? null : (
    <div role="status">
      {sentences.map((sentence) => (
        <Text key={sentence} size="sm" tone="soft">
          {sentence}
        </Text>
      ))}
    </div>
  );
}

export function AttemptFields() {
  const { values, field } = useForm(form);
  return (
    <>
      <Field label="Attempts" help="Leave empty for any number." optional>
        <NumberInput {...field('attempts')} min={1} max={20} />
      </Field>
      {values.attempts === 1 ? null : (
        <Field label="Of several attempts" group>
          <RadioGroup {...field('attemptsCount')} options={counting} />
        </Field>
      )}
    </>
  );
}

const counting: readonly { value: NonNullable<AssignmentContent['attempts_count']>; label: string }[] = [
  { value: 'latest', label: 'The last mark counts' },
  { value: 'highest', label: 'The best mark counts' },
  { value: 'average', label: 'The mean of all marks counts' },
];

const shown: readonly QuizAnswersShown[] = ['never', 'returned', 'due'];

export function QuizFields() {
  const { values, field, change } = useForm(form);
  return (
    <>
      <Field
        label="Time limit"
        help="Leave empty for none. An exception can give a student extra time."
        optional
      >
        <NumberInput {...field('minutes')} min={1} max={600} unit="min" />
      </Field>
      <Switch
        checked={values.shuffle}
        onChange={(shuffle) => change({ shuffle })}
        description="Each student gets questions and options in another order."
      >
        Shuffle
      </Switch>
      <Field label="When do students see the right answers?" help={whenShown(values)} group>
        <RadioGroup
          value={values.showAnswers}
          onChange={(showAnswers) => change({ showAnswers })}
          options={shown.map((value) => ({ value, label: answersShown[value] }))}
        />
      </Field>
    </>
  );
}

/** A key that is to wait for a date nobody set would never be shown. */
const whenShown = ({ showAnswers, cutOff }: EditorValues): string | undefined =>
  showAnswers === 'due' && cutOff.date === null
    ? 'Without a cut-off, students can always start late, so they will not see the answers.'
    : undefined;
