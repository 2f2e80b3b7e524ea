import { createEvent, createStore, sample } from 'effector';
import {
  createListTemplatesQuery,
  createUnfavouriteTemplateMutation,
  type TemplateEntry,
} from '@/shared/api/templates';
import { failureShown } from '@/shared/lib/toasts';

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
sample({ clock: unstarMutation.finished.failure, target: failureShown });
