import { createEvent, createStore, sample } from 'effector';
import { problemOf } from '@/shared/api';
import { createSaveMarkMutation } from '@/shared/api/marking';
import { $online } from '@/shared/lib/network';
import { draft, markSaved, submissionOpened } from './marking';
import { changeOf, type MarkContent, sentContent } from './marking-state';

type KeptMark = { id: string; revision: number; content: MarkContent };

/** The teacher left a mark that could not be saved; this browser has it. */
export const markKept = createEvent<KeptMark>();

const saveMutation = createSaveMarkMutation();
export const keptSaved = saveMutation.finished.success.map(() => undefined);

// A rejected mark stays in this browser until its work is opened.
const rejected = saveMutation.finished.failure.filter({
  fn: ({ error }) => problemOf(error).status !== null,
});

/** What is sent once the server answers again, in the order in which it was left. */
const $kept = createStore<readonly KeptMark[]>([], { name: 'keptMarks' })
  .on(markKept, (kept, mark) => [...kept.filter(({ id }) => id !== mark.id), mark])
  // Its page sends it, and so shows what another teacher did meanwhile.
  .on([submissionOpened, saveMutation.finished.success.map(idOf), rejected.map(idOf)], (kept, id) =>
    kept.filter((mark) => mark.id !== id),
  );

sample({
  clock: sample({
    clock: [$online.updates.filter({ fn: Boolean }), markSaved, keptSaved, rejected].map((clock) =>
      clock.map(() => undefined),
    ),
    source: { kept: $kept, isSending: saveMutation.$pending },
  }).filterMap(({ kept: [first], isSending }) => (isSending ? undefined : first)),
  fn: ({ id, revision, content }) => ({ id, markChange: changeOf(content, revision) }),
  target: saveMutation.start,
});
sample({
  clock: saveMutation.finished.success,
  fn: ({ params: { id, markChange }, result: { revision } }) => ({
    id,
    content: sentContent(markChange),
    revision,
    savedAt: null,
  }),
  target: draft.saved,
});

function idOf({ params: { id } }: { params: { id: string } }): string {
  return id;
}
