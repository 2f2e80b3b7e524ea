import { attach, createEvent, createStore, sample } from 'effector';
import {
  $generation,
  type Change,
  changeRequested,
  changeFailed,
  contentChanged,
  generationClosed,
  generationFetched,
  acceptsChanges,
  openAccepted,
  reloadRequested,
  startAccepted,
} from '@/entities/generation';
import type { Problem } from '@/shared/api';
import { removeStoredFx, storeFx, readStoredFx } from '@/shared/lib/storage';
import { changesBetween, withChanges } from './content-changes';
import { returnFocusFx, showSectionFx } from './section-focus';

export type Editing =
  | { state: 'idle' }
  | {
      state: 'editing';
      id: string;
      /** The edited section; null is the title. */
      section: string | null;
      /** The value when editing began. */
      before: unknown;
      value: unknown;
      saving: boolean;
      problem: Problem | null;
    };

/** Carries the key of the section to edit, or null for the title. */
export const editRequested = createEvent<string | null>();
export const valueChanged = createEvent<unknown>();
export const editCancelled = createEvent();
export const editSaved = createEvent();
/** Fetches the latest version of the document and keeps the local edit. */
export const latestRequested = createEvent();

// idle -> editing -> idle
export const $editing = createStore<Editing>({ state: 'idle' }, { name: 'documentEditing' });

type Target = { id: string; section: string | null };
type Opening = Target & { before: unknown };

const keyOf = ({ id, section }: Target): string =>
  section === null ? `edit:${id}` : `edit:${id}:${section}`;

export const readEditFx = attach({
  name: 'readEdit',
  effect: readStoredFx,
  mapParams: (opening: Opening) => keyOf(opening),
});
export const storeEditFx = attach({
  name: 'storeEdit',
  effect: storeFx,
  mapParams: (editing: Target & { value: unknown }) => ({
    name: keyOf(editing),
    value: editing.value,
  }),
});
export const removeEditFx = attach({
  name: 'removeEdit',
  effect: removeStoredFx,
  mapParams: (editing: Target) => keyOf(editing),
});

sample({
  clock: sample({
    clock: editRequested,
    source: { state: $generation, editing: $editing },
    fn: ({ state, editing }, section): Opening | null => {
      if (!acceptsChanges(state) || editing.state === 'editing') return null;
      const { id, title, result } = state.document.generation;
      if (section === null) return { id, section, before: title };
      return section in result ? { id, section, before: result[section] } : null;
    },
  }).filterMap((opening) => opening ?? undefined),
  target: readEditFx,
});

// Only one part is edited at a time: a request for another one scrolls to the open editor.
sample({
  clock: sample({ clock: editRequested, source: $editing }),
  filter: (editing) => editing.state === 'editing',
  fn: (editing) => (editing.state === 'editing' ? editing.section : null),
  target: showSectionFx,
});

const editOpened = createEvent<Opening & { stored: unknown }>();

sample({
  clock: readEditFx.finally,
  fn: (answer) => ({ ...answer.params, stored: answer.status === 'done' ? answer.result : undefined }),
  target: editOpened,
});

const saveAccepted = sample({
  clock: editSaved,
  source: { state: $generation, editing: $editing },
  fn: ({ state, editing }) =>
    acceptsChanges(state) && editing.state === 'editing' && isChanged(editing) ? editing : null,
}).filterMap((editing) => editing ?? undefined);

const unchangedSaved = sample({
  clock: editSaved,
  source: $editing,
  filter: (editing) => editing.state === 'editing' && !editing.saving && !isChanged(editing),
});

const ended = sample({
  clock: [editCancelled, unchangedSaved, contentChanged.filter({ fn: ({ kind }) => kind === 'edit' })],
  source: $editing,
  fn: (editing) => (editing.state === 'editing' ? editing : null),
}).filterMap((editing) => editing ?? undefined);

$editing
  .on(editOpened, (_, { stored, ...opening }) => ({
    state: 'editing',
    ...opening,
    value: stored === undefined ? opening.before : stored,
    saving: false,
    problem: null,
  }))
  .on(valueChanged, (editing, value) => (editing.state === 'editing' ? { ...editing, value } : editing))
  .on(saveAccepted, (editing) =>
    editing.state === 'editing' ? { ...editing, saving: true, problem: null } : editing,
  )
  .on(changeFailed, (editing, { problem }) =>
    editing.state === 'editing' && editing.saving ? { ...editing, saving: false, problem } : editing,
  )
  .on(latestRequested, (editing) => (editing.state === 'editing' ? { ...editing, problem: null } : editing))
  .on(ended, () => ({ state: 'idle' }))
  .reset(generationClosed, openAccepted, startAccepted);

sample({
  clock: saveAccepted,
  fn: ({ section, before, value }): Change =>
    section === null
      ? { kind: 'edit', title: String(value).trim() }
      : { kind: 'edit', changes: changesBetween(section, before, value) },
  target: changeRequested,
});

sample({ clock: latestRequested, target: reloadRequested });

/** The edit on top of a newer version of its section. */
const rebased = sample({
  clock: generationFetched,
  source: $editing,
  fn: (editing, { id, title, result }) => {
    if (editing.state !== 'editing' || editing.id !== id) return null;
    const { section, before, value } = editing;
    if (section === null) return { ...editing, before: title };
    const changes = changesBetween(section, before, value);
    return { ...editing, before: result[section], value: withChanges(result[section], changes) };
  },
}).filterMap((editing) => editing ?? undefined);

$editing.on(rebased, (_, editing) => editing);

sample({
  clock: valueChanged,
  source: $editing.map((editing) => (editing.state === 'editing' ? editing : null)),
  filter: Boolean,
  target: storeEditFx,
});

sample({ clock: ended, target: removeEditFx });

sample({ clock: ended, fn: ({ section }) => section, target: returnFocusFx });

/** An empty title counts as unchanged. */
const isChanged = ({ section, before, value }: Opening & { value: unknown }): boolean =>
  section === null
    ? ![before, ''].includes(String(value).trim())
    : JSON.stringify(before) !== JSON.stringify(value);
