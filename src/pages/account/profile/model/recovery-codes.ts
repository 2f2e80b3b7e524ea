import { attach, createEvent, sample } from 'effector';
import { copyTextFx, printTextFx, saveFileFx } from '@/shared/lib/files';
import { toastShown } from '@/shared/lib/toasts';
import { $dialog } from './factor-dialog';

export const copyRequested = createEvent();
export const downloadRequested = createEvent();
export const printRequested = createEvent();

const TITLE = 'Lectern recovery codes';

const $text = $dialog.map((dialog) => (dialog.state === 'codes' ? dialog.codes.join('\n') : ''));

const copyCodesFx = attach({ effect: copyTextFx });

sample({ clock: copyRequested, source: $text, target: copyCodesFx });
sample({
  clock: downloadRequested,
  source: $text,
  fn: (text) => ({
    content: new Blob([`${TITLE}. Each code works once.\n\n${text}\n`], { type: 'text/plain' }),
    name: 'lectern-recovery-codes.txt',
  }),
  target: saveFileFx,
});
sample({
  clock: printRequested,
  source: $text,
  fn: (text) => ({ title: TITLE, text }),
  target: printTextFx,
});
sample({
  clock: copyCodesFx.done,
  fn: () => ({ tone: 'ok' as const, title: 'Codes copied.' }),
  target: toastShown,
});
sample({
  clock: copyCodesFx.fail,
  fn: () => ({ tone: 'bad' as const, title: 'The codes couldn’t be copied. Download them instead.' }),
  target: toastShown,
});
