import { attach, createEvent, sample } from 'effector';
import { copyTextFx } from '@/shared/lib/files';
import { toastShown } from '@/shared/lib/toasts';

/** Carries the code of a class. */
export const codeCopyRequested = createEvent<string>();

const copyCodeFx = attach({ effect: copyTextFx });

sample({ clock: codeCopyRequested, target: copyCodeFx });
sample({
  clock: copyCodeFx.finally,
  fn: ({ status }) =>
    status === 'done'
      ? { tone: 'ok' as const, title: 'Class code copied.' }
      : { tone: 'bad' as const, title: 'The code couldn’t be copied. Select it and copy it by hand.' },
  target: toastShown,
});

/** The code as people read it, such as HRB–7B4Q. */
export const writtenCode = (code: string): string => `${code.slice(0, 3)}–${code.slice(3)}`;

/** The address at which a student joins the class. */
export const joinAddress = (origin: string, code: string): string =>
  `${origin}/onboarding/add-student?code=${code}`;
