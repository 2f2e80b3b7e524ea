import { createEffect, createEvent, createStore, sample } from 'effector';
import { sessionEnded } from '@/entities/session';
import { type ApiError, createRequest, problemOf } from '@/shared/api';
import { getAddLessonFileUrl, getAddLessonImageUrl, lessonFileSchema } from '@/shared/api/lessons';
import { isUpload, sendFile, type Upload, type UploadStep } from '@/shared/api/upload';
import { blockAdded, lesson, lessonOpened } from './lesson';

export type UploadKind = 'file' | 'image';
export type LessonUpload = {
  id: string;
  kind: UploadKind;
  name: string;
  size: number;
  progress: number;
  state: 'uploading' | 'failed';
  error?: string;
};
type Sending = { lessonId: string; id: string; kind: UploadKind; file: File };

/** Carries a new id, which becomes that of the block. */
export const fileChosen = createEvent<{ id: string; kind: UploadKind; file: File }>();
export const uploadRemoved = createEvent<string>();

const startUploadFx = createRequest<Sending>('startLessonUpload', true, async (sending, init) => {
  const urlOf = sending.kind === 'file' ? getAddLessonFileUrl : getAddLessonImageUrl;
  return sendFile(sending.file, urlOf(sending.lessonId), init);
});
const followUploadFx = createEffect<{ sending: Sending; upload: Upload }, UploadStep, ApiError>({
  name: 'followLessonUpload',
  handler: ({ upload }) => upload.next(),
});
const cancelUploadFx = createEffect<Upload, void>({
  name: 'cancelLessonUpload',
  handler: (upload) => upload.cancel(),
});

const started = startUploadFx.done.filterMap(({ params, result }) =>
  isUpload(result) ? { sending: params, upload: result } : undefined,
);
const arrived = followUploadFx.done.filterMap(({ params: { sending }, result }) => {
  const file = 'answer' in result ? lessonFileSchema.safeParse(result.answer).data : undefined;
  return file && { sending, file };
});
const failed = [
  startUploadFx.fail.map(({ params, error }) => ({ id: params.id, error })),
  followUploadFx.fail.map(({ params, error }) => ({ id: params.sending.id, error })),
];

export const $uploads = createStore<readonly LessonUpload[]>([], { name: 'lessonUploads' });
const $running = createStore<ReadonlyMap<string, Upload>>(new Map(), {
  name: 'runningLessonUploads',
  serialize: 'ignore',
})
  .on(started, (running, { sending, upload }) => new Map([...running, [sending.id, upload]]))
  .reset(lessonOpened);

const change = (uploads: readonly LessonUpload[], id: string, changed: Partial<LessonUpload>) =>
  uploads.map((upload) => (upload.id === id ? { ...upload, ...changed } : upload));

$uploads
  .on(fileChosen, (uploads, { id, kind, file: { name, size } }) => [
    ...uploads,
    { id, kind, name, size, progress: 0, state: 'uploading' },
  ])
  .on(followUploadFx.done, (uploads, { params, result }) =>
    'sent' in result ? change(uploads, params.sending.id, { progress: result.sent }) : uploads,
  )
  .on(arrived, (uploads, { sending }) => uploads.filter(({ id }) => id !== sending.id))
  .on(failed, (uploads, { id, error }) => {
    const problem = problemOf(error);
    return change(uploads, id, { state: 'failed', error: problem.fields.file?.[0] ?? problem.message });
  })
  .on(uploadRemoved, (uploads, id) => uploads.filter((upload) => upload.id !== id))
  .reset(lessonOpened, sessionEnded);

sample({
  clock: sample({
    clock: fileChosen,
    source: lesson.$data,
    fn: (data, chosen) => data && { ...chosen, lessonId: data.id },
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
  clock: sample({ clock: uploadRemoved, source: $running, fn: (running, id) => running.get(id) }).filterMap(
    (upload) => upload,
  ),
  target: cancelUploadFx,
});

// The lesson is read again for the address of an image.
sample({
  clock: arrived,
  fn: ({ sending: { id, kind }, file }) =>
    kind === 'file'
      ? { type: 'file' as const, id, file_id: file.id }
      : { type: 'image' as const, id, file_id: file.id, description: '' },
  target: blockAdded,
});
sample({ clock: arrived, fn: () => undefined, target: lesson.refreshed });
