import { createEffect, createEvent, createStore, merge, sample } from 'effector';
import { userChanged } from '@/entities/session';
import { problemOf } from '@/shared/api';
import { createDeletePhotoMutation, createSetPhotoMutation } from '@/shared/api/account';
import { nonNull } from '@/shared/lib/non-null';
import { profileOpened } from './profile-opened';
import {
  choose,
  type Chosen,
  cancel,
  fail,
  notAPictureMessage,
  type Photo,
  previewOf,
  rejectionOf,
  reject,
  remove,
  idle,
  save,
  succeed,
} from './photo-state';
import { drawSquare } from './square-picture';

export const fileChosen = createEvent<File>();
export const choiceCancelled = createEvent();
export const saveRequested = createEvent();
export const removeRequested = createEvent();

/** Scales a selected file for the upload and creates its preview; fails if it is not a picture. */
export const previewFx = createEffect<File, Chosen>({
  name: 'previewPhoto',
  handler: async (chosen) => {
    const file = await drawSquare(chosen);
    return { file, preview: URL.createObjectURL(file) };
  },
});
export const revokePreviewFx = createEffect<string, void>({
  name: 'revokePreview',
  handler: (preview) => URL.revokeObjectURL(preview),
});

const setMutation = createSetPhotoMutation();
const deleteMutation = createDeletePhotoMutation();

/** Scaling a large picture takes a phone a moment. */
export const $drawing = previewFx.pending;
// idle -> chosen -> saving -> idle, idle -> removing -> idle
export const $photo = createStore<Photo>(idle, { name: 'photo' });

const fileAccepted = sample({
  clock: fileChosen,
  source: $photo,
  filter: ({ state }, file) => (state === 'idle' || state === 'chosen') && rejectionOf(file) === null,
  fn: (_, file) => file,
});
const fileRejected = merge([
  fileChosen.map(rejectionOf).filterMap(nonNull),
  previewFx.fail.map(({ params }) => notAPictureMessage(params.name)),
]);
const saveAccepted = sample({
  clock: saveRequested,
  source: $photo,
  filter: (photo): photo is Extract<Photo, { state: 'chosen' }> => photo.state === 'chosen',
});
const removeAccepted = sample({
  clock: removeRequested,
  source: $photo,
  filter: (photo) => remove(photo) !== photo,
});
const failed = sample({
  clock: [setMutation.finished.failure, deleteMutation.finished.failure],
  fn: ({ error }) => {
    const { message, fields } = problemOf(error);
    return fields.file?.[0] ?? message;
  },
});
const changed = sample({
  clock: [setMutation.finished.success, deleteMutation.finished.success],
  fn: ({ result }) => result.data.user,
});
const $preview = $photo.map(previewOf);
const $previews = createStore<{ held: string | null; left: string | null }>(
  { held: null, left: null },
  { name: 'photoPreviews' },
).on($preview, ({ held }, preview) => ({ held: preview, left: held }));

$photo
  .on(fileRejected, reject)
  .on(previewFx.doneData, choose)
  .on(choiceCancelled, cancel)
  .on(saveAccepted, save)
  .on(removeAccepted, remove)
  .on(changed, succeed)
  .on(failed, fail)
  .reset(profileOpened);

sample({ clock: fileAccepted, target: previewFx });
// A preview URL keeps the file in memory until it is revoked.
sample({
  clock: $previews.updates.filterMap(({ left }) => left ?? undefined),
  target: revokePreviewFx,
});
sample({
  clock: saveAccepted,
  fn: ({ chosen }) => ({ setPhotoBody: { file: chosen.file } }),
  target: setMutation.start,
});
sample({ clock: removeAccepted, target: deleteMutation.start });
sample({ clock: changed, target: userChanged });
