import { eq } from 'drizzle-orm';
import { textOfDocument } from '../../../documents/actions/document-source.ts';
import { generations } from '../../../documents/generations/document/tables.ts';
import { createSource, type SourceStore, storeDocumentText } from '../../../documents/sources/service.ts';
import type { BriefcaseEntryDetails, Source } from '../../../generated/schemas/index.ts';
import type { Database } from '../../../platform/database/client.ts';
import type { Jobs } from '../../../platform/jobs/jobs.ts';
import { Problem } from '../../../platform/problem.ts';
import { users } from '../../../accounts/users/tables.ts';
import { requireEntry } from './access.ts';
import { findEntry } from './entries.ts';
import { presentPreview } from './file-previews.ts';
import { briefcaseEntries, briefcaseFiles } from './tables.ts';

const MAX_TEXT = 20_000;

/** An entry with its preview and its versions. */
export async function describeEntry(
  { db, jobs, secret }: { db: Database; jobs: Jobs; secret: string },
  userId: string,
  id: string,
): Promise<BriefcaseEntryDetails> {
  const entry = await findEntry(db, userId, id);
  const versions = await db
    .select({ file: briefcaseFiles, given: users.firstName, family: users.lastName })
    .from(briefcaseFiles)
    .leftJoin(users, eq(users.id, briefcaseFiles.uploadedBy))
    .where(eq(briefcaseFiles.entryId, id));
  versions.sort((one, other) => other.file.number - one.file.number);
  const [newest] = versions;
  return {
    entry,
    versions: versions.map(({ file, given, family }) => ({
      id: file.id,
      number: file.number,
      name: file.name,
      size: file.size,
      uploaded_by: `${given ?? ''} ${family ?? ''}`.trim(),
      uploaded_at: file.createdAt.toISOString(),
    })),
    preview: newest
      ? await presentPreview({ jobs, secret }, userId, newest.file)
      : { state: 'unavailable', pages: [], total_pages: 0 },
    text: (await textOf(db, id, entry.generation_id)).slice(0, MAX_TEXT).toWellFormed(),
  };
}

async function textOf(db: Database, id: string, generationId: string | null): Promise<string> {
  if (generationId !== null) {
    const [row] = await db.select().from(generations).where(eq(generations.id, generationId));
    return row && row.status !== 'writing' ? textOfDocument(row, 'teacher') : '';
  }
  const [row] = await db
    .select({ text: briefcaseEntries.text })
    .from(briefcaseEntries)
    .where(eq(briefcaseEntries.id, id));
  return row?.text ?? '';
}

/** Stores the text of a document or a file as a source of the user. */
export async function createEntrySource(store: SourceStore, userId: string, id: string): Promise<Source> {
  await requireEntry(store.db, userId, id, 'read');
  const { kind, name, generation_id: generationId } = await findEntry(store.db, userId, id);
  const text = await textOf(store.db, id, generationId);
  if (text.trim() === '')
    throw new Problem('invalid', `“${name}” has no text, or is still being read. Choose another one.`);
  if (kind === 'document') return storeDocumentText(store, userId, { title: name, text });
  const [, ending] = /\.(pdf|docx)$/i.exec(name) ?? [];
  const type = ending?.toLowerCase() === 'pdf' ? 'pdf' : ending ? 'docx' : 'txt';
  return createSource(store, userId, name, { kind: type, pages: null, text });
}
