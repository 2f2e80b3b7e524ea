import { useUnit } from 'effector-react';
import { useForm } from '@/shared/lib/form';
import { Banner } from '@/shared/ui/banner';
import { Button } from '@/shared/ui/button';
import { Field } from '@/shared/ui/field';
import { TextInput } from '@/shared/ui/text-input';
import { EntryForm } from '@/widgets/entry-cover';
import { $sentTo, form } from '../model/verify-email';
import { send } from './verify-email-page.css';

/** Requests another link. */
export function NewLink() {
  const sentTo = useUnit($sentTo);
  const { errors, pending, field } = useForm(form);
  if (sentTo !== null) {
    return (
      <Banner tone="ok" urgent>
        If {sentTo} still needs verifying, a new link is in its inbox. It works once, for 24 hours.
      </Banner>
    );
  }
  return (
    <EntryForm form={form}>
      <Field look="line" label="Email" error={errors.email}>
        <TextInput {...field('email')} type="email" autoComplete="username" />
      </Field>
      <div className={send}>
        <Button type="submit" variant="primary" size="lg" block pending={pending}>
          Send a new link
        </Button>
      </div>
    </EntryForm>
  );
}
