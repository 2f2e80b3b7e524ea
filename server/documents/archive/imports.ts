import { randomUUID } from 'node:crypto';
import { and, desc, eq } from 'drizzle-orm';
import type { Account } from '../../accounts/users/account.ts';
import type { ArchiveReport, ListArchiveImports200 } from '../../generated/schemas/index.ts';
import type { Database } from '../../platform/database/client.ts';
import type { SourceStore } from '../sources/service.ts';
import type { ArchiveReader } from './archive-reader.ts';
import { ArchiveImport } from './import-archive.ts';
import { ImportReport, noItems } from './import-report.ts';
import { archiveImports } from './tables.ts';

interface Upload {
  owner: Pick<Account, 'id' | 'role'>;
  fileName: string;
  fd: number;
  signal: AbortSignal;
}

/** Imports an archive, or reports what that would add. Throws a 422 if the file is not an archive, or once a source does not fit into the storage. */
export async function importArchive(
  { db, reserve }: SourceStore,
  reader: ArchiveReader,
  { owner, fileName, fd, signal }: Upload,
  isDryRun: boolean,
): Promise<ArchiveReport> {
  const report = new ImportReport();
  const importId = isDryRun ? null : await openImport(db, owner.id, fileName);
  const run = new ArchiveImport({ db, reserve, owner, importId, report, renamed: new Map(), bytes: 0 });
  try {
    await reader.read(owner.id, fd, (file) => run.take(file), signal);
    await run.finish();
  } finally {
    if (importId !== null) await closeImport(db, importId, report);
  }
  return report.present(importId);
}

async function openImport(db: Database, userId: string, fileName: string): Promise<string> {
  const id = randomUUID();
  await db.insert(archiveImports).values({ id, userId, fileName: nameOf(fileName), added: noItems() });
  return id;
}

/** Notes what was added; an import that added nothing is not listed. */
async function closeImport(db: Database, id: string, { added }: ImportReport): Promise<void> {
  const isEmpty = Object.values(added).every((count) => count === 0);
  const row = eq(archiveImports.id, id);
  if (isEmpty) await db.delete(archiveImports).where(row);
  else await db.update(archiveImports).set({ added, finishedAt: new Date() }).where(row);
}

const MAX_LISTED = 20;

export async function listImports(db: Database, userId: string): Promise<ListArchiveImports200> {
  const rows = await db
    .select()
    .from(archiveImports)
    .where(and(eq(archiveImports.userId, userId)))
    .orderBy(desc(archiveImports.createdAt), desc(archiveImports.id))
    .limit(MAX_LISTED);
  return {
    items: rows.map(({ id, fileName, added, createdAt, undoneAt }) => ({
      id,
      file_name: fileName,
      added,
      created_at: createdAt.toISOString(),
      undone_at: undoneAt?.toISOString() ?? null,
    })),
  };
}

const MAX_NAME_LENGTH = 200;

/** The name of an uploaded file without its folder and control characters. */
function nameOf(sent: string): string {
  const name = (sent.split(/[/\\]/).at(-1) ?? '')
    .replaceAll(/[\p{Cc}\p{Cf}]/gu, '')
    .toWellFormed()
    .trim()
    .slice(0, MAX_NAME_LENGTH)
    .toWellFormed();
  return name === '' ? 'archive.zip' : name;
}
