import { inArray, isNotNull, sql } from 'drizzle-orm';
import { generations } from '../../documents/generations/document/tables.ts';
import type { Database } from '../../platform/database/client.ts';
import { eraseReferences } from '../classes/removals/removals.ts';
import { briefcaseEntries } from '../library/briefcases/tables.ts';
import { lessons } from '../lessons/lessons/tables.ts';
import { notifications } from '../news/notifications/tables.ts';
import { todoSnoozes } from '../news/todos/tables.ts';
import { assignments } from '../work/assignments/tables.ts';

/** Deletes what only stood for something that is deleted for good, and that no foreign key deletes with it. */
export async function eraseLeftovers(db: Database): Promise<number> {
  // The row of an erased document stays for the ledger, so that its entries are not deleted with it.
  const erased = db.select({ id: generations.id }).from(generations).where(isNotNull(generations.erasedAt));
  const entries = await db
    .delete(briefcaseEntries)
    .where(inArray(briefcaseEntries.generationId, erased))
    .returning({ id: briefcaseEntries.id });
  const isGone = sql`block ->> 'type' = 'assignment' and not exists (select 1 from ${assignments}
    where ${assignments.id}::text = block ->> 'assignment_id')`;
  await db.execute(sql`
    update ${lessons} set blocks = (
      select coalesce(jsonb_agg(block order by place), '[]')
      from jsonb_array_elements(${lessons.blocks}) with ordinality part(block, place) where not (${isGone}))
    where ${lessons.blocks} @> '[{"type": "assignment"}]'
      and exists (select 1 from jsonb_array_elements(${lessons.blocks}) block where ${isGone})`);
  return entries.length;
}

/** The same for one thing: also news about it, and entries about it that users put off. */
export async function eraseLeftoversOf(db: Database, id: string): Promise<void> {
  await db.delete(notifications).where(sql`${notifications.subjectId}::text = ${id}`);
  await db.delete(todoSnoozes).where(sql`split_part(${todoSnoozes.key}, ':', 2) = ${id}`);
  await eraseReferences(db, [id]);
  await eraseLeftovers(db);
}
