import { useUnit } from 'effector-react';
import { FileUp } from 'lucide';
import { clockText, dayAndClock } from '@/entities/schedule';
import type { CalendarImportPlan, CalendarTarget } from '@/shared/api/schedule';
import { FormElement, useForm } from '@/shared/lib/form';
import { Banner } from '@/shared/ui/banner';
import { Button } from '@/shared/ui/button';
import { Dialog } from '@/shared/ui/dialog';
import { Field } from '@/shared/ui/field';
import { FileButton } from '@/shared/ui/file-button';
import { MarginList } from '@/shared/ui/margin-list';
import { RadioGroup } from '@/shared/ui/radio-group';
import { Skeleton } from '@/shared/ui/skeleton';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { TextInput } from '@/shared/ui/text-input';
import * as model from '../model/imports';
import { NotUnderstoodList } from './not-understood-list';

const ADDRESS_ID = 'calendar-address-form';
const IMPORT_ID = 'calendar-import-form';

/** Imports a calendar: the teacher sees what would come, and what is not understood, before anything is in the schedule. */
export function ImportDialog() {
  const [importing, close, another] = useUnit([model.$importing, model.importClosed, model.anotherChosen]);
  const form = useForm(model.importForm);
  const isChecking = importing.state === 'checking';
  return (
    <Dialog
      open={importing.state !== 'closed'}
      onClose={() => close()}
      size="md"
      title={isChecking ? 'Check the calendar' : 'Add a calendar'}
      description="Nothing is in your schedule before you add it."
      actions={
        isChecking ? (
          <>
            <Button variant="quiet" onClick={() => another()}>
              Choose another one
            </Button>
            <Button onClick={() => close()}>Cancel</Button>
            <Button
              variant="primary"
              type="submit"
              form={IMPORT_ID}
              pending={form.pending}
              disabled={importing.plan.events.length === 0}
            >
              {importing.plan.address === null ? 'Add' : 'Subscribe'}
            </Button>
          </>
        ) : (
          <Button onClick={() => close()}>Cancel</Button>
        )
      }
    >
      {importing.state === 'choosing' ? <Choice isReading={importing.isReading} /> : null}
      {isChecking ? <Check plan={importing.plan} /> : null}
    </Dialog>
  );
}

function Choice({ isReading }: { isReading: boolean }) {
  const { errors, pending, field } = useForm(model.addressForm);
  const [imports, choose] = useUnit([model.$imports, model.fileChosen]);
  if (isReading) return <Skeleton lines={4} label="Reading the calendar" />;
  return (
    <Stack gap={6}>
      {errors.form ? <Banner tone="danger">{errors.form}</Banner> : null}
      <Stack gap={2}>
        <Text>A file from a calendar program or a school website, which ends with .ics.</Text>
        <div>
          <FileButton label="Calendar file" accept=".ics,.ical,text/calendar" icon={FileUp} onChoose={choose}>
            Choose a file
          </FileButton>
        </div>
      </Stack>
      {imports?.reads_addresses ? (
        <FormElement form={model.addressForm} id={ADDRESS_ID}>
          <Stack gap={3}>
            <Field
              label="Or the address of a calendar"
              help="Such as the holidays of your state. It is read again every day, until you end it."
              error={errors.url}
            >
              <TextInput maxLength={2000} placeholder="https://" {...field('url')} />
            </Field>
            <div>
              <Button type="submit" pending={pending}>
                Read it
              </Button>
            </div>
          </Stack>
        </FormElement>
      ) : imports ? (
        <Text tone="muted">
          Addresses are switched off on this server, so a calendar can’t be subscribed to. Whoever runs the
          server can switch them on (SOURCE_LINKS).
        </Text>
      ) : null}
    </Stack>
  );
}

const targets: { value: CalendarTarget; label: string; description: string }[] = [
  { value: 'schedule', label: 'My schedule', description: 'Only you see it.' },
  {
    value: 'holidays',
    label: 'Holidays of my school',
    description: 'Nothing is held on these days, in all your classes.',
  },
];

const MOST_SHOWN = 8;

function Check({ plan }: { plan: CalendarImportPlan }) {
  const { values, errors, change, field } = useForm(model.importForm);
  const { events, counts } = plan;
  return (
    <FormElement form={model.importForm} id={IMPORT_ID}>
      <Stack gap={5}>
        {errors.form ? <Banner tone="danger">{errors.form}</Banner> : null}
        <Text>{countWords(plan, values.target)}</Text>
        {events.length > 0 ? (
          <>
            <Field label="Name" required error={errors.name}>
              <TextInput maxLength={100} {...field('name')} />
            </Field>
            <RadioGroup
              label="Where it goes"
              value={values.target}
              onChange={(target) => change({ target })}
              options={targets}
            />
            {errors.target ? <Banner tone="danger">{errors.target}</Banner> : null}
            <MarginList
              label="What comes"
              density="dense"
              margin="lg"
              items={events.slice(0, MOST_SHOWN).map((event, index) => ({
                id: String(index),
                lead: dayAndClock(event.date, null),
                title: event.title,
                note: [timeWords(event), event.room, event.times > 1 && `${event.times} times`]
                  .filter(Boolean)
                  .join(', '),
              }))}
            />
            {counts.added + counts.changed + counts.unchanged > MOST_SHOWN ? (
              <Text tone="muted">
                And {counts.added + counts.changed + counts.unchanged - MOST_SHOWN} more.
              </Text>
            ) : null}
          </>
        ) : null}
        <NotUnderstoodList items={plan.not_understood} count={plan.not_understood_count} />
      </Stack>
    </FormElement>
  );
}

function timeWords({ starts_at, last_day, date }: CalendarImportPlan['events'][number]): string {
  if (starts_at !== null) return clockText(starts_at);
  return last_day === date ? 'all day' : `to ${dayAndClock(last_day, null)}`;
}

const counted = (count: number, one: string, more: string): string =>
  count === 1 ? `One ${one}` : `${count} ${more}`;

/** What would come, such as "12 new events. 3 are in your schedule already." */
function countWords({ counts }: CalendarImportPlan, target: CalendarTarget): string {
  const { added, changed, unchanged, outside, timed } = counts;
  const parts = [
    added === 0 && changed === 0 && unchanged === 0
      ? 'There is no event from a year ago to three years ahead.'
      : `${added === 0 ? 'No new event' : counted(added, 'new event', 'new events')}.`,
    changed > 0 &&
      `${counted(changed, 'event has', 'events have')} changed and ${changed === 1 ? 'takes' : 'take'} the place of the old.`,
    unchanged > 0 && `${counted(unchanged, 'is', 'are')} in your schedule already.`,
    outside > 0 &&
      `${counted(outside, 'event is', 'events are')} too far away and stay${outside === 1 ? 's' : ''} out.`,
    target === 'holidays' &&
      timed > 0 &&
      `${counted(timed, 'event at a time stays', 'events at a time stay')} out, because holidays are whole days.`,
  ];
  return parts.filter(Boolean).join(' ');
}
