import { and, eq } from 'drizzle-orm';
import type { Revision } from '../../../engine/port/writing-request.ts';
import type { LinkKind } from '../../../generated/schemas/index.ts';
import type { Database } from '../../../platform/database/client.ts';
import { findGeneration } from '../document/present-generation.ts';
import { versions } from '../document/tables.ts';

/** The document that another one is made from. */
export interface Origin {
  id: string;
  version: number;
  kind: LinkKind;
}

/** How an engine makes such a document; undefined if it writes it from its form, or code copies it. */
const revisions: Readonly<Partial<Record<LinkKind, Revision['kind']>>> = {
  translation: 'translation',
  support: 'support',
  extension: 'extension',
};

/** The revision that makes a document; undefined unless it is rewritten from a version that still exists. */
export async function findRevision(db: Database, userId: string, id: string): Promise<Revision | undefined> {
  const row = await findGeneration(db, userId, id);
  const kind = row?.originKind ? revisions[row.originKind] : undefined;
  if (!row?.originId || kind === undefined) return undefined;
  const [origin] = await db
    .select({ result: versions.result })
    .from(versions)
    .where(and(eq(versions.generationId, row.originId), eq(versions.version, row.originVersion ?? 0)));
  return origin && { kind, before: origin.result };
}
