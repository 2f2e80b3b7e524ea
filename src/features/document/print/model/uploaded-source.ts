import { createEffect, createEvent, createStore, sample } from 'effector';
import { generationClosed, openAccepted } from '@/entities/generation';
import { STORED_KINDS } from '@/entities/template-form';
import type { Generation } from '@/shared/api/generations';
import { getSourceTextFx, sourceTextSchema } from '@/shared/api/sources';

/** The print view shows this document. */
export const printViewOpened = createEvent<Generation>();

/** Fetches the texts of sources by id, without deleted ones and documents, which may contain answers. */
const fetchSourceTextsFx = createEffect<readonly string[], string>({
  name: 'fetchSourceTexts',
  handler: async (ids) => {
    const answers = await Promise.allSettled(ids.map((id) => getSourceTextFx({ id })));
    const texts = answers.flatMap((answer) => {
      const source = sourceTextSchema.safeParse('value' in answer ? answer.value : null).data;
      return source && source.kind !== 'document' ? source.text : [];
    });
    return texts.filter(Boolean).join('\n\n').trim();
  },
});

/** The text of the files that the document was written from, for its student copies. */
export const $uploadedSource = createStore('', { name: 'uploadedSource' })
  .on(fetchSourceTextsFx.doneData, (_, text) => text)
  .reset(generationClosed, openAccepted);

sample({
  clock: printViewOpened.map(filesOf),
  filter: (ids) => ids.length > 0,
  target: fetchSourceTextsFx,
});

function filesOf({ input }: Generation): string[] {
  const ids: unknown = STORED_KINDS.has(String(input.source_type)) ? input.source_file_ids : [];
  return Array.isArray(ids) ? ids.map(String) : [];
}
