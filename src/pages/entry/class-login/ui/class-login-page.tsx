import { useUnit } from 'effector-react';
import { writtenCode } from '@/entities/class';
import { $challenge, DeferredSecondStep } from '@/features/second-step';
import type { SignInName } from '@/shared/api/student-accounts';
import { useForm } from '@/shared/lib/form';
import { Button } from '@/shared/ui/button';
import { Field } from '@/shared/ui/field';
import { Link } from '@/shared/ui/link';
import { PasswordInput } from '@/shared/ui/password-input';
import { PicturePicker } from '@/shared/ui/picture-picker';
import { Text } from '@/shared/ui/text';
import { TextInput } from '@/shared/ui/text-input';
import { EntryCover, EntryForm } from '@/widgets/entry-cover';
import * as model from '../model/class-login';
import * as styles from './class-login-page.css';

/** Signs in a student who has no email address: class code, name, then a password or three pictures. */
export function ClassLoginPage() {
  const [login, challenge, leave] = useUnit([model.$login, $challenge, model.stepLeft]);
  const back = (label: string) => (
    <Button variant="quiet" size="sm" onClick={() => leave()}>
      {label}
    </Button>
  );
  if (challenge !== null) {
    return (
      <EntryCover title="Sign in" lead="One more step.">
        <DeferredSecondStep />
      </EntryCover>
    );
  }
  switch (login.state) {
    case 'code':
      return (
        <EntryCover
          title="Sign in with your class code"
          lead="Your teacher has it. It’s also on your card."
          foot={
            <p>
              You have an email?{' '}
              <Link href="/login" standalone>
                Sign in with it
              </Link>
            </p>
          }
        >
          <CodeForm />
        </EntryCover>
      );
    case 'names':
      return (
        <EntryCover title="Who are you?" lead={login.title} foot={back('Another class code')}>
          <Names code={login.code} names={login.names} />
        </EntryCover>
      );
    case 'password':
      return (
        <EntryCover title={login.chosen.user_name} lead={login.title} foot={back('This isn’t me')}>
          <PasswordForm />
        </EntryCover>
      );
  }
}

function CodeForm() {
  const { errors, pending, field } = useForm(model.codeForm);
  return (
    <EntryForm form={model.codeForm}>
      <Field look="line" label="Class code" error={errors.code}>
        <TextInput {...field('code')} maxLength={20} autoComplete="off" />
      </Field>
      <div className={styles.action}>
        <Button type="submit" variant="primary" size="lg" block pending={pending}>
          Find my class
        </Button>
      </div>
    </EntryForm>
  );
}

function Names({ code, names }: { code: string; names: readonly SignInName[] }) {
  const choose = useUnit(model.nameChosen);
  if (names.length === 0) {
    return (
      <Text>
        Nobody in the class {writtenCode(code)} signs in this way. Check the code, or ask your teacher.
      </Text>
    );
  }
  return (
    <ul className={styles.names} aria-label="Names">
      {names.map((name) => (
        <li key={name.student_id}>
          <Button size="lg" block onClick={() => choose(name)}>
            {name.user_name}
          </Button>
        </li>
      ))}
    </ul>
  );
}

function PasswordForm() {
  const { values, errors, pending, change, field } = useForm(model.passwordForm);
  return (
    <EntryForm form={model.passwordForm}>
      {values.withPictures ? (
        <Field group label="Your three pictures, in order" error={errors.pictures}>
          <PicturePicker value={values.pictures} onChange={(pictures) => change({ pictures })} />
        </Field>
      ) : (
        <Field look="line" label="Password" error={errors.password}>
          <PasswordInput {...field('password')} autoComplete="current-password" />
        </Field>
      )}
      <div className={styles.action}>
        <Button type="submit" variant="primary" size="lg" block pending={pending}>
          Sign in
        </Button>
      </div>
    </EntryForm>
  );
}
