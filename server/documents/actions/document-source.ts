import type { Account } from '../../accounts/users/account.ts';
import type { Source } from '../../generated/schemas/index.ts';
import { Problem } from '../../platform/problem.ts';
import { compose, originOf, sectionsOf } from '../exports/compose.ts';
import type { Piece } from '../exports/piece.ts';
import { toPlainText } from '../exports/plain-text.ts';
import { findGeneration, type GenerationRow } from '../generations/document/present-generation.ts';
import { requireMadeWith } from '../own-templates/find-generator.ts';
import { type SourceStore, storeDocumentText } from '../sources/service.ts';

/** Pieces that only paper needs. */
const BLANKS: ReadonlySet<Piece['kind']> = new Set(['name-line', 'lines', 'page-break']);

/** Stores what a document of the user says as a source. Throws a 404 if there is none, and a 422 if it is empty or doesn't fit. */
export async function createDocumentSource(
  store: SourceStore,
  user: Pick<Account, 'id' | 'role'>,
  id: string,
): Promise<Source> {
  const row = await findGeneration(store.db, user.id, id);
  if (!row || row.trashedAt) {
    throw new Problem('not_found', 'This document is no longer there. Choose another one.');
  }
  const text = textOfDocument(row, user.role === 'teacher' ? 'teacher' : 'student');
  if (text === '') {
    throw new Problem('invalid', 'Nothing has been written in this document yet. Choose another one.');
  }
  return storeDocumentText(store, user.id, { title: row.title, text });
}

/** What a copy of a document says, without what only paper needs; empty if nothing is written yet. */
export function textOfDocument(row: GenerationRow, copy: 'teacher' | 'student'): string {
  const generator = requireMadeWith(row);
  if (sectionsOf(generator, row, copy).length === 0) return '';
  const origin = originOf(row.meta);
  const pieces = compose(generator, row, copy).filter(
    (piece) => !BLANKS.has(piece.kind) && !(piece.kind === 'text' && piece.text === origin),
  );
  return toPlainText(pieces);
}
