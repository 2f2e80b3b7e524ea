import { useUnit } from 'effector-react';
import { Trash2 } from 'lucide';
import { localDate } from '@/entities/schedule';
import { longWeekdayOf } from '@/shared/lib/dates';
import { FormElement, useForm } from '@/shared/lib/form';
import { Banner } from '@/shared/ui/banner';
import { Button } from '@/shared/ui/button';
import { Checkbox } from '@/shared/ui/checkbox';
import { Cluster } from '@/shared/ui/cluster';
import { DeferredDatePicker } from '@/shared/ui/date-picker';
import { Dialog } from '@/shared/ui/dialog';
import { Field } from '@/shared/ui/field';
import { IconButton } from '@/shared/ui/icon-button';
import { PageSection } from '@/shared/ui/page-section';
import { Select } from '@/shared/ui/select';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { TextInput } from '@/shared/ui/text-input';
import { $isEditing, calendarEditorClosed, calendarForm } from '../model/calendar-editor';
import type { BellDraft, PeriodDraft } from '../model/calendar-values';

const FORM_ID = 'school-calendar-form';

const counts = [
  { value: 'none', label: 'No A and B weeks' },
  { value: 'calendar', label: 'By the calendar: holidays count too' },
  { value: 'teaching', label: 'By teaching weeks: a week without school doesn’t count' },
];

/** Terms, holidays, bell times and A and B weeks of the school. */
export function CalendarEditor() {
  const { values, errors, pending, change } = useForm(calendarForm);
  const [isOpen, close] = useUnit([$isEditing, calendarEditorClosed]);
  return (
    <Dialog
      open={isOpen}
      onClose={() => close()}
      size="lg"
      title="School calendar"
      description="Your classes follow it: nothing is held on holidays and between terms."
      actions={
        <>
          <Button onClick={() => close()}>Cancel</Button>
          <Button variant="primary" type="submit" form={FORM_ID} pending={pending}>
            Save
          </Button>
        </>
      }
    >
      <FormElement form={calendarForm} id={FORM_ID}>
        <Stack gap={6}>
          {errors.form ? <Banner tone="danger">{errors.form}</Banner> : null}
          <Periods
            title="Terms"
            one="term"
            periods={values.terms}
            error={errors.terms}
            onChange={(terms) => change({ terms })}
          />
          <Periods
            title="Holidays"
            one="holiday"
            periods={values.holidays}
            error={errors.holidays}
            onChange={(holidays) => change({ holidays })}
          />
          <Bells bells={values.bells} error={errors.bells} onChange={(bells) => change({ bells })} />
          <PageSection title="Weeks" level={3}>
            <Stack gap={4}>
              <Cluster gap={4}>
                {[1, 2, 3, 4, 5, 6, 7].map((weekday) => (
                  <Checkbox
                    key={weekday}
                    checked={values.schoolDays.includes(String(weekday))}
                    onChange={(on) =>
                      change({
                        schoolDays: on
                          ? [...values.schoolDays, String(weekday)].toSorted()
                          : values.schoolDays.filter((day) => day !== String(weekday)),
                      })
                    }
                  >
                    {longWeekdayOf(localDate(`2026-06-0${weekday}`)).replace(/[\s,].*/, '')}
                  </Checkbox>
                ))}
              </Cluster>
              <Field label="A and B weeks" error={errors.weekCount}>
                <Select
                  name="weekCount"
                  options={counts}
                  value={values.weekCount}
                  onChange={(count) =>
                    change({ weekCount: count === 'calendar' || count === 'teaching' ? count : 'none' })
                  }
                />
              </Field>
              {values.weekCount === 'none' ? null : (
                <Field label="The first week is">
                  <Select
                    name="firstWeek"
                    options={[
                      { value: 'A', label: 'Week A' },
                      { value: 'B', label: 'Week B' },
                    ]}
                    value={values.firstWeek}
                    onChange={(letter) => change({ firstWeek: letter === 'B' ? 'B' : 'A' })}
                  />
                </Field>
              )}
            </Stack>
          </PageSection>
        </Stack>
      </FormElement>
    </Dialog>
  );
}

type PeriodsProps = {
  title: string;
  one: string;
  periods: readonly PeriodDraft[];
  error: string | undefined;
  onChange: (periods: readonly PeriodDraft[]) => void;
};

function Periods({ title, one, periods, error, onChange }: PeriodsProps) {
  const set = (index: number, part: Partial<PeriodDraft>) =>
    onChange(periods.map((period, place) => (place === index ? { ...period, ...part } : period)));
  return (
    <PageSection title={title} level={3}>
      <Stack gap={3}>
        {error ? <Banner tone="danger">{error}</Banner> : null}
        {periods.length === 0 ? <Text tone="muted">None yet.</Text> : null}
        {periods.map((period, index) => (
          <Cluster key={index} gap={3} align="end">
            <Field label={`Name of ${one} ${index + 1}`}>
              <TextInput maxLength={100} value={period.name} onChange={(name) => set(index, { name })} />
            </Field>
            <Field label="First day">
              <DeferredDatePicker
                value={period.starts_on}
                onChange={(day) => set(index, { starts_on: day })}
              />
            </Field>
            <Field label="Last day">
              <DeferredDatePicker value={period.ends_on} onChange={(day) => set(index, { ends_on: day })} />
            </Field>
            <IconButton
              label={`Remove ${one} ${index + 1}`}
              icon={Trash2}
              onClick={() => onChange(periods.toSpliced(index, 1))}
            />
          </Cluster>
        ))}
        <div>
          <Button
            size="sm"
            onClick={() => onChange([...periods, { name: '', starts_on: null, ends_on: null }])}
          >
            {`Add a ${one}`}
          </Button>
        </div>
      </Stack>
    </PageSection>
  );
}

type BellsProps = {
  bells: readonly BellDraft[];
  error: string | undefined;
  onChange: (bells: readonly BellDraft[]) => void;
};

function Bells({ bells, error, onChange }: BellsProps) {
  const set = (index: number, part: Partial<BellDraft>) =>
    onChange(bells.map((bell, place) => (place === index ? { ...bell, ...part } : bell)));
  return (
    <PageSection title="Lessons of a day" level={3}>
      <Stack gap={3}>
        {error ? <Banner tone="danger">{error}</Banner> : null}
        {bells.length === 0 ? <Text tone="muted">None yet.</Text> : null}
        {bells.map((bell, index) => (
          <Cluster key={index} gap={3} align="end">
            <Field label={`Name of lesson ${index + 1}`}>
              <TextInput maxLength={40} value={bell.name} onChange={(name) => set(index, { name })} />
            </Field>
            <Field label="Starts at">
              <TextInput
                type="time"
                value={bell.starts_at}
                onChange={(time) => set(index, { starts_at: time })}
              />
            </Field>
            <Field label="Minutes">
              <TextInput maxLength={3} value={bell.minutes} onChange={(minutes) => set(index, { minutes })} />
            </Field>
            <IconButton
              label={`Remove lesson ${index + 1}`}
              icon={Trash2}
              onClick={() => onChange(bells.toSpliced(index, 1))}
            />
          </Cluster>
        ))}
        <div>
          <Button
            size="sm"
            onClick={() =>
              onChange([
                ...bells,
                { name: `Period ${bells.length + 1}`, starts_at: '', minutes: bells.at(-1)?.minutes ?? '45' },
              ])
            }
          >
            Add a lesson
          </Button>
        </div>
      </Stack>
    </PageSection>
  );
}
