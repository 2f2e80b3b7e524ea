import { useUnit } from 'effector-react';
import { conflictWords, dayAndClock } from '@/entities/schedule';
import { FormElement, useForm } from '@/shared/lib/form';
import { Banner } from '@/shared/ui/banner';
import { Button } from '@/shared/ui/button';
import { DeferredDatePicker } from '@/shared/ui/date-picker';
import { Dialog } from '@/shared/ui/dialog';
import { Field } from '@/shared/ui/field';
import { Grid } from '@/shared/ui/grid';
import { RadioGroup } from '@/shared/ui/radio-group';
import { Stack } from '@/shared/ui/stack';
import { TextInput } from '@/shared/ui/text-input';
import { $dayConflicts, $dayOfSlot, type DayValues, dayEditorClosed, dayForm } from '../model/day-editor';

const FORM_ID = 'slot-day-form';

const states: { value: DayValues['state']; label: string; description?: string }[] = [
  { value: 'held', label: 'As every week' },
  { value: 'moved', label: 'At another time or in another room' },
  {
    value: 'cancelled',
    label: 'Cancelled',
    description: 'Students see it struck through, also in their calendar programs.',
  },
];

/** Changes what is held every week on one day. */
export function DayDialog() {
  const { values, errors, pending, change, field } = useForm(dayForm);
  const [day, conflicts, close] = useUnit([$dayOfSlot, $dayConflicts, dayEditorClosed]);
  return (
    <Dialog
      open={day !== null}
      onClose={() => close()}
      size="md"
      title={day ? `${day.entry.title}, ${dayAndClock(day.entry.on, null)}` : 'One day'}
      description="Only this day changes. A lesson that is planned for it stays with it."
      actions={
        <>
          <Button onClick={() => close()}>Cancel</Button>
          <Button variant="primary" type="submit" form={FORM_ID} pending={pending}>
            {conflicts.length > 0 ? 'Save anyway' : 'Save'}
          </Button>
        </>
      }
    >
      <FormElement form={dayForm} id={FORM_ID}>
        <Stack gap={5}>
          {errors.form ? <Banner tone="danger">{errors.form}</Banner> : null}
          {conflicts.length > 0 ? (
            <Banner tone="warn" urgent title="Look at this first">
              {conflicts.map(conflictWords).join(' ')}
            </Banner>
          ) : null}
          <RadioGroup
            label="On this day"
            value={values.state}
            onChange={(state) => change({ state })}
            options={states}
          />
          {values.state === 'moved' ? (
            <Grid min="sm" gap={4}>
              <Field label="Day" required error={errors.date}>
                <DeferredDatePicker value={values.date} onChange={(date) => change({ date })} />
              </Field>
              <Field label="Starts at" required error={errors.startsAt}>
                <TextInput type="time" {...field('startsAt')} />
              </Field>
              <Field label="Minutes" required error={errors.minutes}>
                <TextInput maxLength={3} {...field('minutes')} />
              </Field>
              <Field label="Room" optional error={errors.room}>
                <TextInput maxLength={40} {...field('room')} />
              </Field>
            </Grid>
          ) : null}
        </Stack>
      </FormElement>
    </Dialog>
  );
}
