import { attach, createEvent, sample } from 'effector';
import { problemOf } from '@/shared/api';
import { exportAccountFx } from '@/shared/api/account';
import { readClockFx } from '@/shared/lib/clock';
import { saveFileFx } from '@/shared/lib/files';
import { toastShown } from '@/shared/lib/toasts';

export const exportRequested = createEvent();

const exportFx = attach({ name: 'exportMyData', effect: exportAccountFx });
const dateFx = attach({
  name: 'dateExport',
  effect: readClockFx,
  mapParams: (_: Blob) => undefined,
});

export const $exporting = exportFx.pending;

sample({ clock: exportRequested, source: $exporting, filter: (exporting) => !exporting, target: exportFx });
sample({
  clock: exportFx.doneData.filterMap((file) => (file instanceof Blob ? file : undefined)),
  target: dateFx,
});
sample({
  clock: dateFx.done,
  fn: ({ params, result }) => ({
    content: params,
    name: `lectern-account-${result.toISOString().slice(0, 10)}.json`,
  }),
  target: saveFileFx,
});
sample({
  clock: exportFx.failData,
  fn: (error) => ({
    tone: 'bad' as const,
    title: 'Your data couldn’t be downloaded',
    description: problemOf(error).message,
  }),
  target: toastShown,
});
