import { vocabularyEntryLabels } from '../../../generated/block-labels.ts';
import { vocabularySchema } from '../../../generated/blocks.ts';
import { blockWriter } from './block-writer.ts';

export const writeVocabulary = blockWriter(vocabularySchema, (entries) => [
  {
    kind: 'list',
    items: entries.map(({ term, definition, example }) =>
      [
        `**${term}**: ${definition}`,
        ...(example ? [`${vocabularyEntryLabels.example}: ${example}`] : []),
      ].join(' '),
    ),
  },
]);
