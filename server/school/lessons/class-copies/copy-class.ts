import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { PgInsertValue, PgTable } from 'drizzle-orm/pg-core';
import type { ClassCopy } from '../../../generated/schemas/index.ts';
import type { Database } from '../../../platform/database/client.ts';
import type { MeteredStore } from '../../../platform/files/metered-store.ts';
import { Problem } from '../../../platform/problem.ts';
import { bytesOf } from '../../work/assignments/assignment-files.ts';
import { daysBetween, movedDates, mover, type Mover } from '../../work/assignments/moved-dates.ts';
import { assignmentFiles, assignments, quizzes } from '../../work/assignments/tables.ts';
import { copyRules } from '../../gradebook/rules/copy-rules.ts';
import type { ClassRow } from '../../classes/classes/class-access.ts';
import { createClass } from '../../classes/classes/classes.ts';
import { classes } from '../../classes/classes/tables.ts';
import { lessonDocuments, lessonFiles, lessons } from '../lessons/tables.ts';
import { type ClassContent, type ContentParts, contentOf, firstDayOf, partsOf } from './class-content.ts';
import { copiedBlocks, type CopiedIds } from './copied-blocks.ts';

const EARLIEST = '2000-01-01';
const LATEST = '2099-12-31';

/**
 * A new class with the same face, joining rules and gradebook rules, without students, and on request with lessons and assignments of
 * which none is published. Returns its id.
 */
export async function copyClass(
  db: Database,
  files: MeteredStore,
  original: ClassRow,
  { teacherId, copy }: { teacherId: string; copy: ClassCopy },
): Promise<string> {
  if (copy.starts_on !== null && !(copy.starts_on >= EARLIEST && copy.starts_on <= LATEST))
    throw Problem.field('starts_on', 'Choose a year from 2000 to 2099.');
  const all = await contentOf(db, original.id);
  const content = {
    lessons: copy.lessons ? all.lessons : [],
    assignments: copy.assignments ? all.assignments : [],
  };
  const parts = await partsOf(db, content);
  const firstDay = firstDayOf(all);
  const move = mover(firstDay, copy.starts_on, new Date());
  const days = firstDay === null || copy.starts_on === null ? null : daysBetween(firstDay, copy.starts_on);
  const ids = newIds(content, parts);
  // Before the transaction, because copying large files takes long.
  const copiedFiles = await copyFiles(files, ids.files);
  try {
    return await db.transaction(async (tx) => {
      await files.reserve(tx, teacherId, bytesOf([...parts.files, ...parts.assignmentFiles]));
      const id = await copyFace(tx, original, { teacherId, name: copy.name });
      const into = { classId: id, createdBy: teacherId };
      const target = { ids: { ...ids, files: copiedFiles }, into, move };
      await writeAssignments(tx, { content, parts }, target);
      await writeLessons(tx, { content, parts }, target);
      await copyRules(tx, { from: original.id, to: id, assignments: ids.assignments, days });
      return id;
    });
  } catch (error) {
    for (const id of copiedFiles.values()) await files.remove(id);
    throw error;
  }
}

interface Source {
  content: ClassContent;
  parts: ContentParts;
}

interface Target {
  ids: Ids;
  into: { classId: string; createdBy: string };
  move: Mover;
}

type Ids = CopiedIds & { lessons: ReadonlyMap<string, string> };

function newIds(content: ClassContent, parts: ContentParts): Ids {
  const fresh = (rows: readonly { id: string }[]) => new Map(rows.map(({ id }) => [id, randomUUID()]));
  return {
    lessons: fresh(content.lessons),
    assignments: fresh(content.assignments),
    files: fresh([...parts.files, ...parts.assignmentFiles]),
    documents: fresh(parts.documents),
  };
}

async function copyFiles(
  files: MeteredStore,
  ids: ReadonlyMap<string, string>,
): Promise<ReadonlyMap<string, string>> {
  const copied = new Map<string, string>();
  try {
    for (const [id, copy] of ids) if (await files.copy(id, copy)) copied.set(id, copy);
  } catch (error) {
    for (const id of copied.values()) await files.remove(id);
    throw error;
  }
  return copied;
}

async function copyFace(
  tx: Database,
  { subject, grade, cover, approval, codeMaxUses, recordsPasting }: ClassRow,
  { teacherId, name }: { teacherId: string; name: string },
): Promise<string> {
  const { id } = await createClass(tx, teacherId, { name, subject, grade, cover });
  await tx.update(classes).set({ approval, codeMaxUses, recordsPasting }).where(eq(classes.id, id));
  return id;
}

async function writeAssignments(tx: Database, { content, parts }: Source, { ids, into, move }: Target) {
  const copies = content.assignments.map((row) => ({
    ...row,
    ...into,
    ...movedDates(row, move),
    id: idOf(ids.assignments, row.id),
    // The students of the original are not in the copy.
    forEveryone: true,
    idempotencyKey: null,
    revision: 1,
    updatedAt: new Date(),
  }));
  await insertAll(tx, assignments, copies);
  const quizCopies = parts.quizzes.map((quiz) => ({
    ...quiz,
    assignmentId: idOf(ids.assignments, quiz.assignmentId),
    begunAt: null,
  }));
  await insertAll(tx, quizzes, quizCopies);
  const fileCopies = parts.assignmentFiles.flatMap((file) => {
    const id = ids.files.get(file.id);
    const assignmentId = file.assignmentId && idOf(ids.assignments, file.assignmentId);
    return id === undefined ? [] : [{ ...file, id, assignmentId, uploadedBy: into.createdBy }];
  });
  await insertAll(tx, assignmentFiles, fileCopies);
}

async function writeLessons(tx: Database, { content, parts }: Source, { ids, into, move }: Target) {
  const copies = content.lessons.map((row) => ({
    ...row,
    ...into,
    id: idOf(ids.lessons, row.id),
    blocks: copiedBlocks(row.blocks, ids),
    publishAt: move.publication(row.publishAt, row.timeZone),
    revision: 1,
    createdAt: new Date(),
    updatedAt: new Date(),
  }));
  await insertAll(tx, lessons, copies);
  const fileCopies = parts.files.flatMap((file) => {
    const id = ids.files.get(file.id);
    return id === undefined ? [] : [{ ...file, id, lessonId: idOf(ids.lessons, file.lessonId) }];
  });
  await insertAll(tx, lessonFiles, fileCopies);
  const documentCopies = parts.documents.map((document) => ({
    ...document,
    id: idOf(ids.documents, document.id),
    lessonId: idOf(ids.lessons, document.lessonId),
  }));
  await insertAll(tx, lessonDocuments, documentCopies);
}

async function insertAll<Table extends PgTable>(
  tx: Database,
  table: Table,
  rows: PgInsertValue<Table>[],
): Promise<void> {
  if (rows.length > 0) await tx.insert(table).values(rows);
}

function idOf(ids: ReadonlyMap<string, string>, original: string): string {
  const id = ids.get(original);
  if (id === undefined) throw new Error('A part of the class was not copied.');
  return id;
}
