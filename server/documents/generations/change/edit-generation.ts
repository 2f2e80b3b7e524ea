import { isDeepStrictEqual } from 'node:util';
import { eq } from 'drizzle-orm';
import type { Database } from '../../../platform/database/client.ts';
import { generations, versions } from '../document/tables.ts';
import type { ContentChange, GenerationEdit } from '../../../generated/schemas/index.ts';
import { type FieldErrors, Problem } from '../../../platform/problem.ts';
import { sectionStates } from '../end/section-states.ts';
import { readWriting, type Writing } from '../document/context.ts';
import { describeEdit } from './describe-edit.ts';
import { errorsOf } from '../document/form.ts';
import { BEING_WRITTEN, CHANGED_ELSEWHERE, lockGeneration } from '../document/lock-generation.ts';
import type { Result } from '../document/patches.ts';
import { findGeneration, type GenerationRow } from '../document/present-generation.ts';
import type { Runner } from '../run/runner.ts';
import { canReplaceAt, replaceAt, valueAt } from '../document/section-item.ts';

/**
 * Changes the title or content, or saves. A change of content is a new version, and the checks run again. Changes of content
 * apply to a newer version too, as long as each still finds the value that it replaces.
 */
export async function editGeneration(
  db: Database,
  runner: Runner,
  userId: string,
  id: string,
  edit: GenerationEdit,
): Promise<void> {
  const writing = await writingOf(db, runner, userId, id);
  await db.transaction(async (tx) => {
    const row = await lockGeneration(tx, userId, id);
    const { changes = [] } = edit;
    const isOutdated = row.version !== edit.version;
    if (isOutdated && (edit.title !== undefined || edit.saved !== undefined))
      throw new Problem('conflict', CHANGED_ELSEWHERE);
    if (edit.saved !== undefined) {
      await tx.update(generations).set({ saved: edit.saved }).where(eq(generations.id, id));
    }
    const title = edit.title?.trim() || row.title;
    if (changes.length === 0 && title === row.title) return;
    const changed = applyChanges(row, changes);
    const result = { ...row.result, ...readSections(writing, changed) };
    const keys = Object.keys(changed);
    const section = keys.length === 1 ? (keys[0] ?? null) : null;
    await storeVersion(tx, writing, row, { cause: 'edited', section, title, result });
  });
}

export async function writingOf(db: Database, runner: Runner, userId: string, id: string): Promise<Writing> {
  const row = await findGeneration(db, userId, id);
  if (!row) throw new Problem('not_found');
  return readWriting(db, runner, row);
}

export interface Content {
  cause: 'edited' | 'restored';
  section: string | null;
  title: string;
  result: Result;
}

/** Stores a content as the newest version, with its checks. */
export async function storeVersion(
  tx: Database,
  writing: Writing,
  row: GenerationRow,
  content: Content,
): Promise<void> {
  if (row.status === 'writing') throw new Problem('conflict', BEING_WRITTEN);
  const sections = sectionStates(writing.generator, row.sections, content.result);
  const { isWhole, result, checks, meta } = describeEdit(writing, row, content.result, sections);
  const version = row.version + 1;
  await tx
    .update(generations)
    .set({
      title: content.title,
      result,
      sections,
      checks,
      meta,
      version,
      status: isWhole ? 'complete' : row.status === 'complete' ? 'stopped' : row.status,
      failure: isWhole ? null : row.failure,
      updatedAt: new Date(),
    })
    .where(eq(generations.id, row.id));
  await tx
    .insert(versions)
    .values({ generationId: row.id, version, ...content, reading: meta.reading, result });
}

/** The changed sections. Rejects a change whose `before` is no longer there. */
function applyChanges(row: GenerationRow, changes: readonly ContentChange[]): Result {
  const known = new Set(row.sections.map(({ key }) => key));
  const changed: Result = {};
  for (const { section, path, before, value } of changes) {
    if (!known.has(section)) {
      throw new Problem('invalid', undefined, {
        errors: { [`sections.${section}`]: ['This document has no such section.'] },
      });
    }
    const current = section in changed ? changed[section] : row.result[section];
    if (!canReplaceAt(current, path) || !isDeepStrictEqual(valueAt(current, path) ?? null, before ?? null))
      throw new Problem('conflict', CHANGED_ELSEWHERE);
    changed[section] = replaceAt(current, path, value);
  }
  return changed;
}

/** The new values as parsed by their schemas; rejects with the path of each invalid field. */
function readSections({ generator }: Writing, sections: Result): Result {
  const errors: FieldErrors = {};
  const values: Result = {};
  for (const [key, value] of Object.entries(sections)) {
    const parsed = generator.result.shape[key]?.safeParse(value);
    if (!parsed) errors[`sections.${key}`] = ['This document has no such section.'];
    else if (parsed.success) values[key] = parsed.data;
    else Object.assign(errors, errorsOf(parsed.error, ['sections', key]));
  }
  if (Object.keys(errors).length > 0) throw new Problem('invalid', undefined, { errors });
  return values;
}
