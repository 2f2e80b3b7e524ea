import { createEvent, createStore, merge, sample } from 'effector';
import {
  type BriefcaseEntry,
  createAddBriefcaseEntryMutation,
  createRenameBriefcaseEntryMutation,
} from '@/shared/api/briefcases';
import { createForm, filled } from '@/shared/lib/form';
import { failureShown, toastShown } from '@/shared/lib/toasts';
import { $folderId, briefcaseOpened, contentChanged, list } from './place';

type Values = { name: string; url: string };
type Editor = { state: 'closed' } | { state: 'link' } | { state: 'rename'; id: string; before: string };

export const linkRequested = createEvent();
export const renameRequested = createEvent<BriefcaseEntry>();
export const editorClosed = createEvent();
const undoRequested = createEvent();

const addMutation = createAddBriefcaseEntryMutation();
const renameMutation = createRenameBriefcaseEntryMutation();
const undoMutation = createRenameBriefcaseEntryMutation();

const saved = merge([addMutation.finished.success, renameMutation.finished.success]);

// closed -> link | rename -> closed
export const $editor = createStore<Editor>({ state: 'closed' }, { name: 'entryEditor' })
  .on(linkRequested, () => ({ state: 'link' }))
  .on(renameRequested, (_, { id, name }) => ({ state: 'rename', id, before: name }))
  .reset(editorClosed, saved, briefcaseOpened);
const $renamed = createStore({ id: '', before: '' }, { name: 'renamedEntry' }).on(
  renameRequested,
  (_, { id, name }) => ({ id, before: name }),
);

export const form = createForm<Values>({
  name: 'briefcase-entry',
  initial: { name: '', url: '' },
  rules: { name: filled('Enter a name') },
});

sample({ clock: linkRequested, fn: (): Values => ({ name: '', url: '' }), target: form.opened });
sample({ clock: renameRequested, fn: ({ name }): Values => ({ name, url: '' }), target: form.opened });
const accepted = sample({
  clock: form.accepted,
  source: { editor: $editor, folderId: $folderId },
  fn: (state, values) => ({ ...state, values }),
});
sample({
  clock: accepted,
  filter: ({ editor }) => editor.state === 'link',
  fn: ({ folderId, values }) => ({
    newBriefcaseEntry: {
      kind: 'link' as const,
      folder_id: folderId,
      url: values.url.trim(),
      name: values.name.trim(),
    },
  }),
  target: addMutation.start,
});
sample({
  clock: accepted.filterMap(({ editor, values }) =>
    editor.state === 'rename'
      ? { id: editor.id, briefcaseEntryName: { name: values.name.trim() } }
      : undefined,
  ),
  target: renameMutation.start,
});
sample({ clock: saved, target: form.succeeded });
sample({
  clock: [addMutation.finished.failure, renameMutation.finished.failure],
  fn: ({ error }): unknown => error,
  target: form.failed,
});
sample({ clock: addMutation.finished.success, fn: () => undefined, target: contentChanged });
sample({
  clock: [renameMutation.finished.success, undoMutation.finished.success],
  fn: ({ result }) => result,
  target: list.itemChanged,
});
sample({
  clock: renameMutation.finished.success,
  fn: () => ({ tone: 'ok' as const, title: 'Renamed.', action: { label: 'Undo', chosen: undoRequested } }),
  target: toastShown,
});
sample({
  clock: undoRequested,
  source: $renamed,
  fn: ({ id, before }) => ({ id, briefcaseEntryName: { name: before } }),
  target: undoMutation.start,
});
sample({ clock: undoMutation.finished.failure, target: failureShown });
