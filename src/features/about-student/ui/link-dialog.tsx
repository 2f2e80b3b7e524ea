import { useUnit } from 'effector-react';
import { Copy } from 'lucide';
import { useState } from 'react';
import { dateOf } from '@/shared/lib/dates';
import { Button } from '@/shared/ui/button';
import { Dialog } from '@/shared/ui/dialog';
import { Field } from '@/shared/ui/field';
import { Select } from '@/shared/ui/select';
import { Stack } from '@/shared/ui/stack';
import { TextInput } from '@/shared/ui/text-input';
import * as sending from '../model/guardian-sending';

const durations = [
  { value: '7', label: '7 days' },
  { value: '30', label: '30 days' },
  { value: '90', label: '90 days' },
];

/** Creates a link for a guardian and shows it once. */
export function LinkDialog() {
  const { guardian, link, isCreating } = useUnit({
    guardian: sending.$linkFor,
    link: sending.$link,
    isCreating: sending.$isCreating,
  });
  const on = useUnit({ close: sending.linkClosed, create: sending.linkRequested, copy: sending.linkCopied });
  const [days, setDays] = useState('30');
  if (guardian === null) return null;
  return (
    <Dialog
      open
      onClose={() => on.close()}
      title={`A link for ${guardian.name}`}
      description="It needs no account. It shows the work that this student has to hand in and the work returned to them, and nothing about other students. Everyone who has the link can open it."
      actions={
        <>
          <Button onClick={() => on.close()}>Close</Button>
          {link === null ? (
            <Button
              variant="primary"
              pending={isCreating}
              onClick={() => on.create({ id: guardian.id, days: Number(days) })}
            >
              Create link
            </Button>
          ) : (
            <Button variant="primary" icon={Copy} onClick={() => on.copy(link.url)}>
              Copy link
            </Button>
          )}
        </>
      }
    >
      <Stack gap={4}>
        {link === null ? (
          <Field label="Works for">
            <Select options={durations} value={days} onChange={setDays} />
          </Field>
        ) : (
          <Field
            label="Link"
            help={`Works until ${dateOf(link.expires_at)}. Copy it now: it isn’t shown again.`}
          >
            <TextInput type="url" value={link.url} readOnly />
          </Field>
        )}
      </Stack>
    </Dialog>
  );
}
