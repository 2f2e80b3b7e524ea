import { useState } from 'react';
import { momentOf } from '@/shared/lib/school-time';
import { Button } from '@/shared/ui/button';
import { DeferredDatePicker } from '@/shared/ui/date-picker';
import { Dialog } from '@/shared/ui/dialog';
import { Field } from '@/shared/ui/field';
import { RadioGroup } from '@/shared/ui/radio-group';
import { Stack } from '@/shared/ui/stack';
import { TextInput } from '@/shared/ui/text-input';

type ReturnDialogProps = {
  open: boolean;
  /** How many marks are returned. */
  count: number;
  timeZone: string;
  pending: boolean;
  /** What is chosen at first. */
  initial?: 'now' | 'later';
  /** Called with the moment of the return, or with null for now. */
  onReturn: (at: string | null) => void;
  onClose: () => void;
};

/** Asks when students see their marks. */
export function ReturnDialog({
  open,
  count,
  timeZone,
  pending,
  initial = 'now',
  onReturn,
  onClose,
}: ReturnDialogProps) {
  const [when, setWhen] = useState(initial);
  const [date, setDate] = useState<string | null>(null);
  const [time, setTime] = useState('08:00');
  const isTimed = when === 'later' && date !== null && time !== '';
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={count === 1 ? 'Return one mark?' : `Return ${count} marks?`}
      description="Until then no student sees a score or a comment."
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant="primary"
            pending={pending}
            disabled={when === 'later' && !isTimed}
            onClick={() => {
              onReturn(isTimed ? momentOf({ date, time }, timeZone) : null);
              onClose();
            }}
          >
            {when === 'now' ? 'Return now' : 'Schedule'}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <RadioGroup
          label="When students see them"
          value={when}
          onChange={setWhen}
          options={[
            { value: 'now', label: 'Now' },
            { value: 'later', label: 'At a chosen time' },
          ]}
        />
        {when === 'later' ? (
          <>
            <Field label="Date" required>
              <DeferredDatePicker value={date} onChange={setDate} />
            </Field>
            <Field label="Time" help={`In ${timeZone.replaceAll('_', ' ')}.`} required>
              <TextInput type="time" value={time} onChange={setTime} />
            </Field>
          </>
        ) : null}
      </Stack>
    </Dialog>
  );
}
