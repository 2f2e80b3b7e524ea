import { partsSchema } from '../../../generated/blocks.ts';
import { paragraphs } from '../paragraphs.ts';
import { heading } from '../piece.ts';
import { blockWriter } from './block-writer.ts';

/** Each written part under its heading. */
export const writeParts = blockWriter(partsSchema, (parts) =>
  parts.flatMap(({ heading: title, markdown }) =>
    markdown === '' ? [] : [heading(3, title), ...paragraphs(markdown)],
  ),
);
