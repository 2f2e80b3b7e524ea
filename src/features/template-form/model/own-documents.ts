import { createStore, sample } from 'effector';
import { concurrency } from '@/shared/api';
import { createListGenerationsQuery, type GenerationSummary } from '@/shared/api/generations';
import { nonNull } from '@/shared/lib/non-null';
import { blockKindOf } from './block-kind';
import { $form, draftRead } from './form';

const OFFERED = 50;

const documentsQuery = createListGenerationsQuery();
concurrency(documentsQuery, { strategy: 'TAKE_LATEST' });

/** The newest documents that the form's reference to a document offers. */
export const $ownDocuments = createStore<readonly GenerationSummary[]>([], { name: 'ownDocuments' })
  .on(documentsQuery.finished.success, (_, { result }) => result.items)
  .reset(draftRead);

sample({
  clock: sample({
    clock: draftRead,
    source: $form,
    fn: (form) => {
      const fields = form.state === 'open' ? form.fields : [];
      return (
        fields.flatMap((field) => (field.kind === 'document' ? (blockKindOf(field.block) ?? []) : []))[0] ??
        null
      );
    },
  }).filterMap(nonNull),
  fn: (block) => ({ params: { block, limit: OFFERED } }),
  target: documentsQuery.start,
});
