import { useUnit } from 'effector-react';
import { useState } from 'react';
import type { Lesson } from '@/shared/api/lessons';
import { momentOf, wallTimeOf } from '@/shared/lib/school-time';
import { Button } from '@/shared/ui/button';
import { DeferredDatePicker } from '@/shared/ui/date-picker';
import { Dialog } from '@/shared/ui/dialog';
import { Field } from '@/shared/ui/field';
import { RadioGroup } from '@/shared/ui/radio-group';
import { Stack } from '@/shared/ui/stack';
import { TextInput } from '@/shared/ui/text-input';
import { $isPublishing, publicationChosen, publishedNow } from '../model/publication';

type PublishDialogProps = { open: boolean; data: Lesson; onClose: () => void };

/** Asks when students see the lesson, in the time zone of its class. */
export function PublishDialog({ open, data, onClose }: PublishDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Publish this lesson"
      description="Students see what you change from then on."
    >
      <Choice data={data} onClose={onClose} />
    </Dialog>
  );
}

type When = 'now' | 'later' | 'draft';
const VERBS: Readonly<Record<When, string>> = { now: 'Publish', later: 'Schedule', draft: 'Make it a draft' };

function Choice({ data, onClose }: { data: Lesson; onClose: () => void }) {
  const { isPublishing, choose, publish } = useUnit({
    isPublishing: $isPublishing,
    choose: publicationChosen,
    publish: publishedNow,
  });
  const zone = data.time_zone;
  const planned = data.publish_at === null ? null : wallTimeOf(data.publish_at, zone);
  const [when, setWhen] = useState<When>(data.state === 'scheduled' ? 'later' : 'now');
  const [date, setDate] = useState(planned?.date ?? null);
  const [time, setTime] = useState(planned?.time ?? '08:00');
  const later = date === null || time === '' ? null : momentOf({ date, time }, zone);
  return (
    <Stack gap={4}>
      <RadioGroup
        label="When students see it"
        value={when}
        onChange={setWhen}
        options={[
          { value: 'now', label: 'Now' },
          { value: 'later', label: 'On a date' },
          ...(data.state === 'draft' ? [] : [{ value: 'draft' as const, label: 'Not yet' }]),
        ]}
      />
      {when === 'later' ? (
        <>
          <Field label="Date" required>
            <DeferredDatePicker value={date} onChange={setDate} />
          </Field>
          <Field label="Time" help={`In ${zone.replaceAll('_', ' ')}.`} required>
            <TextInput type="time" value={time} onChange={setTime} />
          </Field>
        </>
      ) : null}
      <Button
        variant="primary"
        pending={isPublishing}
        disabled={when === 'later' && later === null}
        onClick={() => {
          if (when === 'now') publish();
          else choose(when === 'later' ? later : null);
          onClose();
        }}
      >
        {VERBS[when]}
      </Button>
    </Stack>
  );
}
