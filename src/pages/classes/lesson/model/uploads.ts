import { createEvent, createStore, sample } from 'effector';
import { getAddLessonFileUrl, getAddLessonImageUrl, lessonFileSchema } from '@/shared/api/lessons';
import { createUploads, type ListedFile } from '@/shared/lib/files';
import { nonNull } from '@/shared/lib/non-null';
import { blockAdded, lesson, lessonOpened } from './lesson';

export type UploadKind = 'file' | 'image';

/** Carries a new id, which becomes that of the block. */
export const fileChosen = createEvent<{ id: string; kind: UploadKind; file: File }>();
export const uploadRemoved = createEvent<string>();

const read = (answer: unknown) => lessonFileSchema.safeParse(answer).data;
export const uploads = {
  file: createUploads({ name: 'lessonFileUploads', read }),
  image: createUploads({ name: 'lessonImageUploads', read }),
};
const addresses = { file: getAddLessonFileUrl, image: getAddLessonImageUrl };

/** Those that run or have failed; a stored file becomes a block. */
export const $uploads = createStore<readonly ListedFile[]>([], { name: 'lessonUploads' })
  .on([uploads.file.changed, uploads.image.changed], (files, change) =>
    change(files).filter(({ state }) => state !== 'done'),
  )
  .reset(lessonOpened);

const sent = sample({
  clock: fileChosen,
  source: lesson.$data,
  fn: (data, { kind, ...chosen }) => data && { kind, chosen: { ...chosen, to: addresses[kind](data.id) } },
}).filterMap(nonNull);
for (const kind of ['file', 'image'] as const)
  sample({
    clock: sent.filter({ fn: (sending) => sending.kind === kind }),
    fn: ({ chosen }) => chosen,
    target: uploads[kind].chosen,
  });
sample({ clock: uploadRemoved, target: [uploads.file.removed, uploads.image.removed] });
sample({ clock: lessonOpened, target: [uploads.file.reset, uploads.image.reset] });

sample({
  clock: [
    uploads.file.stored.map(({ id, file }) => ({ type: 'file' as const, id, file_id: file.id })),
    uploads.image.stored.map(({ id, file }) => ({
      type: 'image' as const,
      id,
      file_id: file.id,
      description: '',
    })),
  ],
  target: blockAdded,
});
// The lesson is read again for the address of an image.
sample({ clock: [uploads.file.stored, uploads.image.stored], target: lesson.refreshed });
