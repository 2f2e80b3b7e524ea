import { attach, createEffect, createEvent, sample } from 'effector';
import { copyTextFx } from '@/shared/lib/files';
import { toastShown } from '@/shared/lib/toasts';

/** Carries the code of a class. */
export const codeCopyRequested = createEvent<string>();

const copyCodeFx = attach({ effect: copyTextFx });

/** The sheet with the code is on the page. */
export const codePrintRequested = createEvent();
export const printCodeFx = createEffect<void, void>({ name: 'printCode', handler: () => window.print() });
sample({ clock: codePrintRequested, target: printCodeFx });

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

/** The code without spaces and dashes, which readers may type. */
export const plainCode = (typed: string): string => typed.replaceAll(/[\s–-]/g, '').toUpperCase();

/** The link on a student's card. The token stands in the fragment, which browsers send to no server. */
export const cardAddress = (origin: string, token: string): string => `${origin}/login/card#${token}`;
