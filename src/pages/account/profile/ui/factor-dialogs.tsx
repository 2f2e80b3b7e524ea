import { useUnit } from 'effector-react';
import { $user } from '@/entities/session';
import { type Form, FormElement, useForm } from '@/shared/lib/form';
import { Banner } from '@/shared/ui/banner';
import { Button } from '@/shared/ui/button';
import { Dialog } from '@/shared/ui/dialog';
import { Field } from '@/shared/ui/field';
import { PasswordInput } from '@/shared/ui/password-input';
import { PinInput } from '@/shared/ui/pin-input';
import { QrCode } from '@/shared/ui/qr-code';
import { Text } from '@/shared/ui/text';
import { TextInput } from '@/shared/ui/text-input';
import { $dialog, codeForm, dialogClosed, nameForm, ownerForm } from '../model/factor-dialog';
import type { FactorDialog, Task } from '../model/factor-dialog-state';
import * as styles from './factor-dialogs.css';
import { RecoveryCodes } from './recovery-codes';

/** The steps of a change of the second factors, in one dialog, so that the focus stays in it. */
export function FactorDialogs() {
  const dialog = useUnit($dialog);
  const close = useUnit(dialogClosed);
  if (dialog.state === 'closed') return null;
  const { title, description, action, danger } = wordingOf(dialog);
  const form = dialog.state === 'codes' ? null : forms[dialog.state];
  return (
    <Dialog
      open
      onClose={() => close()}
      role={form ? 'dialog' : 'alertdialog'}
      title={title}
      description={description}
      actions={
        form ? (
          <Actions key={form.name} form={form} action={action} danger={danger} />
        ) : (
          <Button variant="primary" onClick={() => close()}>
            {action}
          </Button>
        )
      }
    >
      {form && (
        <FormElement key={form.name} form={form} className={styles.form}>
          <FormProblem form={form} />
          {dialog.state === 'confirming' && <ConfirmOwner />}
          {dialog.state === 'scanning' && <ScanCode secret={dialog.secret} uri={dialog.uri} />}
          {dialog.state === 'naming' && <NamePasskey />}
        </FormElement>
      )}
      {dialog.state === 'codes' && <RecoveryCodes codes={dialog.codes} />}
    </Dialog>
  );
}

const forms = { confirming: ownerForm, scanning: codeForm, naming: nameForm };

type StepForm = Pick<Form<object>, 'name' | 'submitted' | '$problem' | '$pending'>;

function Actions({
  form,
  action,
  danger = false,
}: {
  form: StepForm;
  action: string;
  danger?: boolean | undefined;
}) {
  const { pending, close, submit } = useUnit({
    pending: form.$pending,
    close: dialogClosed,
    submit: form.submitted,
  });
  return (
    <>
      <Button onClick={() => close()}>Cancel</Button>
      <Button variant={danger ? 'danger' : 'primary'} pending={pending} onClick={() => submit()}>
        {action}
      </Button>
    </>
  );
}

function FormProblem({ form }: { form: StepForm }) {
  const problem = useUnit(form.$problem);
  if (problem === null) return null;
  return (
    <Banner tone="danger" urgent>
      {problem}
    </Banner>
  );
}

type Wording = { title: string; description: string; action: string; danger?: boolean };

const signedOut = 'Your other devices will be signed out.';

function wordingOf(dialog: Exclude<FactorDialog, { state: 'closed' }>): Wording {
  switch (dialog.state) {
    case 'confirming':
      return wordingOfTask(dialog.task);
    case 'scanning':
      return {
        title: 'Add an authenticator app',
        description: 'Scan the code with your app, then enter the 6 digits it shows.',
        action: 'Turn on',
      };
    case 'naming':
      return {
        title: 'Add a passkey',
        description: 'Name it, then follow your browser’s instructions.',
        action: 'Create the passkey',
      };
    case 'codes':
      return {
        title: 'Save your recovery codes',
        description: 'Each signs you in once if you lose your device. They won’t be shown again.',
        action: 'I’ve saved them',
      };
  }
}

function wordingOfTask(task: Task): Wording {
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

function ConfirmOwner() {
  const user = useUnit($user);
  const { errors, field } = useForm(ownerForm);
  if (user?.has_password === false) return null;
  return (
    <Field label="Your password" error={errors.password} required>
      <PasswordInput {...field('password')} name="password_for_factor" autoComplete="current-password" />
    </Field>
  );
}

function ScanCode({ secret, uri }: { secret: string; uri: string }) {
  const { values, errors, change } = useForm(codeForm);
  return (
    <>
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
    </>
  );
}

function NamePasskey() {
  const { errors, field } = useForm(nameForm);
  return (
    <Field label="Name" help="Such as Laptop or Security key." error={errors.name} required>
      <TextInput {...field('name')} maxLength={60} autoComplete="off" />
    </Field>
  );
}
