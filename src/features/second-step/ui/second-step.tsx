import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import type { SecondFactorMethod } from '@/shared/api/second-factor';
import { FormElement, useForm } from '@/shared/lib/form';
import { Banner } from '@/shared/ui/banner';
import { Button } from '@/shared/ui/button';
import { Field } from '@/shared/ui/field';
import { PinInput } from '@/shared/ui/pin-input';
import { TextInput } from '@/shared/ui/text-input';
import { $challenge, challengeEnded } from '../model/challenge';
import { $secondStep, codeForm, methodChosen, passkeyRequested, secondStepShown } from '../model/second-step';
import { type CodeMethod, methodOf } from '../model/transitions';
import * as styles from './second-step.css';

const choices: Record<SecondFactorMethod, string> = {
  authenticator: 'Use your authenticator app',
  passkey: 'Use a passkey',
  recovery_code: 'Use a recovery code',
};

/** Asks for the second factor in place of the sign-in form. */
export function SecondStep() {
  const { challenge, step } = useUnit({ challenge: $challenge, step: $secondStep });
  const { shown, ...on } = useUnit({ shown: secondStepShown, choose: methodChosen, leave: challengeEnded });
  // The part comes when its code has come, which no route knows of.
  useEffect(() => shown(), [shown]);
  const current = methodOf(step);
  const others = challenge?.methods.filter((method) => method !== current) ?? [];
  return (
    <section className={styles.step} aria-labelledby="second-step-title">
      <h2 id="second-step-title" className={styles.title}>
        Confirm it’s you
      </h2>
      {step.state === 'code' && <CodeForm method={step.method} />}
      {(step.state === 'passkey' || step.state === 'signing') && (
        <PasskeyForm
          problem={step.state === 'passkey' ? step.problem : null}
          pending={step.state === 'signing'}
        />
      )}
      <div className={styles.others}>
        {others.map((method) => (
          <Button key={method} variant="quiet" onClick={() => on.choose(method)}>
            {choices[method]}
          </Button>
        ))}
        <Button variant="quiet" onClick={() => on.leave()}>
          Back to sign-in
        </Button>
      </div>
    </section>
  );
}

function CodeForm({ method }: { method: CodeMethod }) {
  const { values, errors, pending, change } = useForm(codeForm);
  const enter = (code: string) => change({ code });
  return (
    <FormElement form={codeForm} className={styles.form}>
      {errors.form && (
        <Banner tone="danger" urgent>
          {errors.form}
        </Banner>
      )}
      {method === 'authenticator' ? (
        <Field label="Code from your authenticator app" error={errors.code} group>
          <PinInput value={values.code} onChange={enter} oneTime />
        </Field>
      ) : (
        <Field label="Recovery code" help="Each code works once." error={errors.code} required>
          <TextInput
            name="recovery_code"
            value={values.code}
            onChange={enter}
            autoComplete="one-time-code"
            maxLength={40}
            spellCheck={false}
          />
        </Field>
      )}
      <Button type="submit" variant="primary" size="lg" block pending={pending}>
        Continue
      </Button>
    </FormElement>
  );
}

const passkeyForm = { name: codeForm.name, submitted: passkeyRequested };

function PasskeyForm({ problem, pending }: { problem: string | null; pending: boolean }) {
  return (
    <FormElement form={passkeyForm} className={styles.form}>
      {problem && (
        <Banner tone="danger" urgent>
          {problem}
        </Banner>
      )}
      <Button type="submit" variant="primary" size="lg" block pending={pending}>
        Use your passkey
      </Button>
    </FormElement>
  );
}
