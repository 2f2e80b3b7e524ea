import { partsSchema } from '../../../generated/blocks.ts';
import { heading, paragraphs, type Piece } from '../piece.ts';
import { blockWriter } from './block-writer.ts';

/** Each written part under its heading. */
export const writeParts = blockWriter(partsSchema, (parts) =>
  parts.flatMap(({ heading: title, markdown }) =>
    markdown === '' ? [] : [heading(3, title), ...paragraphs(markdown).flatMap(withLists)],
  ),
);

/** A paragraph of lines with dashes is a list. */
function withLists(piece: Piece): Piece[] {
  if (piece.kind !== 'text') return [piece];
  const lines = piece.text.split('\n');
  const items = lines.map((line) => /^[-*] (.+)$/.exec(line.trim())?.[1]);
  return items.every((item) => item !== undefined) ? [{ kind: 'list', items }] : [piece];
}
