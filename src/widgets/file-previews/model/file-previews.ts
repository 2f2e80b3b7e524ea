import { attach, combine, createEffect, createEvent, createStore, sample } from 'effector';
import { type FilePreview, getWorkFilePreviewFx, loadFilePreviewSchemaFx } from '@/shared/api/submissions';
import { delayFx } from '@/shared/lib/clock';

/** Milliseconds between two looks whether a preview is ready. */
const POLL_INTERVAL = 1500;

type Previews = Readonly<Record<string, FilePreview | 'failed'>>;

/** Carries the ids of the files that a page shows, in place of those before. */
export const filesShown = createEvent<readonly string[]>();
/** Loads a file again, because it failed or the addresses of its pages have expired. */
export const previewRequested = createEvent<string>();

const readPreviewsFx = createEffect<readonly string[], Previews>({
  name: 'readPreviews',
  handler: async (ids) => {
    const [schema, answers] = await Promise.all([
      loadFilePreviewSchemaFx(),
      Promise.allSettled(ids.map((id) => getWorkFilePreviewFx({ id }))),
    ]);
    return Object.fromEntries(
      answers.map((answer, index) => [
        ids[index] ?? '',
        schema.safeParse('value' in answer ? answer.value : null).data ?? ('failed' as const),
      ]),
    );
  },
});
const waitFx = attach({ effect: delayFx, mapParams: () => POLL_INTERVAL });

const $shown = createStore<readonly string[]>([], { name: 'previewedFiles' }).on(filesShown, (_, ids) => ids);
/** What is known of the files. */
export const $previews = createStore<Previews>({}, { name: 'filePreviews' }).on(
  readPreviewsFx.doneData,
  (previews, read) => ({ ...previews, ...read }),
);
const $preparing = combine($shown, $previews, (ids, previews) =>
  ids.filter((id) => {
    const preview = previews[id];
    return preview !== undefined && preview !== 'failed' && preview.state === 'preparing';
  }),
);

// A file that is known is not read again.
const newlyShown = sample({
  clock: filesShown,
  source: $previews,
  fn: (previews, ids) => ids.filter((id) => previews[id] === undefined),
});
// Everything that is being prepared is looked at together.
const looked = sample({ clock: waitFx.done, source: $preparing });
sample({
  clock: [newlyShown, looked, previewRequested.map((id) => [id])],
  filter: (ids) => ids.length > 0,
  target: readPreviewsFx,
});
sample({
  clock: readPreviewsFx.done,
  source: { preparing: $preparing, isWaiting: waitFx.pending },
  filter: ({ preparing, isWaiting }) => preparing.length > 0 && !isWaiting,
  target: waitFx.prepend(() => {}),
});
