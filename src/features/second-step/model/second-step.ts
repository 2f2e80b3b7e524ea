import { createEvent, createStore, merge, sample } from 'effector';
import { authenticated } from '@/entities/session';
import { problemOf } from '@/shared/api';
import {
  createCompleteSignInMutation,
  type SecondFactorMethod,
  type SignInCompletion,
} from '@/shared/api/second-factor';
import { createForm, focusFormFx } from '@/shared/lib/form';
import { signWithPasskeyFx } from '@/shared/api/passkeys';
import { nonNull } from '@/shared/lib/non-null';
import { toastShown } from '@/shared/lib/toasts';
import { $challenge, challengeEnded } from './challenge';
import { choose, type CodeMethod, fail, idle, type SecondStep, sign } from './transitions';

/** The form of the second step is mounted. */
export const secondStepShown = createEvent();
export const methodChosen = createEvent<SecondFactorMethod>();
export const passkeyRequested = createEvent();

const FORM = 'secondStep';
const mutation = createCompleteSignInMutation();

export const codeForm = createForm<{ method: CodeMethod; code: string }>({
  name: FORM,
  initial: { method: 'authenticator', code: '' },
  rules: { code: (code, { method }) => (isComplete(code, method) ? undefined : missing[method]) },
  serverFields: { recovery_code: 'code' },
});

const methodShown = sample({
  clock: [
    methodChosen,
    sample({ clock: secondStepShown, source: $challenge }).filterMap((challenge) => challenge?.methods[0]),
  ],
});

// idle -> code <-> passkey -> signing -> passkey; a challenge that ends leads back to idle
export const $secondStep = createStore<SecondStep>(idle, { name: 'secondStep' });

const signAccepted = sample({
  clock: passkeyRequested,
  source: { step: $secondStep, challenge: $challenge },
  filter: ({ step }) => sign(step) !== step,
  fn: (source) => source.challenge?.passkey_options,
}).filterMap(nonNull);
const completionFailed = mutation.finished.failure.map(({ error }) => ({ error, problem: problemOf(error) }));
const expired = completionFailed.filter({ fn: ({ problem }) => problem.status === 401 });
const refused = completionFailed.filter({ fn: ({ problem }) => problem.status !== 401 });

$secondStep
  .on(methodShown, choose)
  .on(signAccepted, sign)
  .on(signWithPasskeyFx.fail, (step) =>
    fail(step, 'The passkey wasn’t confirmed. Try again, or use another method.'),
  )
  .on(refused, (step, { problem }) => fail(step, problem.fields['passkey']?.[0] ?? problem.message))
  .reset(challengeEnded, authenticated);

sample({
  clock: methodShown.filterMap((method) => (method === 'passkey' ? undefined : method)),
  fn: (method) => ({ method, code: '' }),
  target: codeForm.opened,
});
sample({ clock: methodShown, fn: () => FORM, target: focusFormFx });
sample({ clock: signAccepted, target: signWithPasskeyFx });
const proven = merge<Omit<SignInCompletion, 'challenge'>>([
  codeForm.accepted.map(({ method, code }) =>
    method === 'authenticator' ? { code: compact(code) } : { recovery_code: code.trim() },
  ),
  signWithPasskeyFx.doneData.map((passkey) => ({ passkey })),
]);
sample({
  clock: proven,
  source: $challenge,
  fn: (challenge, proof) => ({ signInCompletion: { challenge: challenge?.challenge ?? '', ...proof } }),
  target: mutation.start,
});
sample({ clock: refused, fn: ({ error }): unknown => error, target: codeForm.failed });
sample({
  clock: mutation.finished.success,
  fn: ({ result }) => ({ answer: result.data }),
  target: authenticated,
});
sample({ clock: [authenticated, challengeEnded], target: codeForm.reset });
sample({ clock: expired, target: challengeEnded });
sample({
  clock: expired,
  fn: ({ problem }) => ({ tone: 'bad' as const, title: problem.message }),
  target: toastShown,
});

const compact = (code: string) => code.replaceAll(/[\s-]/g, '');

const missing: Record<CodeMethod, string> = {
  authenticator: 'Enter the 6 digits that your app shows',
  recovery_code: 'Enter the 16 characters of the code',
};

const isComplete = (code: string, method: CodeMethod) =>
  method === 'authenticator' ? /^\d{6}$/.test(compact(code)) : compact(code).length === 16;
