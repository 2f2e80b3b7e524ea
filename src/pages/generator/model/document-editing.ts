import { attach, createEvent, createStore, sample } from 'effector';
import {
  $generation,
  type Change,
  changeAsked,
  changeFailed,
  contentChanged,
  generationClosed,
  isFree,
  openAccepted,
  reloadAsked,
  startAccepted,
} from '@/entities/generation';
import type { Problem } from '@/shared/api';
import { forgetKeptFx, keepFx, readKeptFx } from '@/shared/lib/kept';
import { returnFocusFx, showPlaceFx } from './document-place';

export type Editing =
  | { state: 'reading' }
  | {
      state: 'editing';
      id: string;
      /** The section that is edited; null is the title. */
      section: string | null;
      /** What stood there when the editing began. */
      before: unknown;
      value: unknown;
      saving: boolean;
      problem: Problem | null;
    };

/** Which section is to be edited, or null for the title. */
export const editAsked = createEvent<string | null>();
export const valueChanged = createEvent<unknown>();
export const editCancelled = createEvent();
export const editSaved = createEvent();
/** Takes the newest state of the document from the server and keeps what was written here. */
export const newestTaken = createEvent();

// reading -> editing -> reading
export const $editing = createStore<Editing>({ state: 'reading' }, { name: 'documentEditing' });

type Place = { id: string; section: string | null };
type Opening = Place & { before: unknown };

const nameOf = ({ id, section }: Place): string =>
  section === null ? `edit:${id}` : `edit:${id}:${section}`;

export const readEditFx = attach({
  name: 'readEdit',
  effect: readKeptFx,
  mapParams: (opening: Opening) => nameOf(opening),
});
export const keepEditFx = attach({
  name: 'keepEdit',
  effect: keepFx,
  mapParams: (editing: Place & { value: unknown }) => ({
    name: nameOf(editing),
    value: editing.value,
  }),
});
export const forgetEditFx = attach({
  name: 'forgetEdit',
  effect: forgetKeptFx,
  mapParams: (editing: Place) => nameOf(editing),
});

sample({
  clock: sample({
    clock: editAsked,
    source: { state: $generation, editing: $editing },
    fn: ({ state, editing }, section): Opening | null => {
      if (!isFree(state) || editing.state === 'editing') return null;
      const { id, title, result } = state.document.generation;
      if (section === null) return { id, section, before: title };
      return section in result ? { id, section, before: result[section] } : null;
    },
  }).filterMap((opening) => opening ?? undefined),
  target: readEditFx,
});

// One part at a time: who asks for another is led to the one that is open.
sample({
  clock: sample({ clock: editAsked, source: $editing }),
  filter: (editing) => editing.state === 'editing',
  fn: (editing) => (editing.state === 'editing' ? editing.section : null),
  target: showPlaceFx,
});

const editOpened = createEvent<Opening & { kept: unknown }>();

sample({
  clock: readEditFx.finally,
  fn: (answer) => ({ ...answer.params, kept: answer.status === 'done' ? answer.result : undefined }),
  target: editOpened,
});

const saveAccepted = sample({
  clock: editSaved,
  source: { state: $generation, editing: $editing },
  fn: ({ state, editing }) =>
    isFree(state) && editing.state === 'editing' && isChanged(editing) ? editing : null,
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
  .on(editOpened, (_, { kept, ...opening }) => ({
    state: 'editing',
    ...opening,
    value: kept === undefined ? opening.before : kept,
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
  .on(newestTaken, (editing) => (editing.state === 'editing' ? { ...editing, problem: null } : editing))
  .on(ended, () => ({ state: 'reading' }))
  .reset(generationClosed, openAccepted, startAccepted);

sample({
  clock: saveAccepted,
  fn: ({ section, value }): Change =>
    section === null
      ? { kind: 'edit', title: String(value).trim() }
      : { kind: 'edit', sections: { [section]: value } },
  target: changeAsked,
});

sample({ clock: newestTaken, target: reloadAsked });

sample({
  clock: valueChanged,
  source: $editing.map((editing) => (editing.state === 'editing' ? editing : null)),
  filter: Boolean,
  target: keepEditFx,
});

sample({ clock: ended, target: forgetEditFx });

sample({ clock: ended, fn: ({ section }) => section, target: returnFocusFx });

/** A title that was emptied stays what it was. */
const isChanged = ({ section, before, value }: Opening & { value: unknown }): boolean =>
  section === null
    ? ![before, ''].includes(String(value).trim())
    : JSON.stringify(before) !== JSON.stringify(value);
