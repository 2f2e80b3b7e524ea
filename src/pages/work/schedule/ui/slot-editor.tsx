import { useUnit } from 'effector-react';
import { clockText, conflictWords, localDate } from '@/entities/schedule';
import { longWeekdayOf } from '@/shared/lib/dates';
import { FormElement, useForm } from '@/shared/lib/form';
import { Banner } from '@/shared/ui/banner';
import { Button } from '@/shared/ui/button';
import { DeferredDatePicker } from '@/shared/ui/date-picker';
import { Dialog } from '@/shared/ui/dialog';
import { Field } from '@/shared/ui/field';
import { Grid } from '@/shared/ui/grid';
import { Select } from '@/shared/ui/select';
import { Stack } from '@/shared/ui/stack';
import { TextInput } from '@/shared/ui/text-input';
import { $calendar } from '../model/calendar-editor';
import * as model from '../model/slot-editor';

const FORM_ID = 'slot-editor-form';
// A Monday and the days after it.
const weekdays = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
  value: String(weekday),
  label: longWeekdayOf(localDate(`2026-06-0${weekday}`)).replace(/[\s,].*/, ''),
}));
const weeks = [
  { value: 'every', label: 'Every week' },
  { value: 'A', label: 'Weeks A' },
  { value: 'B', label: 'Weeks B' },
];

/** Adds or changes what is held every week. */
export function SlotEditor() {
  const { values, errors, pending, change, field } = useForm(model.slotForm);
  const [editor, close, remove, conflicts, classes, calendar] = useUnit([
    model.$slotEditor,
    model.slotEditorClosed,
    model.slotDeleted,
    model.$slotConflicts,
    model.slotClasses.$data,
    $calendar,
  ]);
  const isNew = editor.state !== 'change';
  const bells = calendar?.content.bells ?? [];
  const hasWeeks = calendar !== null && calendar.content.week_count !== 'none';
  return (
    <Dialog
      open={editor.state !== 'closed'}
      onClose={() => close()}
      size="md"
      title={isNew ? 'Add a weekly slot' : 'Change the weekly slot'}
      actions={
        <>
          {isNew ? null : (
            <Button variant="quiet" onClick={() => remove()}>
              Delete
            </Button>
          )}
          <Button onClick={() => close()}>Cancel</Button>
          <Button variant="primary" type="submit" form={FORM_ID} pending={pending}>
            {conflicts.length > 0 ? 'Save anyway' : 'Save'}
          </Button>
        </>
      }
    >
      <FormElement form={model.slotForm} id={FORM_ID}>
        <Stack gap={5}>
          {errors.form ? <Banner tone="danger">{errors.form}</Banner> : null}
          {conflicts.length > 0 ? (
            <Banner tone="warn" urgent title="This collides with your timetable">
              {conflicts.map(conflictWords).join(' ')}
            </Banner>
          ) : null}
          <Field label="For" error={errors.classId}>
            <Select
              name="classId"
              disabled={!isNew}
              options={[
                { value: '', label: 'A duty of mine' },
                ...(classes?.items ?? []).map((entry) => ({
                  value: entry.id,
                  label: `${entry.class.name} ${entry.class.subject}`,
                })),
              ]}
              value={values.classId}
              onChange={(classId) => change({ classId })}
            />
          </Field>
          {values.classId === '' ? (
            <Field label="Duty" help="Such as Break duty or Staff meeting." required error={errors.title}>
              <TextInput maxLength={80} {...field('title')} />
            </Field>
          ) : null}
          <Grid min="sm" gap={4}>
            <Field label="Day">
              <Select
                name="weekday"
                options={weekdays}
                value={values.weekday}
                onChange={(weekday) => change({ weekday })}
              />
            </Field>
            {hasWeeks ? (
              <Field label="Weeks">
                <Select
                  name="week"
                  options={weeks}
                  value={values.week}
                  onChange={(week) => change({ week: week === 'A' || week === 'B' ? week : 'every' })}
                />
              </Field>
            ) : null}
            {bells.length > 0 ? (
              <Field label="Lesson of the day" optional>
                <Select
                  name="bell"
                  placeholder="Another time"
                  options={bells.map(({ name, starts_at }) => ({
                    value: name,
                    label: `${name}, ${clockText(starts_at)}`,
                  }))}
                  value={bells.find(({ starts_at }) => starts_at === values.startsAt)?.name ?? ''}
                  onChange={(name) => {
                    const bell = bells.find((one) => one.name === name);
                    if (bell) change({ startsAt: bell.starts_at, minutes: String(bell.minutes) });
                  }}
                />
              </Field>
            ) : null}
            <Field label="Starts at" required error={errors.startsAt}>
              <TextInput type="time" {...field('startsAt')} />
            </Field>
            <Field label="Minutes" required error={errors.minutes}>
              <TextInput maxLength={3} {...field('minutes')} />
            </Field>
            <Field label="Room" optional error={errors.room}>
              <TextInput maxLength={40} {...field('room')} />
            </Field>
            <Field label="First day" required error={errors.startsOn}>
              <DeferredDatePicker {...field('startsOn')} />
            </Field>
            <Field label="Last day" optional error={errors.endsOn}>
              <DeferredDatePicker {...field('endsOn')} />
            </Field>
          </Grid>
        </Stack>
      </FormElement>
    </Dialog>
  );
}
