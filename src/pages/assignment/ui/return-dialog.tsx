import { useUnit } from 'effector-react';
import { useState } from 'react';
import { momentOf } from '@/shared/lib/dates';
import { Button } from '@/shared/ui/button';
import { DatePicker } from '@/shared/ui/date-picker';
import { Dialog } from '@/shared/ui/dialog';
import { Field } from '@/shared/ui/field';
import { RadioGroup } from '@/shared/ui/radio-group';
import { Stack } from '@/shared/ui/stack';
import { TextInput } from '@/shared/ui/text-input';
import { $isReturning, returnRequested } from '../model/assignment';

type ReturnDialogProps = { open: boolean; count: number; timeZone: string; onClose: () => void };

/** Asks when students see their marks. */
export function ReturnDialog({ open, count, timeZone, onClose }: ReturnDialogProps) {
  const { isReturning, giveBack } = useUnit({ isReturning: $isReturning, giveBack: returnRequested });
  const [when, setWhen] = useState<'now' | 'later'>('now');
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
            pending={isReturning}
            disabled={when === 'later' && !isTimed}
            onClick={() => {
              giveBack(isTimed ? momentOf({ date, time }, timeZone) : null);
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
              <DatePicker value={date} onChange={setDate} />
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
