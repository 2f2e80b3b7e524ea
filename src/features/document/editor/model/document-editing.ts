import { attach, createEvent, createStore, sample } from 'effector';
import * as zod from 'zod/mini';
import {
  $generation,
  type Change,
  changeCompleted,
  changeFailed,
  generationClosed,
  generationFetched,
  isSettled,
  openAccepted,
  reloadRequested,
  startAccepted,
} from '@/entities/generation';
import type { Problem } from '@/shared/api';
import type { Generation } from '@/shared/api/generations';
import type { TemplateSection } from '@/shared/api/templates';
import { nonNull } from '@/shared/lib/non-null';
import { removeStoredFx, storeFx, readStoredFx } from '@/shared/lib/storage';
import { changesBetween, withChanges } from './content-changes';
import { itemSelected } from './document';
import { newItem, withItemInserted } from './item-changes';
import { type JsonPath, valueAt } from './json-path';
import { $shown } from './pending-changes';
import { changeQueued } from './queued-changes';
import { focusItemFx, returnFocusFx, showSectionFx } from './section-focus';

/** What an editor is open for. `path` leads to an item of the section; a new one is inserted there. */
export type EditTarget =
  | { kind: 'title' }
  | { kind: 'section'; section: TemplateSection }
  | { kind: 'item' | 'newItem'; section: TemplateSection; path: JsonPath };

type Opening = { id: string; target: EditTarget; before: unknown };

export type Editing =
  | { state: 'idle' }
  | (Opening & {
      state: 'editing';
      value: unknown;
      /** The change that saves the edit; null until it is saved. */
      sent: Change | null;
      problem: Problem | null;
    });

export const editRequested = createEvent<EditTarget>();
export const valueChanged = createEvent<unknown>();
/** Ends the edit and discards it. */
export const editCancelled = createEvent();
/** Ends the edit; the next one of the same part resumes it. */
export const editClosed = createEvent();
export const editSaved = createEvent();
/** Fetches the latest version of the document and keeps the local edit. */
export const latestRequested = createEvent();

// idle -> editing -> idle
export const $editing = createStore<Editing>({ state: 'idle' }, { name: 'documentEditing' });

/** The key of the edited section; null is the title. */
const sectionOf = (target: EditTarget): string | null =>
  target.kind === 'title' ? null : target.section.key;

const pathOf = (target: EditTarget): JsonPath => ('path' in target ? target.path : []);

const keyOf = ({ id, target }: Pick<Opening, 'id' | 'target'>): string =>
  ['edit', id, sectionOf(target) ?? [], target.kind === 'newItem' ? 'new' : [], ...pathOf(target)]
    .flat()
    .join(':');

export const readEditFx = attach({
  name: 'readEdit',
  effect: readStoredFx,
  mapParams: (opening: Opening) => keyOf(opening),
});
export const storeEditFx = attach({
  name: 'storeEdit',
  effect: storeFx,
  mapParams: (editing: Opening & { value: unknown }) => ({
    name: keyOf(editing),
    value: { before: editing.before, value: editing.value },
  }),
});
export const removeEditFx = attach({
  name: 'removeEdit',
  effect: removeStoredFx,
  mapParams: (editing: Opening) => keyOf(editing),
});

sample({
  clock: sample({
    clock: editRequested,
    source: { state: $generation, shown: $shown, editing: $editing },
    fn: ({ state, shown, editing }, target): Opening | null => {
      if (!isSettled(state) || !shown || editing.state === 'editing') return null;
      const before = valueIn(shown, target);
      return before === undefined ? null : { id: shown.id, target, before };
    },
  }).filterMap(nonNull),
  target: readEditFx,
});

/** The value that is edited; undefined if the document has no such part. */
function valueIn({ title, result }: Generation, target: EditTarget): unknown {
  if (target.kind === 'title') return title;
  const value = result[target.section.key];
  if (value === undefined) return undefined;
  return target.kind === 'newItem' ? newItem(target.section, value) : valueAt(value, pathOf(target));
}

// Only one part is edited at a time: a request for another one scrolls to the open editor.
sample({
  clock: sample({ clock: editRequested, source: $editing }).filterMap((editing) =>
    editing.state === 'editing' ? { section: sectionOf(editing.target) } : undefined,
  ),
  fn: ({ section }) => section,
  target: showSectionFx,
});

const storedSchema = zod.object({ before: zod.unknown(), value: zod.unknown() });

/** The value of an interrupted edit, unless the document has changed since. */
function resumed(before: unknown, stored: unknown): unknown {
  const edit = storedSchema.safeParse(stored).data;
  return edit && isEqual(edit.before, before) ? edit.value : before;
}

const isEqual = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

const editOpened = createEvent<Opening & { value: unknown }>();

sample({
  clock: readEditFx.finally,
  fn: (answer) => ({
    ...answer.params,
    value: resumed(answer.params.before, answer.status === 'done' ? answer.result : undefined),
  }),
  target: editOpened,
});

const saveAccepted = sample({
  clock: editSaved,
  source: { shown: $shown, editing: $editing },
  fn: ({ shown, editing }) =>
    shown && editing.state === 'editing' && !editing.sent && isChanged(editing)
      ? changeOf(editing, shown)
      : null,
}).filterMap(nonNull);

function changeOf({ target, before, value }: Opening & { value: unknown }, shown: Generation): Change {
  if (target.kind === 'title') return { kind: 'edit', title: String(value).trim() };
  const { key } = target.section;
  if (target.kind !== 'newItem')
    return { kind: 'edit', changes: changesBetween(key, before, value, pathOf(target)) };
  const current = shown.result[key];
  const after = withItemInserted(target.section, current, target.path, value);
  return { kind: 'edit', changes: changesBetween(key, current, after) };
}

const unchangedSaved = sample({
  clock: editSaved,
  source: $editing,
  filter: (editing) => editing.state === 'editing' && !editing.sent && !isChanged(editing),
});

const saved = sample({
  clock: changeCompleted,
  source: $editing,
  fn: (editing, { change }) => (editing.state === 'editing' && editing.sent === change ? editing : null),
}).filterMap(nonNull);

const failed = sample({
  clock: changeFailed,
  source: { state: $generation, editing: $editing },
  fn: ({ state, editing }) =>
    isSettled(state) && state.problem && editing.state === 'editing' && editing.sent === state.problem.change
      ? state.problem.problem
      : null,
}).filterMap(nonNull);

const closed = sample({
  clock: editClosed,
  source: $editing,
  fn: (editing) => (editing.state === 'editing' ? editing : null),
}).filterMap(nonNull);

const ended = sample({
  clock: [editCancelled, unchangedSaved, saved],
  source: $editing,
  fn: (editing) => (editing.state === 'editing' ? editing : null),
}).filterMap(nonNull);

$editing
  .on(editOpened, (_, opened) => ({ state: 'editing', ...opened, sent: null, problem: null }))
  .on(valueChanged, (editing, value) => (editing.state === 'editing' ? { ...editing, value } : editing))
  .on(saveAccepted, (editing, sent) =>
    editing.state === 'editing' ? { ...editing, sent, problem: null } : editing,
  )
  .on(failed, (editing, problem) =>
    editing.state === 'editing' ? { ...editing, sent: null, problem } : editing,
  )
  .on(latestRequested, (editing) => (editing.state === 'editing' ? { ...editing, problem: null } : editing))
  .on([ended, closed], () => ({ state: 'idle' }))
  .reset(generationClosed, openAccepted, startAccepted);

sample({ clock: saveAccepted, target: changeQueued });

sample({ clock: latestRequested, target: reloadRequested });

/** The edit on top of a newer version of what it changes. */
const rebased = sample({
  clock: generationFetched,
  source: $editing,
  fn: (editing, generation) => {
    if (editing.state !== 'editing' || editing.id !== generation.id) return null;
    const { target, before, value } = editing;
    if (target.kind === 'newItem') return null;
    const latest = valueIn(generation, target) ?? null;
    if (target.kind === 'title') return { ...editing, before: latest };
    return { ...editing, before: latest, value: withChanges(latest, changesBetween('', before, value)) };
  },
}).filterMap(nonNull);

$editing.on(rebased, (_, editing) => editing);

sample({
  clock: valueChanged,
  source: $editing.map((editing) => (editing.state === 'editing' ? editing : null)),
  filter: Boolean,
  target: storeEditFx,
});

sample({ clock: ended, target: removeEditFx });

sample({ clock: [ended, closed], fn: ({ target }) => sectionOf(target), target: returnFocusFx });

const itemInserted = saved.filterMap(({ target }) =>
  target.kind === 'newItem' ? { section: target.section.key, path: target.path } : undefined,
);

sample({ clock: itemInserted, target: itemSelected });
sample({ clock: itemInserted, fn: (item) => ({ ...item, part: 'handle' as const }), target: focusItemFx });

/** An empty title counts as unchanged, and a new item is a change even if it is still empty. */
const isChanged = ({ target, before, value }: Opening & { value: unknown }): boolean => {
  if (target.kind === 'title') return ![before, ''].includes(String(value).trim());
  return target.kind === 'newItem' || !isEqual(before, value);
};
