import { createEvent, createStore, merge, sample } from 'effector';
import { type Problem, problemOf } from '@/shared/api';
import {
  createGetOwnTemplateQuery,
  createPreviewOwnTemplateMutation,
  createSaveOwnTemplateMutation,
  createShareOwnTemplateMutation,
  createUnshareOwnTemplateMutation,
  type OwnTemplate,
  type OwnTemplateContent,
} from '@/shared/api/own-templates';
import type { Template } from '@/shared/api/templates';
import { nonNull } from '@/shared/lib/non-null';
import { failureShown, toastShown } from '@/shared/lib/toasts';
import { tidied } from './edit-content';

export type Editor =
  | { state: 'loading'; id: string }
  | { state: 'failed'; id: string; problem: Problem }
  | { state: 'ready'; id: string; saved: OwnTemplate; content: OwnTemplateContent; isChanged: boolean };

/** Carries the id of the template. */
export const editorOpened = createEvent<string>();
export const retryRequested = createEvent();
export const contentChanged = createEvent<OwnTemplateContent>();
export const saveRequested = createEvent();
export const sharingChanged = createEvent<boolean>();
export const previewRequested = createEvent();
export const previewClosed = createEvent();

const templateQuery = createGetOwnTemplateQuery();
const saveMutation = createSaveOwnTemplateMutation();
const shareMutation = createShareOwnTemplateMutation();
const unshareMutation = createUnshareOwnTemplateMutation();
const previewMutation = createPreviewOwnTemplateMutation();

// loading -> ready | failed -> loading
export const $editor = createStore<Editor>({ state: 'loading', id: '' }, { name: 'ownTemplateEditor' });
export const $isSaving = saveMutation.$pending;
export const $preview = createStore<Template | null>(null, { name: 'ownTemplatePreview' });
/** What the server rejects, by place: "fields.2". */
export const $errors = createStore<Readonly<Record<string, readonly string[]>>>(
  {},
  { name: 'ownTemplateErrors' },
);

const shareChanged = merge([shareMutation.finished.success, unshareMutation.finished.success]);
const rejected = merge([saveMutation.finished.failure, previewMutation.finished.failure]);

$editor
  .on(editorOpened, (_, id) => ({ state: 'loading', id }))
  .on(retryRequested, ({ id }) => ({ state: 'loading', id }))
  .on(templateQuery.finished.success, (editor, { params, result }) =>
    editor.id === params.id ? ready(result) : editor,
  )
  .on(templateQuery.finished.failure, (editor, { params, error }) =>
    editor.id === params.id ? { state: 'failed', id: params.id, problem: problemOf(error) } : editor,
  )
  .on(contentChanged, (editor, content) =>
    editor.state === 'ready' ? { ...editor, content, isChanged: true } : editor,
  )
  // What was typed since the request was sent stays, and is still unsaved.
  .on(saveMutation.finished.success, (editor, { result }) =>
    editor.state === 'ready' && editor.id === result.id
      ? { ...editor, saved: result, isChanged: hasChanged(editor.content, result.content) }
      : editor,
  )
  .on(shareChanged, (editor, { result }) =>
    editor.state === 'ready' && editor.id === result.id ? { ...editor, saved: result } : editor,
  );
$errors.on(rejected, (_, { error }) => problemOf(error).fields).reset(contentChanged, editorOpened);
$preview.on(previewMutation.finished.success, (_, { result }) => result).reset(previewClosed, editorOpened);

const hasChanged = (content: OwnTemplateContent, saved: OwnTemplateContent): boolean =>
  JSON.stringify(tidied(content)) !== JSON.stringify(tidied(saved));

const ready = (saved: OwnTemplate): Editor => ({
  state: 'ready',
  id: saved.id,
  saved,
  content: saved.content,
  isChanged: false,
});

sample({ clock: editorOpened, fn: (id) => ({ id }), target: templateQuery.start });
sample({ clock: retryRequested, source: $editor, fn: ({ id }) => ({ id }), target: templateQuery.start });
sample({
  clock: sample({
    clock: saveRequested,
    source: { editor: $editor, pending: saveMutation.$pending },
    fn: ({ editor, pending }) => (editor.state === 'ready' && !pending ? editor : undefined),
  }).filterMap(nonNull),
  fn: ({ id, saved, content }) => ({
    id,
    saveOwnTemplateBody: { version: saved.version, content: tidied(content) },
  }),
  target: saveMutation.start,
});
sample({
  clock: sample({
    clock: previewRequested,
    source: $editor,
    fn: (editor) => (editor.state === 'ready' ? editor.content : undefined),
  }).filterMap(nonNull),
  fn: (content) => ({ ownTemplateContent: tidied(content) }),
  target: previewMutation.start,
});
sample({
  clock: sharingChanged,
  source: $editor,
  filter: (_, shared) => shared,
  fn: ({ id }) => ({ id }),
  target: shareMutation.start,
});
sample({
  clock: sharingChanged,
  source: $editor,
  filter: (_, shared) => !shared,
  fn: ({ id }) => ({ id }),
  target: unshareMutation.start,
});
sample({
  clock: saveMutation.finished.success,
  fn: ({ result }) => ({ tone: 'ok' as const, title: `Saved as version ${result.version}.` }),
  target: toastShown,
});
sample({
  clock: [rejected, shareMutation.finished.failure, unshareMutation.finished.failure],
  target: failureShown,
});
