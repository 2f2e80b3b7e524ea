import { createEvent, createStore, sample } from 'effector';
import { createRemoveWorkFileMutation, getAddWorkFileUrl, workFileSchema } from '@/shared/api/submissions';
import { createUploads, type ListedFile, storedFiles } from '@/shared/lib/files';
import { nonNull } from '@/shared/lib/non-null';
import { filesShown } from '@/widgets/file-previews';
import { assignment, workOpened } from './draft';

export const MAX_FILES = 10;

/** Carries a new id for the list. */
export const fileChosen = createEvent<{ id: string; file: File }>();
export const fileRemoved = createEvent<string>();

const removeMutation = createRemoveWorkFileMutation();
const uploads = createUploads({
  name: 'workUploads',
  read: (answer) => workFileSchema.safeParse(answer).data,
});

/** The files of the draft, as the upload list shows them. */
export const $files = createStore<readonly ListedFile[]>([], { name: 'workFiles' });
/** A file as it was before its removal. */
const removed = sample({
  clock: fileRemoved,
  source: $files,
  fn: (files, id) => files.find((file) => file.id === id),
}).filterMap(nonNull);

$files
  .on(assignment.$data, (files, data) =>
    data === null ? [] : [...storedFiles(data.draft.files), ...files.filter(({ state }) => state !== 'done')],
  )
  .on(uploads.changed, (files, change) => change(files))
  .reset(workOpened);

sample({
  clock: sample({
    clock: fileChosen,
    source: assignment.$data,
    fn: (data, chosen) => data && { ...chosen, to: getAddWorkFileUrl(data.id) },
  }).filterMap(nonNull),
  target: uploads.chosen,
});
sample({ clock: removed, fn: ({ id }) => id, target: uploads.removed });
sample({
  clock: removed.filter({ fn: ({ state }) => state === 'done' }),
  fn: ({ id }) => ({ id }),
  target: removeMutation.start,
});
/** The files that are stored. */
export const $storedFiles = $files.map((files) => files.filter(({ state }) => state === 'done'));
sample({ clock: $storedFiles, fn: (files) => files.map(({ id }) => id), target: filesShown });
sample({ clock: workOpened, target: uploads.reset });
