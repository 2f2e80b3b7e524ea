import { letterLabels } from '../../../generated/block-labels.ts';
import { letterSchema } from '../../../generated/blocks.ts';
import { labelled } from '../labelled.ts';
import { paragraphs } from '../paragraphs.ts';
import { blockWriter } from './block-writer.ts';

export const writeLetter = blockWriter(letterSchema, (letter) => [
  ...labelled(letterLabels.subject, letter.subject),
  ...[
    letter.greeting,
    ...letter.body,
    letter.next_step ?? '',
    letter.closing,
    letter.signature ?? '',
  ].flatMap(paragraphs),
]);
