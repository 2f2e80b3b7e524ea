import { attach, createEvent, createStore, merge, sample } from 'effector';
import { problemOf } from '@/shared/api';
import {
  createImportArchiveMutation,
  createListArchiveImportsQuery,
  createUndoImportMutation,
  downloadArchiveFx,
} from '@/shared/api/archive';
import { readClockFx } from '@/shared/lib/clock';
import { saveFileFx } from '@/shared/lib/files';
import { nonNull } from '@/shared/lib/non-null';
import { createPagedList } from '@/shared/lib/paged-list';
import { toastShown } from '@/shared/lib/toasts';
import {
  type ArchiveImportState,
  cancel,
  check,
  choose,
  confirm,
  fail,
  idle,
  inWords,
} from './archive-state';
import { profileOpened } from './profile-opened';

export const downloadRequested = createEvent();
export const archiveChosen = createEvent<File>();
export const importConfirmed = createEvent();
export const importCancelled = createEvent();
/** Carries the id of an import. */
export const undoRequested = createEvent<string>();
const lastUndoRequested = createEvent();

const downloadFx = attach({ name: 'downloadDocuments', effect: downloadArchiveFx });
const dateFx = attach({ name: 'dateArchive', effect: readClockFx, mapParams: (_: Blob) => undefined });
const checkMutation = createImportArchiveMutation();
const importMutation = createImportArchiveMutation();
const undoMutation = createUndoImportMutation();

export const importsList = createPagedList({
  name: 'archiveImports',
  query: createListArchiveImportsQuery(),
  request: () => undefined,
});
// idle -> checking -> checked -> importing -> idle
export const $archiveImport = createStore<ArchiveImportState>(idle, { name: 'archiveImport' });
export const $downloading = downloadFx.pending;
export const $undoing = createStore<string | null>(null, { name: 'undoneImport' });
const $lastImport = createStore<string | null>(null, { name: 'lastImport' });

const chosen = sample({
  clock: archiveChosen,
  source: $archiveImport,
  filter: ({ state }) => state === 'idle',
  fn: (_, file) => file,
});
const confirmed = sample({ clock: importConfirmed, source: $archiveImport }).filterMap((state) =>
  confirm(state) !== state && state.state === 'checked' ? state.file : undefined,
);
const imported = importMutation.finished.success.map(({ result }) => result);
const failed = merge([checkMutation.finished.failure, importMutation.finished.failure]);
const undoAccepted = sample({
  clock: [undoRequested, sample({ clock: lastUndoRequested, source: $lastImport }).filterMap(nonNull)],
  source: $undoing,
  filter: (undoing) => undoing === null,
  fn: (_, id) => ({ id }),
});

$archiveImport
  .on(chosen, choose)
  .on(checkMutation.finished.success, (state, { params, result }) =>
    check(state, { file: params.importArchiveBody.file, report: result }),
  )
  .on(confirmed, confirm)
  .on(failed, (state, { error }) => fail(state, problemOf(error)))
  .on(importCancelled, cancel)
  .on(imported, () => idle);
$lastImport.on(imported, (_, { import_id }) => import_id);
$undoing.on(undoAccepted, (_, { id }) => id).on(undoMutation.finished.finally, () => null);

sample({ clock: profileOpened, target: importsList.opened });
sample({
  clock: downloadRequested,
  source: $downloading,
  filter: (downloading) => !downloading,
  target: downloadFx,
});
sample({
  clock: downloadFx.doneData.filterMap((file) => (file instanceof Blob ? file : undefined)),
  target: dateFx,
});
sample({
  clock: dateFx.done,
  fn: ({ params, result }) => ({
    content: params,
    name: `lectern-documents-${result.toISOString().slice(0, 10)}.zip`,
  }),
  target: saveFileFx,
});
sample({
  clock: chosen,
  fn: (file) => ({ importArchiveBody: { file }, params: { dry_run: true } }),
  target: checkMutation.start,
});
sample({ clock: confirmed, fn: (file) => ({ importArchiveBody: { file } }), target: importMutation.start });
sample({ clock: undoAccepted, target: undoMutation.start });
sample({ clock: [imported, undoMutation.finished.success], target: importsList.refreshed });

sample({
  clock: imported,
  fn: ({ added }) => ({
    tone: 'ok' as const,
    title: `Added ${inWords(added)}.`,
    action: { label: 'Undo', chosen: lastUndoRequested },
  }),
  target: toastShown,
});
sample({
  clock: undoMutation.finished.success,
  fn: ({ result: { kept } }) => ({
    tone: 'ok' as const,
    title: 'Import undone.',
    ...(kept > 0 && {
      description: `${kept} ${kept === 1 ? 'document' : 'documents'} you changed since then stayed.`,
    }),
  }),
  target: toastShown,
});
sample({
  clock: downloadFx.failData,
  fn: (error) => ({
    tone: 'bad' as const,
    title: 'Your documents couldn’t be downloaded',
    description: problemOf(error).message,
  }),
  target: toastShown,
});
sample({
  clock: undoMutation.finished.failure,
  fn: ({ error }) => ({
    tone: 'bad' as const,
    title: 'The import couldn’t be undone',
    description: problemOf(error).message,
  }),
  target: toastShown,
});
