import { createEffect, createEvent, createStore, sample } from 'effector';
import { userChanged } from '@/entities/session';
import { createDeletePhotoMutation, createSetPhotoMutation, problemOf } from '@/shared/api';
import { profileOpened } from './opening';
import {
  choose,
  type Chosen,
  drop,
  fail,
  type Photo,
  previewOf,
  refusalOf,
  refuse,
  remove,
  resting,
  save,
  succeed,
} from './photo-state';

export const fileChosen = createEvent<File>();
export const choiceDropped = createEvent();
export const saveAsked = createEvent();
export const removeAsked = createEvent();

/** Makes a chosen file visible before it is sent. */
export const previewFx = createEffect<File, Chosen>({
  name: 'previewPhoto',
  handler: (file) => ({ file, preview: URL.createObjectURL(file) }),
});
export const forgetPreviewFx = createEffect<string, void>({
  name: 'forgetPreview',
  handler: (preview) => URL.revokeObjectURL(preview),
});

const setMutation = createSetPhotoMutation();
const deleteMutation = createDeletePhotoMutation();

// resting -> chosen -> saving -> resting, resting -> removing -> resting
export const $photo = createStore<Photo>(resting, { name: 'photo' });

const fileAccepted = sample({
  clock: fileChosen,
  source: $photo,
  filter: ({ state }, file) => (state === 'resting' || state === 'chosen') && refusalOf(file) === null,
  fn: (_, file) => file,
});
const fileRefused = fileChosen.map(refusalOf).filterMap((problem) => problem ?? undefined);
const saveAccepted = sample({
  clock: saveAsked,
  source: $photo,
  filter: (photo): photo is Extract<Photo, { state: 'chosen' }> => photo.state === 'chosen',
});
const removeAccepted = sample({
  clock: removeAsked,
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
