import { createEvent, createStore, sample } from 'effector';
import {
  createListOwnTemplatesQuery,
  createRestoreOwnTemplateMutation,
  type OwnTemplateSummary,
} from '@/shared/api/own-templates';
import { failureShown, toastShown } from '@/shared/lib/toasts';

export const templatesRequested = createEvent();
/** Carries the id of the template. */
export const templateRestoreRequested = createEvent<string>();

const listQuery = createListOwnTemplatesQuery();
const restoreMutation = createRestoreOwnTemplateMutation();

/** Empty until they are loaded; the documents above show a failure. */
export const $templates = createStore<readonly OwnTemplateSummary[]>([], { name: 'templatesInTrash' });
export const $restoringTemplate = createStore<string | null>(null, { name: 'restoringTemplate' });

const accepted = sample({
  clock: templateRestoreRequested,
  source: $restoringTemplate,
  filter: (restoring) => restoring === null,
  fn: (_, id) => ({ id }),
});

$templates
  .on(listQuery.finished.success, (_, { result }) => result.items)
  .on(restoreMutation.finished.success, (templates, { params }) =>
    templates.filter(({ id }) => id !== params.id),
  );
$restoringTemplate.on(accepted, (_, { id }) => id).on(restoreMutation.finished.finally, () => null);

sample({
  clock: templatesRequested,
  fn: () => ({ params: { trashed: true } }),
  target: listQuery.start,
});
sample({ clock: accepted, target: restoreMutation.start });
sample({
  clock: restoreMutation.finished.success,
  fn: () => ({ tone: 'ok' as const, title: 'Template restored.' }),
  target: toastShown,
});
sample({ clock: restoreMutation.finished.failure, target: failureShown });
