import { attach, combine, createStore, merge, sample } from 'effector';
import * as zod from 'zod/mini';
import { KEPT_SCORES } from '@/entities/gradebook';
import { nonNull } from '@/shared/lib/non-null';
import { claimNameFx, removeAllStoredFx, removeStoredFx, storeFx, takeLeftFx } from '@/shared/lib/storage';
import { gradebookOpened } from './book';
import { $unsavedBy, keptRead } from './scores';
import { isAllStored, joinedBooks, type UnsavedBooks } from './unsaved';

const status = zod.enum(['late', 'missing', 'excused', 'extended', 'none']);
const value = zod.object({ points: zod.nullable(zod.number()), status: zod.nullable(status) });
const kept = zod.record(
  zod.string(),
  zod.object({
    entries: zod.array(
      zod.object({
        key: zod.string(),
        assignment_id: zod.string(),
        student_id: zod.string(),
        before: value,
        after: value,
        origin: zod.enum(['grid', 'paste', 'fill', 'curve', 'import', 'undo']),
        batch: zod.nullable(zod.string()),
      }),
    ),
    texts: zod.record(
      zod.string(),
      zod.object({
        text: zod.string(),
        problem: zod.string(),
        meanings: zod.optional(zod.array(zod.object({ label: zod.string(), value }))),
      }),
    ),
    conflicts: zod.record(
      zod.string(),
      zod.object({ mine: value, theirs: value, by: zod.nullable(zod.string()) }),
    ),
    refusals: zod.record(
      zod.string(),
      zod.object({
        mine: value,
        reason: zod.enum(['no_assignment', 'no_student', 'names_hidden', 'term_closed']),
      }),
    ),
  }),
);

const claimFx = attach({ name: 'claimKeptScores', effect: claimNameFx, mapParams: () => KEPT_SCORES });
/** Each window has a name of its own, so that none overwrites what another one keeps. */
const $name = createStore<string | null>(null, { name: 'keptScoresName', serialize: 'ignore' }).on(
  claimFx.doneData,
  (known, name) => known ?? name,
);
const takeFx = attach({
  name: 'takeKeptScores',
  source: $name,
  mapParams: (_: void, own) => ({ prefix: KEPT_SCORES, own: own ?? '' }),
  effect: takeLeftFx,
});
const keepFx = attach({ name: 'keepScores', effect: storeFx });
const endFx = attach({ name: 'endKeptScores', effect: removeStoredFx });
const removeFx = attach({ name: 'removeAdoptedScores', effect: removeAllStoredFx });

/** Whether the device refuses to keep what is not stored: closing the page would lose it. */
export const $isUnkept = createStore(false, { name: 'scoresUnkept' })
  .on(keepFx.fail, () => true)
  .on(keepFx.done, () => false);

sample({
  clock: gradebookOpened,
  source: $name,
  filter: (name) => name === null,
  fn: () => undefined,
  target: claimFx,
});
sample({
  clock: [claimFx.done, gradebookOpened].map((clock) => clock.map(() => undefined)),
  source: $name,
  filter: (name) => name !== null,
  fn: () => undefined,
  target: takeFx,
});

const adopted = takeFx.doneData.map((left) =>
  left.flatMap(({ name, value: stored }) => {
    const parsed = zod.safeParse(kept, stored);
    return parsed.success ? [{ name, unsaved: parsed.data }] : [];
  }),
);
/** The names of closed windows whose entries this one has, but does not keep under its own name yet. */
const $adopted = createStore<readonly string[]>([], { name: 'adoptedScores', serialize: 'ignore' })
  .on(adopted, (names, left) => [...names, ...left.map(({ name }) => name)])
  .reset(removeFx.done);
sample({
  clock: adopted.filter({ fn: ({ length }) => length > 0 }),
  fn: (left) => left.reduce<UnsavedBooks>((all, { unsaved }) => joinedBooks(all, unsaved), {}),
  target: keptRead,
});

const $own = combine($name, $unsavedBy, (name, unsaved) => {
  const books = Object.entries(unsaved).filter(([, own]) => !isAllStored(own));
  return { name, books: Object.fromEntries(books), isEmpty: books.length === 0 };
});
const toKeep = $own.updates.filterMap(({ name, books, isEmpty }) =>
  name === null || isEmpty ? undefined : { name, value: books },
);
sample({ clock: toKeep, target: keepFx });
const ended = sample({
  clock: $unsavedBy.updates,
  source: $own,
  fn: ({ name, isEmpty }) => (isEmpty ? name : null),
});
sample({ clock: ended.filterMap(nonNull), target: endFx });
sample({
  clock: merge([keepFx.done, endFx.done]).map(() => undefined),
  source: $adopted,
  filter: ({ length }) => length > 0,
  target: removeFx,
});
