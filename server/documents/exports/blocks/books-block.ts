import { bookLabels } from '../../../generated/block-labels.ts';
import { booksSchema } from '../../../generated/blocks.ts';
import { labelledTable } from '../labelled.ts';
import { blockWriter } from './block-writer.ts';

export const writeBooks = blockWriter(booksSchema, (books) =>
  labelledTable(
    bookLabels,
    books.map(({ verified, ...book }) => ({
      ...book,
      ...(verified !== undefined && { verified: verified ? 'Yes' : 'No, check it' }),
    })),
  ),
);
