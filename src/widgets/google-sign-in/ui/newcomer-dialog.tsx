import { useUnit } from 'effector-react';
import { useId } from 'react';
import { AgreeToTerms } from '@/features/agree-to-terms';
import type { Terms } from '@/shared/api/auth';
import { Banner } from '@/shared/ui/banner';
import { Button } from '@/shared/ui/button';
import { Checkbox } from '@/shared/ui/checkbox';
import { Dialog } from '@/shared/ui/dialog';
import { Field } from '@/shared/ui/field';
import { RadioGroup } from '@/shared/ui/radio-group';
import { Stack } from '@/shared/ui/stack';
import { $google, choicesCancelled, choicesChanged, choicesMade } from '../model/google-sign-in';

const roles = [
  { value: 'teacher', label: 'Teacher', description: 'Plans, writes and marks' },
  { value: 'student', label: 'Student', description: 'Joins a class with its code or an invitation' },
] as const;

/** Asks a new user for the role and the consent to the terms before the account is created. */
export function NewcomerDialog({ terms }: { terms: Terms }) {
  const google = useUnit($google);
  const on = useUnit({ change: choicesChanged, create: choicesMade, cancel: choicesCancelled });
  const form = useId();
  if (google.state !== 'choosing' && google.state !== 'creating') return null;
  const { person, choices } = google;
  const pending = google.state === 'creating';
  return (
    <Dialog
      open
      onClose={on.cancel}
      title={`Hello, ${person.first_name}`}
      description={`There is no account for ${person.email} yet. Create one?`}
      actions={
        <>
          <Button disabled={pending} onClick={() => on.cancel()}>
            Cancel
          </Button>
          <Button variant="primary" type="submit" form={form} pending={pending}>
            Create account
          </Button>
        </>
      }
    >
      <form
        id={form}
        onSubmit={(event) => {
          event.preventDefault();
          on.create(terms.version);
        }}
      >
        <Stack gap={4}>
          {google.state === 'choosing' && google.problem && (
            <Banner tone="danger" urgent>
              {google.problem}
            </Banner>
          )}
          <Field label="I am a" group>
            <RadioGroup options={roles} value={choices.role} onChange={(role) => on.change({ role })} />
          </Field>
          <Checkbox name="mails" checked={choices.mails} onChange={(mails) => on.change({ mails })}>
            Email me about new features now and then
          </Checkbox>
          <AgreeToTerms
            terms={terms}
            checked={choices.terms}
            onChange={(agreed) => on.change({ terms: agreed })}
            error={
              google.state === 'choosing' && google.isConsentMissing
                ? 'Agree to the terms to create an account'
                : undefined
            }
          />
        </Stack>
      </form>
    </Dialog>
  );
}
