import { createEvent, createStore, sample } from 'effector';
import { plainCode } from '@/entities/class';
import { challengeEnded, signInAnswered } from '@/features/second-step';
import { concurrency, type Problem } from '@/shared/api';
import {
  createListSignInNamesQuery,
  createSignInToClassMutation,
  type PictureName,
  type SignInName,
} from '@/shared/api/student-accounts';
import { createForm } from '@/shared/lib/form';

export type ClassLogin =
  | { state: 'code' }
  | { state: 'names'; code: string; title: string; names: readonly SignInName[] }
  | { state: 'password'; code: string; title: string; names: readonly SignInName[]; chosen: SignInName };

export const classLoginOpened = createEvent();
export const nameChosen = createEvent<SignInName>();
/** Back to the step before. */
export const stepLeft = createEvent();

const namesQuery = createListSignInNamesQuery();
const signInMutation = createSignInToClassMutation();
concurrency(namesQuery, { strategy: 'TAKE_LATEST' });

export const codeForm = createForm({
  name: 'class-login-code',
  initial: { code: '' },
  rules: {
    code: (typed) =>
      /^[A-Z0-9]{7}$/.test(plainCode(typed)) ? undefined : 'Enter the seven letters and digits of the code.',
  },
  explain: ({ status, message }) =>
    status === 404 ? 'No class has this code. Check it, or ask your teacher.' : message,
});
const PICTURES = 3;
const noPictures: readonly PictureName[] = [];

export const passwordForm = createForm({
  name: 'class-login-password',
  initial: { password: '', pictures: noPictures, withPictures: false },
  rules: {
    password: (typed, { withPictures }) =>
      withPictures || typed !== '' ? undefined : 'Enter your password.',
    pictures: (picked, { withPictures }) =>
      !withPictures || picked.length === PICTURES ? undefined : 'Pick your three pictures.',
  },
  explain: whyNot,
});

// code -> names <-> password; each leads back to the step before
export const $login = createStore<ClassLogin>({ state: 'code' }, { name: 'classLogin' })
  .on(namesQuery.finished.success, (_, { params, result }) => ({
    state: 'names',
    code: params.code,
    title: result.class_title,
    names: result.items,
  }))
  .on(nameChosen, (login, chosen) =>
    login.state === 'names' ? { ...login, state: 'password', chosen } : login,
  )
  .on(stepLeft, (login) => {
    if (login.state !== 'password') return { state: 'code' };
    const { code, title, names } = login;
    return { state: 'names', code, title, names };
  })
  .reset(classLoginOpened);

sample({ clock: classLoginOpened, target: [codeForm.reset, challengeEnded] });
sample({ clock: classLoginOpened, target: passwordForm.reset });
sample({
  clock: nameChosen,
  fn: ({ with_pictures: withPictures }) => ({ password: '', pictures: noPictures, withPictures }),
  target: passwordForm.opened,
});

sample({
  clock: codeForm.accepted,
  fn: ({ code }) => ({ code: plainCode(code) }),
  target: namesQuery.start,
});
sample({ clock: namesQuery.finished.success, target: codeForm.succeeded });
sample({
  clock: namesQuery.finished.failure,
  fn: ({ error }): unknown => error,
  target: codeForm.failed,
});

const credentials = sample({
  clock: passwordForm.accepted,
  source: $login,
  fn: (login, { password, pictures, withPictures }) => ({
    login,
    password: withPictures ? pictures.join('-') : password,
  }),
}).filterMap(({ login, password }) =>
  login.state === 'password'
    ? { signInToClassBody: { class_code: login.code, student_id: login.chosen.student_id, password } }
    : undefined,
);
sample({ clock: credentials, target: signInMutation.start });
sample({ clock: signInMutation.finished.success, target: passwordForm.succeeded });
sample({
  clock: signInMutation.finished.success,
  fn: ({ result }) => result.data,
  target: signInAnswered,
});
sample({
  clock: signInMutation.finished.failure,
  fn: ({ error }): unknown => error,
  target: passwordForm.failed,
});

function whyNot({ status, message }: Problem): string {
  if (status === 401) return 'That isn’t right. Try again, or ask your teacher.';
  if (status === 403) return 'Too many wrong tries: your account is locked. Ask your teacher.';
  return message;
}
