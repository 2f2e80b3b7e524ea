import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import { $user } from '@/entities/session';
import { type Form, FormElement, useForm } from '@/shared/lib/form';
import { Banner } from '@/shared/ui/banner';
import { Button } from '@/shared/ui/button';
import { Dialog } from '@/shared/ui/dialog';
import { Field } from '@/shared/ui/field';
import { PasswordInput } from '@/shared/ui/password-input';
import { PinInput } from '@/shared/ui/pin-input';
import { Text } from '@/shared/ui/text';
import { TextInput } from '@/shared/ui/text-input';
import { $dialog, codeForm, dialogClosed, nameForm, ownerForm } from '../model/factor-dialog';
import type { Task } from '../model/factor-dialog-state';
import * as styles from './factor-dialogs.css';
import { QrCode } from './qr-code';
import { RecoveryCodes } from './recovery-codes';

/** The steps of a change of the second factors. */
export function FactorDialogs() {
  const dialog = useUnit($dialog);
  switch (dialog.state) {
    case 'closed':
      return null;
    case 'confirming':
      return <ConfirmOwner task={dialog.task} />;
    case 'scanning':
      return <ScanCode secret={dialog.secret} uri={dialog.uri} />;
    case 'naming':
      return <NamePasskey />;
    case 'codes':
      return <RecoveryCodes codes={dialog.codes} />;
  }
}

type StepProps<Values extends object> = {
  form: Form<Values>;
  title: string;
  description: string;
  /** The label of the button, as a verb. */
  action: string;
  danger?: boolean;
  children?: ReactNode;
};

function Step<Values extends object>({
  form,
  title,
  description,
  action,
  danger = false,
  children,
}: StepProps<Values>) {
  const [problem, pending] = useUnit([form.$problem, form.$pending]);
  const on = useUnit({ close: dialogClosed, submit: form.submitted });
  return (
    <Dialog
      open
      onClose={() => on.close()}
      title={title}
      description={description}
      actions={
        <>
          <Button onClick={() => on.close()}>Cancel</Button>
          <Button variant={danger ? 'danger' : 'primary'} pending={pending} onClick={() => on.submit()}>
            {action}
          </Button>
        </>
      }
    >
      <FormElement form={form} className={styles.form}>
        {problem && (
          <Banner tone="danger" urgent>
            {problem}
          </Banner>
        )}
        {children}
      </FormElement>
    </Dialog>
  );
}

type Wording = { title: string; description: string; action: string; danger?: boolean };

const signedOut = 'Your other devices will be signed out.';

function wordingOf(task: Task): Wording {
  switch (task.kind) {
    case 'addAuthenticator':
      return {
        title: 'Add an authenticator app',
        description: 'First, confirm it’s you.',
        action: 'Continue',
      };
    case 'addPasskey':
      return { title: 'Add a passkey', description: 'First, confirm it’s you.', action: 'Continue' };
    case 'removeAuthenticator':
      return {
        title: 'Remove the authenticator app',
        description: signedOut,
        action: 'Remove',
        danger: true,
      };
    case 'removePasskey':
      return { title: `Remove “${task.name}”`, description: signedOut, action: 'Remove', danger: true };
    case 'renewCodes':
      return {
        title: 'Create new recovery codes',
        description: 'Your old codes will stop working.',
        action: 'Create new codes',
      };
  }
}

function ConfirmOwner({ task }: { task: Task }) {
  const user = useUnit($user);
  const { errors, field } = useForm(ownerForm);
  return (
    <Step form={ownerForm} {...wordingOf(task)}>
      {user?.has_password !== false && (
        <Field label="Your password" error={errors.password} required>
          <PasswordInput {...field('password')} name="password_for_factor" autoComplete="current-password" />
        </Field>
      )}
    </Step>
  );
}

function ScanCode({ secret, uri }: { secret: string; uri: string }) {
  const { values, errors, change } = useForm(codeForm);
  return (
    <Step
      form={codeForm}
      title="Add an authenticator app"
      description="Scan the code with your app, then enter the 6 digits it shows."
      action="Turn on"
    >
      <QrCode text={uri} label="QR code for your authenticator app" />
      <div>
        <Text size="sm" tone="soft">
          Can’t scan it? Enter this key in your app:
        </Text>
        <code className={styles.secret}>{secret.match(/.{1,4}/g)?.join(' ')}</code>
      </div>
      <Field label="Code from your app" error={errors.code} group>
        <PinInput value={values.code} onChange={(code) => change({ code })} oneTime />
      </Field>
    </Step>
  );
}

function NamePasskey() {
  const { errors, field } = useForm(nameForm);
  return (
    <Step
      form={nameForm}
      title="Add a passkey"
      description="Name it, then follow your browser’s instructions."
      action="Create the passkey"
    >
      <Field label="Name" help="Such as Laptop or Security key." error={errors.name} required>
        <TextInput {...field('name')} maxLength={60} autoComplete="off" />
      </Field>
    </Step>
  );
}
