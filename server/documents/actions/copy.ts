import { randomUUID } from 'node:crypto';
import type { LinkKind } from '../../generated/schemas/index.ts';
import type { Database } from '../../platform/database/client.ts';
import { Problem } from '../../platform/problem.ts';
import { BEING_WRITTEN, IN_THE_TRASH, lockGeneration } from '../generations/document/lock-generation.ts';
import type { GenerationRow } from '../generations/document/present-generation.ts';
import { findByKey } from '../generations/start/find-by-key.ts';
import { generations, versions } from '../generations/document/tables.ts';

interface Copy {
  title: string;
  kind: LinkKind;
  idempotencyKey: string | undefined;
}

const MAX_TITLE_LENGTH = 200;

/** Copies a document with its content, without its versions and runs; returns the id, the same for the same key. */
export async function duplicateGeneration(
  db: Database,
  userId: string,
  id: string,
  idempotencyKey: string | undefined,
): Promise<string> {
  const before = await findByKey(db, userId, idempotencyKey);
  if (before !== undefined) return before;
  return db.transaction(async (tx) => {
    const row = await lockGeneration(tx, userId, id);
    if (row.status === 'writing') throw new Problem('conflict', BEING_WRITTEN);
    if (row.trashedAt) throw new Problem('conflict', IN_THE_TRASH);
    const title = `Copy of ${row.title}`.slice(0, MAX_TITLE_LENGTH);
    return insertCopy(tx, row, { title, kind: 'copy', idempotencyKey });
  });
}

/** Inserts a copy with one version. It costs nothing. */
export async function insertCopy(
  tx: Database,
  row: GenerationRow,
  { title, kind, idempotencyKey }: Copy,
): Promise<string> {
  const id = randomUUID();
  const { templateType, ownTemplate, topic, subject, gradeLevel, status, failure, input, result, sections } =
    row;
  const { checks, safety, meta, userId } = row;
  const copied = {
    templateType,
    ownTemplate,
    topic,
    subject,
    gradeLevel,
    status,
    failure,
    input,
    result,
    sections,
  };
  await tx.insert(generations).values({
    ...copied,
    id,
    userId,
    title,
    checks,
    safety,
    meta,
    version: 1,
    idempotencyKey: idempotencyKey ?? null,
    originId: row.id,
    originVersion: row.version,
    originKind: kind,
  });
  const version = { generationId: id, version: 1, cause: 'copied' as const, section: null };
  await tx.insert(versions).values({ ...version, title, reading: meta.reading, result });
  return id;
}
