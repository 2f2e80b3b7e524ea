import type { RichText } from '../../generated/schemas/index.ts';
import { Problem } from '../../platform/problem.ts';
import { watermarkOf } from '../templates/watermark.ts';
import { compose, composeSection, type WrittenDocument } from './compose.ts';
import type { ExportedGenerator } from './formats/export-job.ts';
import { toHtml } from './html.ts';
import { type Copy, type Piece, text } from './piece.ts';
import { toPlainText } from './plain-text.ts';

/** The document, or one of its sections, for the clipboard. Throws a 404 for a section that this copy lacks. */
export function richTextOf(
  generator: ExportedGenerator,
  written: WrittenDocument,
  copy: Copy,
  section?: string,
): RichText {
  const pieces =
    section === undefined
      ? compose(generator, written, copy)
      : composeSection(generator, written, copy, section);
  if (pieces.length === 0) throw new Problem('not_found');
  const watermark = watermarkOf(generator, written.input);
  const mark: Piece[] = watermark === null ? [] : [text(`**${watermark}**`)];
  const shown = [...mark, ...pieces];
  return { html: toHtml(shown), text: toPlainText(shown) };
}
