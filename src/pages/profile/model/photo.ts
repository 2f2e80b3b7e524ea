import { createEffect, createEvent, createStore, merge, sample } from 'effector';
import { userChanged } from '@/entities/session';
import { problemOf } from '@/shared/api';
import { createDeletePhotoMutation, createSetPhotoMutation } from '@/shared/api/account';
import { profileOpened } from './profile-opened';
import {
  choose,
  type Chosen,
  drop,
  fail,
  notAPicture,
  type Photo,
  previewOf,
  refusalOf,
  refuse,
  remove,
  resting,
  save,
  succeed,
} from './photo-state';
import { drawSquare } from './square-picture';

export const fileChosen = createEvent<File>();
export const choiceDropped = createEvent();
export const saveRequested = createEvent();
export const removeRequested = createEvent();

/** Makes a chosen file the photo that would be sent, and lets it be seen; fails when it holds no picture. */
export const previewFx = createEffect<File, Chosen>({
  name: 'previewPhoto',
  handler: async (chosen) => {
    const file = await drawSquare(chosen);
    return { file, preview: URL.createObjectURL(file) };
  },
});
export const forgetPreviewFx = createEffect<string, void>({
  name: 'forgetPreview',
  handler: (preview) => URL.revokeObjectURL(preview),
});

const setMutation = createSetPhotoMutation();
const deleteMutation = createDeletePhotoMutation();

/** A large picture takes a telephone a moment. */
export const $drawing = previewFx.pending;
// resting -> chosen -> saving -> resting, resting -> removing -> resting
export const $photo = createStore<Photo>(resting, { name: 'photo' });

const fileAccepted = sample({
  clock: fileChosen,
  source: $photo,
  filter: ({ state }, file) => (state === 'resting' || state === 'chosen') && refusalOf(file) === null,
  fn: (_, file) => file,
});
const fileRefused = merge([
  fileChosen.map(refusalOf).filterMap((problem) => problem ?? undefined),
  previewFx.fail.map(({ params }) => notAPicture(params.name)),
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
  fn: () => undefined,
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
  .on(fileRefused, refuse)
  .on(previewFx.doneData, choose)
  .on(choiceDropped, drop)
  .on(saveAccepted, save)
  .on(removeAccepted, remove)
  .on(changed, succeed)
  .on(failed, fail)
  .reset(profileOpened);

sample({ clock: fileAccepted, target: previewFx });
// A preview holds the file in memory until it is given up, whatever took its place.
sample({
  clock: $previews.updates.filterMap(({ left }) => left ?? undefined),
  target: forgetPreviewFx,
});
sample({
  clock: saveAccepted,
  fn: ({ chosen }) => ({ setPhotoBody: { file: chosen.file } }),
  target: setMutation.start,
});
sample({ clock: removeAccepted, target: deleteMutation.start });
sample({ clock: changed, target: userChanged });
