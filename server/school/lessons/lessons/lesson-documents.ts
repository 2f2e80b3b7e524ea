import { randomUUID } from 'node:crypto';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { users } from '../../../accounts/users/tables.ts';
import {
  findGeneration,
  type GenerationRow,
} from '../../../documents/generations/document/present-generation.ts';
import { generations } from '../../../documents/generations/document/tables.ts';
import { requireMadeWith } from '../../../documents/own-templates/find-generator.ts';
import { othersThan, studentCopyOf } from '../../../documents/shares/student-copy-of.ts';
import { offersAction } from '../../../documents/templates/actions.ts';
import type {
  LessonBlock,
  LessonDocument,
  NewLessonDocument,
  StudentCopy,
} from '../../../generated/schemas/index.ts';
import type { Database } from '../../../platform/database/client.ts';
import { Problem } from '../../../platform/problem.ts';
import { rosterNames } from '../../people/roster/roster-names.ts';
import { requireTaughtLesson } from './lessons.ts';
import { lessonDocuments, lessons } from './tables.ts';

const MAX_DOCUMENTS = 20;
const MAX_BLOCKS = 60;

/** Adds the student copy of a document of the teacher to a lesson, as the document is now, on request with a block. */
export async function addLessonDocument(
  db: Database,
  teacherId: string,
  lessonId: string,
  { generation_id: generationId, as_block: asBlock = false }: NewLessonDocument,
): Promise<LessonDocument> {
  const { blocks } = await requireTaughtLesson(db, lessonId, teacherId);
  const source = await requireSource(db, teacherId, generationId);
  if ((await db.$count(lessonDocuments, eq(lessonDocuments.lessonId, lessonId))) >= MAX_DOCUMENTS)
    throw new Problem('conflict', `A lesson has at most ${MAX_DOCUMENTS} documents.`);
  const id = randomUUID();
  const copy = await copyOf(db, source);
  if (asBlock && blocks.length >= MAX_BLOCKS)
    throw new Problem('conflict', `A lesson has at most ${MAX_BLOCKS} blocks.`);
  await db.transaction(async (tx) => {
    await tx.insert(lessonDocuments).values({ id, lessonId, generationId, version: source.version, copy });
    if (asBlock) await appendBlock(tx, lessonId, { type: 'document', id, document_id: id });
  });
  return { id, generation_id: generationId, has_newer: false, copy };
}

export const appendBlock = (tx: Database, lessonId: string, block: LessonBlock) =>
  tx
    .update(lessons)
    .set({
      blocks: sql`${lessons.blocks} || ${JSON.stringify([block])}::jsonb`,
      revision: sql`${lessons.revision} + 1`,
      updatedAt: new Date(),
    })
    .where(eq(lessons.id, lessonId));

/** Takes the newest version of its source; throws a 404 unless the teacher owns the source. */
export async function updateLessonDocument(
  db: Database,
  teacherId: string,
  id: string,
): Promise<LessonDocument> {
  const [row] = await db.select().from(lessonDocuments).where(eq(lessonDocuments.id, id));
  if (!row?.generationId) throw new Problem('not_found');
  await requireTaughtLesson(db, row.lessonId, teacherId);
  const source = await requireSource(db, teacherId, row.generationId);
  const copy = await copyOf(db, source);
  await db.update(lessonDocuments).set({ copy, version: source.version }).where(eq(lessonDocuments.id, id));
  return { id, generation_id: source.id, has_newer: false, copy };
}

/** A document that a lesson may show: finished, not about a single student, and not in the trash. */
async function requireSource(db: Database, teacherId: string, id: string): Promise<GenerationRow> {
  const row = await findGeneration(db, teacherId, id);
  if (row === undefined || row.trashedAt !== null) throw new Problem('not_found');
  if (!offersAction(requireMadeWith(row), 'share'))
    throw new Problem('forbidden', 'Documents about a student can’t be added to a lesson.');
  if (row.status === 'writing') throw new Problem('conflict', 'Wait until this document is finished.');
  return row;
}

async function copyOf(db: Database, source: GenerationRow): Promise<StudentCopy> {
  const [owner] = await db
    .select({ given: users.firstName, family: users.lastName })
    .from(users)
    .where(eq(users.id, source.userId));
  const names = await rosterNames(db, source.userId);
  return studentCopyOf(source, owner ? othersThan(owner, names) : names);
}

/** The documents of a lesson; only the owner of a source learns of its newer versions. */
export async function documentsOf(
  db: Database,
  lessonId: string,
  readerId: string,
): Promise<LessonDocument[]> {
  const rows = await db
    .select({ document: lessonDocuments, sourceVersion: generations.version })
    .from(lessonDocuments)
    .leftJoin(
      generations,
      and(
        eq(generations.id, lessonDocuments.generationId),
        eq(generations.userId, readerId),
        isNull(generations.trashedAt),
        isNull(generations.erasedAt),
      ),
    )
    .where(eq(lessonDocuments.lessonId, lessonId))
    .orderBy(asc(lessonDocuments.createdAt), asc(lessonDocuments.id));
  return rows.map(({ document, sourceVersion }) => ({
    id: document.id,
    generation_id: sourceVersion === null ? null : document.generationId,
    has_newer: sourceVersion !== null && sourceVersion > document.version,
    copy: document.copy,
  }));
}
