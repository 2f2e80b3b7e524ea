import { createEffect, createEvent, createStore, sample } from 'effector';
import { sessionEnded } from '@/entities/session';
import { type ApiError, createRequest, problemOf } from '@/shared/api';
import { createRemoveWorkFileMutation, getAddWorkFileUrl, workFileSchema } from '@/shared/api/submissions';
import { isUpload, sendFile, type Upload, type UploadStep } from '@/shared/api/upload';
import { assignment, workOpened } from './draft';

/** A file of the draft, as the upload list shows it. */
export type DraftFile = {
  id: string;
  name: string;
  size: number;
  progress?: number;
  state: 'uploading' | 'done' | 'failed';
  error?: string;
};

type Sending = { assignmentId: string; id: string; file: File };

export const MAX_BYTES = 100 * 1024 * 1024;
export const MOST_FILES = 10;

/** Carries a new id for the list. */
export const fileChosen = createEvent<{ id: string; file: File }>();
export const fileRemoved = createEvent<string>();

const startUploadFx = createRequest<Sending>('startWorkUpload', true, async (sending, init) =>
  sendFile(sending.file, getAddWorkFileUrl(sending.assignmentId), init),
);
const followUploadFx = createEffect<{ sending: Sending; upload: Upload }, UploadStep, ApiError>({
  name: 'followWorkUpload',
  handler: ({ upload }) => upload.next(),
});
const cancelUploadFx = createEffect<Upload, void>({
  name: 'cancelWorkUpload',
  handler: (upload) => upload.cancel(),
});
const removeMutation = createRemoveWorkFileMutation();
const $uploads = createStore<ReadonlyMap<string, Upload>>(new Map(), {
  name: 'workUploads',
  serialize: 'ignore',
});

const started = startUploadFx.done.filterMap(({ params, result }) =>
  isUpload(result) ? { sending: params, upload: result } : undefined,
);
const arrived = followUploadFx.done.filterMap(({ params, result }) => {
  const file = 'answer' in result ? workFileSchema.safeParse(result.answer).data : undefined;
  return file && { id: params.sending.id, file };
});

const change = (files: readonly DraftFile[], id: string, changed: Partial<DraftFile>) =>
  files.map((file) => (file.id === id ? { ...file, ...changed } : file));
const fail = (files: readonly DraftFile[], id: string, error: unknown) => {
  const problem = problemOf(error);
  return change(files, id, { state: 'failed', error: problem.fields.file?.[0] ?? problem.message });
};

export const $files = createStore<readonly DraftFile[]>([], { name: 'workFiles' });
/** A file as it was before its removal. */
const removed = sample({
  clock: fileRemoved,
  source: $files,
  fn: (files, id) => files.find((file) => file.id === id),
}).filterMap((file) => file);

$files
  .on(assignment.$data, (files, data) => {
    if (data === null) return [];
    const known = data.draft.files.map((file): DraftFile => ({ ...file, state: 'done' }));
    return [...known, ...files.filter(({ state }) => state !== 'done')];
  })
  .on(fileChosen, (files, { id, file: { name, size } }) => [
    ...files,
    { id, name, size, progress: 0, state: 'uploading' },
  ])
  .on(followUploadFx.done, (files, { params, result }) =>
    'sent' in result ? change(files, params.sending.id, { progress: result.sent }) : files,
  )
  .on(arrived, (files, { id, file }) => change(files, id, { ...file, state: 'done' }))
  .on(
    [
      startUploadFx.fail.map(({ params, error }) => ({ id: params.id, error })),
      followUploadFx.fail.map(({ params, error }) => ({ id: params.sending.id, error })),
    ],
    (files, { id, error }) => fail(files, id, error),
  )
  .on(removed, (files, { id }) => files.filter((file) => file.id !== id))
  .reset(workOpened, sessionEnded);
$uploads
  .on(started, (uploads, { sending, upload }) => new Map([...uploads, [sending.id, upload]]))
  .reset(workOpened);

sample({
  clock: sample({
    clock: fileChosen,
    source: assignment.$data,
    fn: (data, chosen) => data && { ...chosen, assignmentId: data.id },
  }).filterMap((sending) => sending ?? undefined),
  target: startUploadFx,
});
sample({ clock: started, target: followUploadFx });
sample({
  clock: followUploadFx.done.filter({ fn: ({ result }) => 'sent' in result }),
  fn: ({ params }) => params,
  target: followUploadFx,
});
sample({
  clock: removed.filter({ fn: ({ state }) => state === 'done' }),
  fn: ({ id }) => ({ id }),
  target: removeMutation.start,
});
sample({
  clock: sample({ clock: removed, source: $uploads, fn: (uploads, { id }) => uploads.get(id) }).filterMap(
    (upload) => upload,
  ),
  target: cancelUploadFx,
});
