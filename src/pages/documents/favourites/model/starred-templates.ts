import { createEvent, createStore, sample } from 'effector';
import { problemOf } from '@/shared/api';
import {
  createListTemplatesQuery,
  createUnfavouriteTemplateMutation,
  type TemplateEntry,
} from '@/shared/api/templates';
import { toastShown } from '@/shared/lib/toasts';

export const templatesRequested = createEvent();
/** Carries the type of the template. */
export const unstarRequested = createEvent<string>();

const listQuery = createListTemplatesQuery();
const unstarMutation = createUnfavouriteTemplateMutation();

/** Empty until they are loaded; the documents below show a failure. */
export const $starred = createStore<readonly TemplateEntry[]>([], { name: 'starredTemplates' })
  .on(listQuery.finished.success, (_, { result }) => result.items.filter(({ favourite }) => favourite))
  .on(unstarMutation.finished.success, (starred, { params }) =>
    starred.filter(({ templateType }) => templateType !== params.templateType),
  );

sample({ clock: templatesRequested, target: listQuery.start });
sample({ clock: unstarRequested, fn: (templateType) => ({ templateType }), target: unstarMutation.start });
sample({
  clock: unstarMutation.finished.failure,
  fn: ({ error }) => ({ tone: 'bad' as const, title: problemOf(error).message }),
  target: toastShown,
});
