import { useUnit } from 'effector-react';
import { Banner } from '@/shared/ui/banner';
import { Button } from '@/shared/ui/button';
import { Field } from '@/shared/ui/field';
import { TextInput } from '@/shared/ui/text-input';
import { EntryForm } from '@/widgets/entry-cover';
import * as model from '../model/verify-email';
import { send } from './verify-email-page.css';

/** Asks for another link. */
export function NewLink() {
  const [email, resending] = useUnit([model.$email, model.$resending]);
  const [change, resend] = useUnit([model.emailChanged, model.resendAsked]);
  if (resending.state === 'sent') {
    return (
      <Banner tone="ok" urgent>
        If {email.trim()} waits to be verified, a new link is there now. It works once, for 24 hours.
      </Banner>
    );
  }
  return (
    <EntryForm onSubmit={resend}>
      <Field look="line" label="Email" error={resending.state === 'idle' && resending.error}>
        <TextInput type="email" name="email" autoComplete="username" value={email} onChange={change} />
      </Field>
      <div className={send}>
        <Button type="submit" variant="primary" size="lg" block pending={resending.state === 'sending'}>
          Send a new link
        </Button>
      </div>
    </EntryForm>
  );
}
