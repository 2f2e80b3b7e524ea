import { and, eq } from 'drizzle-orm';
import type { ListVersions200, ListVersionsParams } from '../../../generated/schemas/index.ts';
import type { Database } from '../../../platform/database/client.ts';
import { keyset, readPage } from '../../../platform/database/keyset.ts';
import { versions } from '../document/tables.ts';

const newestVersions = keyset(versions.version);

/** The versions of a document, newest first. */
export function listVersions(
  db: Database,
  generationId: string,
  request: ListVersionsParams,
): Promise<ListVersions200> {
  const { version, cause, section, reading, createdAt } = versions;
  const read = (limit: number) =>
    db
      .select({ version, cause, section, reading, createdAt, position: newestVersions.position })
      .from(versions)
      .where(and(eq(versions.generationId, generationId), newestVersions.after(request.cursor)))
      .orderBy(...newestVersions.orderBy)
      .limit(limit);
  return readPage(request, read, ({ createdAt: at, position: _, ...row }) => ({
    ...row,
    created_at: at.toISOString(),
  }));
}
