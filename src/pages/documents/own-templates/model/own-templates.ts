import { createEvent, createStore, merge, sample } from 'effector';
import { deletionShown, trashRestored } from '@/entities/trash';
import { type Problem, problemOf } from '@/shared/api';
import {
  createCreateOwnTemplateMutation,
  createDeleteOwnTemplateMutation,
  createListOwnTemplatesQuery,
  createRestoreOwnTemplateMutation,
  type OwnTemplateSummary,
} from '@/shared/api/own-templates';
import { createListTemplatesQuery, type TemplateEntry } from '@/shared/api/templates';
import { navigateFx } from '@/shared/lib/navigation';
import { failureShown } from '@/shared/lib/toasts';

export type OwnList =
  | { state: 'loading' }
  | { state: 'ready'; items: readonly OwnTemplateSummary[] }
  | { state: 'failed'; problem: Problem };

export const ownTemplatesOpened = createEvent();
export const retryRequested = createEvent();
/** Carries the type of the template to copy. */
export const baseChosen = createEvent<string>();
export const copyRequested = createEvent();
export const deleteRequested = createEvent<string>();
export const restoreRequested = createEvent<string>();

const listQuery = createListOwnTemplatesQuery();
const trashQuery = createListOwnTemplatesQuery();
const catalogueQuery = createListTemplatesQuery();
const copyMutation = createCreateOwnTemplateMutation();
const deleteMutation = createDeleteOwnTemplateMutation();
const restoreMutation = createRestoreOwnTemplateMutation();

// loading -> ready | failed -> loading; a ready list stays visible while it is refetched
export const $own = createStore<OwnList>({ state: 'loading' }, { name: 'ownTemplates' });
export const $trashed = createStore<readonly OwnTemplateSummary[]>([], { name: 'trashedOwnTemplates' });
/** The templates that can be copied. */
export const $bases = createStore<readonly TemplateEntry[]>([], { name: 'templatesToCopy' });
export const $base = createStore('', { name: 'templateToCopy' });
export const $isCopying = copyMutation.$pending;

$own
  .on(listQuery.finished.success, (_, { result }) => ({ state: 'ready', items: result.items }))
  .on(listQuery.finished.failure, (list, { error }) =>
    list.state === 'ready' ? list : { state: 'failed', problem: problemOf(error) },
  )
  .on(retryRequested, (list) => (list.state === 'failed' ? { state: 'loading' } : list));
$trashed.on(trashQuery.finished.success, (_, { result }) => result.items);
$bases.on(catalogueQuery.finished.success, (_, { result }) => result.items);
$base.on(baseChosen, (_, type) => type).reset(ownTemplatesOpened);

const listChanged = merge([
  deleteMutation.finished.success,
  restoreMutation.finished.success,
  trashRestored.filterMap(({ kind }) => (kind === 'template' ? kind : undefined)),
]);
sample({
  clock: [ownTemplatesOpened, retryRequested, listChanged],
  fn: () => ({}),
  target: listQuery.start,
});
sample({
  clock: [ownTemplatesOpened, listChanged],
  fn: () => ({ params: { trashed: true } }),
  target: trashQuery.start,
});
sample({ clock: ownTemplatesOpened, target: catalogueQuery.start });
sample({
  clock: copyRequested,
  source: { base: $base, pending: copyMutation.$pending },
  filter: ({ base, pending }) => base !== '' && !pending,
  fn: ({ base }) => ({ createOwnTemplateBody: { from: base } }),
  target: copyMutation.start,
});
sample({
  clock: copyMutation.finished.success,
  fn: ({ result }) => ({ to: `/templates/own/${result.id}` }),
  target: navigateFx,
});
sample({ clock: deleteRequested, fn: (id) => ({ id }), target: deleteMutation.start });
sample({ clock: restoreRequested, fn: (id) => ({ id }), target: restoreMutation.start });
sample({
  clock: deleteMutation.finished.success,
  fn: ({ params: { id } }) => ({
    kind: 'template' as const,
    id,
    title: 'Template moved to the trash. Its documents stay.',
  }),
  target: deletionShown,
});
sample({
  clock: [copyMutation.finished.failure, deleteMutation.finished.failure, restoreMutation.finished.failure],
  target: failureShown,
});
