import { attach, createEffect, createEvent, sample } from 'effector';
import { $document } from '@/entities/generation';
import { problemOf } from '@/shared/api';
import { getRichTextFx, richTextSchema } from '@/shared/api/actions';
import type { DocumentCopy } from '@/shared/api/generations';
import { copyFormattedFx } from '@/shared/lib/files';
import { nonNull } from '@/shared/lib/non-null';
import { toastShown } from '@/shared/lib/toasts';

/** A copy of the document; with `section`, of that section only. */
type RichCopy = { copy: DocumentCopy; section?: string };

/** Copies the document to the clipboard, formatted for Word and Google Docs. */
export const richCopyRequested = createEvent<RichCopy>();

export const fetchRichTextFx = attach({ name: 'fetchRichText', effect: getRichTextFx });

const richCopyFx = createEffect<RichCopy & { id: string }, void>({
  name: 'richCopy',
  handler: async ({ id, ...params }) => {
    const content = fetchRichTextFx({ id, params }).then((answer) => richTextSchema.parse(answer));
    await copyFormattedFx(content);
  },
});

sample({
  clock: sample({
    clock: richCopyRequested,
    source: $document,
    fn: (document, request) => document && { ...request, id: document.generation.id },
  }).filterMap(nonNull),
  target: richCopyFx,
});

sample({
  clock: richCopyFx.done,
  fn: ({ params: { section, copy } }) => ({
    tone: 'ok' as const,
    title: section === undefined ? `The ${copy} copy is copied.` : 'The section is copied.',
  }),
  target: toastShown,
});
sample({
  clock: richCopyFx.failData,
  fn: (error) => ({
    tone: 'bad' as const,
    title:
      error instanceof DOMException
        ? 'The browser didn’t allow copying. Export a Word file instead.'
        : problemOf(error).message,
  }),
  target: toastShown,
});
