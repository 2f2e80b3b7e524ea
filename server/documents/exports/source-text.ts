import { and, eq, inArray, ne } from 'drizzle-orm';
import type { Database } from '../../platform/database/client.ts';
import { isStoredSource, readShared } from '../generations/document/form.ts';
import { sources } from '../sources/tables.ts';
import { questionsIn } from './blocks/questions-block.ts';
import type { WrittenDocument } from './compose.ts';

/** The text that a document's questions rest on; empty if they rest on none. Leaves out documents, which may contain answers. */
export async function findSourceText(
  db: Database,
  userId: string,
  { input, result }: Pick<WrittenDocument, 'input' | 'result'>,
): Promise<string> {
  const quotes = Object.values(result).some((value) => questionsIn(value).some((each) => each.source_ref));
  if (!quotes) return '';
  const shared = readShared(input);
  if (shared.source_type === 'paste') return shared.source_text.trim();
  const ids = isStoredSource(shared) ? shared.source_file_ids : [];
  if (ids.length === 0) return '';
  const rows = await db
    .select({ id: sources.id, text: sources.text })
    .from(sources)
    .where(and(eq(sources.userId, userId), inArray(sources.id, ids), ne(sources.kind, 'document')));
  const texts = ids.flatMap((id) => rows.find((row) => row.id === id)?.text ?? []);
  return texts.filter(Boolean).join('\n\n').trim().toWellFormed();
}
