import { createEffect, createEvent, createStore, sample } from 'effector';
import { problemOf } from '@/shared/api';
import {
  addBriefcasePartFx,
  type BriefcaseUpload,
  briefcaseUploadSchema,
  cancelBriefcaseUploadFx,
  createBriefcaseUploadFx,
  getBriefcaseUploadFx,
} from '@/shared/api/briefcases';
import { delayFx } from '@/shared/lib/clock';
import { nonNull } from '@/shared/lib/non-null';
import { toastShown } from '@/shared/lib/toasts';
import { type Chosen, placeFilesFx, readDroppedFx } from './chosen-files';
import { $folderId, contentChanged } from './place';
import { filesGiven } from './same-names';
import { begin, fail, nextOf, receive, remove, retry, type Sending } from './upload-state';

/** Milliseconds before a part is sent again. */
const PAUSE = 1500;

/** Files or whole folders for the open folder. */
export const filesChosen = createEvent<{ files: readonly Chosen[] }>();
/** A file for an entry, as its newest version. */
export const versionChosen = createEvent<{ file: File; entryId: string }>();
/** Carries what was dropped on the page. */
export const filesDropped = createEvent<FileSystemEntry[] | File[]>();
export const uploadRemoved = createEvent<string>();
export const uploadRetried = createEvent<string>();
/** Takes what has ended off the list. */
export const uploadsCleared = createEvent();

/** Asks how much has arrived after a failure, because nobody knows whether the last part did. */
const stepFx = createEffect<Sending, BriefcaseUpload, unknown>({
  name: 'sendPart',
  handler: async (sending) => briefcaseUploadSchema.parse(await callOf(sending)),
});

function callOf({ file, folderId, entryId, upload, state }: Sending): Promise<unknown> {
  if (upload === null) {
    const fields = { folder_id: folderId, name: file.name, size: file.size };
    return createBriefcaseUploadFx({
      newBriefcaseUpload: { ...fields, ...(entryId && { entry_id: entryId }) },
    });
  }
  const { id, received, part_bytes: bytes } = upload;
  if (state === 'interrupted' || received >= file.size) return getBriefcaseUploadFx({ id });
  const part = file.slice(received, received + bytes);
  return addBriefcasePartFx({ id, addBriefcasePartBody: { file: part }, params: { at: received } });
}

const cancelFx = createEffect<Sending, unknown>({
  name: 'cancelUpload',
  handler: ({ upload }) => upload && cancelBriefcaseUploadFx({ id: upload.id }),
});
const waitFx = createEffect<Sending, unknown>({ name: 'waitForNetwork', handler: () => delayFx(PAUSE) });

const failed = stepFx.fail.map(({ params: { id }, error }) => ({ id, problem: problemOf(error) }));
const begun = createEvent<string>();

const find = (list: readonly Sending[], id: string) => list.find((sending) => sending.id === id);

export const $uploads = createStore<readonly Sending[]>([], { name: 'briefcaseUploads', serialize: 'ignore' })
  .on(placeFilesFx.doneData, (list, placed) => [...list, ...placed])
  .on(begun, begin)
  .on(stepFx.done, (list, { params, result }) => receive(list, params.id, result))
  .on(failed, (list, { id, problem }) => fail(list, id, problem))
  .on(uploadRetried, retry)
  .on(uploadsCleared, (list) => list.filter(({ state }) => state !== 'done'));

const removed = sample({ clock: uploadRemoved, source: $uploads, fn: find }).filterMap(nonNull);
$uploads.on(removed, (list, { id }) => remove(list, id));

sample({
  clock: filesChosen,
  source: $folderId,
  fn: (folderId, { files }) => ({ files, folderId }),
  target: filesGiven,
});
sample({
  clock: versionChosen,
  source: $folderId,
  fn: (folderId, chosen) => ({ files: [{ ...chosen, folders: [] }], folderId }),
  target: placeFilesFx,
});
sample({ clock: filesDropped, target: readDroppedFx });
sample({ clock: readDroppedFx.doneData, fn: (files) => ({ files }), target: filesChosen });
// One file after the other, so that the first is there soonest.
sample({
  clock: sample({
    clock: [placeFilesFx.done, stepFx.done, failed, uploadRetried, removed],
    source: $uploads,
    fn: nextOf,
  }).filterMap(nonNull),
  fn: ({ id }) => id,
  target: begun,
});
sample({
  clock: sample({ clock: begun, source: $uploads, fn: find }).filterMap(nonNull),
  target: stepFx,
});
// The next part, unless the user has removed the file.
sample({
  clock: sample({
    clock: [stepFx.done, waitFx.done],
    source: $uploads,
    fn: (list, { params }) => find(list, params.id),
  }).filterMap((sending) =>
    sending?.state === 'sending' || sending?.state === 'interrupted' ? sending : undefined,
  ),
  target: stepFx,
});
sample({
  clock: sample({
    clock: failed,
    source: $uploads,
    fn: (list, { id }) => find(list, id),
  }).filterMap((sending) => (sending?.state === 'interrupted' ? sending : undefined)),
  target: waitFx,
});
sample({ clock: removed, target: cancelFx });
sample({
  clock: stepFx.done.filterMap(({ result }) => (result.entry === null ? undefined : result)),
  fn: () => undefined,
  target: contentChanged,
});
// A new version changes nothing that is seen in the list.
sample({
  clock: sample({
    clock: stepFx.done,
    source: $uploads,
    fn: (list, { params, result: { entry } }) =>
      entry !== null && find(list, params.id)?.entryId !== undefined ? entry : null,
  }).filterMap(nonNull),
  fn: ({ name, versions }) => ({
    tone: 'ok' as const,
    title: `New version uploaded: “${name}” has ${versions} versions now.`,
  }),
  target: toastShown,
});
