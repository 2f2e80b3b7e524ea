import { and, eq, inArray, ne } from 'drizzle-orm';
import type { Question } from '../../generated/blocks.ts';
import type { Database } from '../../platform/database/client.ts';
import { type Form, isStoredSource, readShared } from '../generations/document/form.ts';
import { sources } from '../sources/tables.ts';

interface Asked {
  /** The form of the document. */
  input: Form;
  questions: readonly Pick<Question, 'source_ref'>[];
}

const NO_SOURCE = { pasted: '', ids: [] };

/** The text of the form or the stored sources that the questions rest on. */
function sourceOf({ input, questions }: Asked): { pasted: string; ids: readonly string[] } {
  if (!questions.some((each) => each.source_ref)) return NO_SOURCE;
  const shared = readShared(input);
  if (shared.source_type === 'paste') return { pasted: shared.source_text.trim(), ids: [] };
  return isStoredSource(shared) ? { pasted: '', ids: shared.source_file_ids } : NO_SOURCE;
}

/** The user's sources with these ids, without documents, which may contain answers. */
const givable = (userId: string, ids: readonly string[]) =>
  and(eq(sources.userId, userId), inArray(sources.id, [...ids]), ne(sources.kind, 'document'));

/** The text that a document's questions rest on; empty if they rest on none. Leaves out documents. */
export async function findSourceText(db: Database, userId: string, asked: Asked): Promise<string> {
  const { pasted, ids } = sourceOf(asked);
  if (ids.length === 0) return pasted;
  const rows = await db
    .select({ id: sources.id, text: sources.text })
    .from(sources)
    .where(givable(userId, ids));
  const texts = ids.flatMap((id) => rows.find((row) => row.id === id)?.text ?? []);
  return texts.filter(Boolean).join('\n\n').trim().toWellFormed();
}

/** For each document of the user, whether its questions rest on a text. */
export async function haveSourceText(
  db: Database,
  userId: string,
  documents: readonly Asked[],
): Promise<boolean[]> {
  const found = documents.map(sourceOf);
  const ids = found.flatMap((each) => each.ids);
  const rows =
    ids.length === 0
      ? []
      : await db
          .select({ id: sources.id })
          .from(sources)
          .where(and(givable(userId, ids), ne(sources.text, '')));
  const stored = new Set(rows.map(({ id }) => id));
  return found.map((each) => each.pasted !== '' || each.ids.some((id) => stored.has(id)));
}
