import { getTableName, inArray, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { generations } from '../../documents/generations/document/tables.ts';
import type { Database } from '../../platform/database/client.ts';
import { announcements } from '../classes/announcements/tables.ts';
import { classes } from '../classes/classes/tables.ts';
import { eraseUnrestorable } from '../classes/removals/removals.ts';
import { trashedRows } from '../classes/removals/tables.ts';
import { gradebookImports } from '../gradebook/imports/tables.ts';
import { briefcaseEntries } from '../library/briefcases/tables.ts';
import { lessons } from '../lessons/lessons/tables.ts';
import { messageThreads } from '../news/messages/tables.ts';
import { notifications } from '../news/notifications/tables.ts';
import { todos, todoSnoozes } from '../news/todos/tables.ts';
import { lessonShifts } from '../schedule/dates/tables.ts';
import { assignments, assignmentTargets } from '../work/assignments/tables.ts';
import { gradebookRules } from '../work/closings/tables.ts';
import { submissions } from '../work/submissions/tables.ts';

/**
 * Deletes what only stood for something that is deleted for good, and that no foreign key deletes with it. Closings of
 * terms keep the ids of their assignments, because they are append-only; nothing is shown for an id without its row.
 */
export async function eraseLeftovers(db: Database): Promise<number> {
  await eraseUnrestorable(db, sql`${generations.erasedAt} is null`);
  await eraseNews(db);
  await eraseBlocks(db);
  await forgetShifted(db);
  await forgetImported(db);
  await forgetColumns(db);
  // The row of an erased document stays for the ledger, so that its entries are not deleted with it.
  const erased = db.select({ id: generations.id }).from(generations).where(isNotNull(generations.erasedAt));
  const entries = await db
    .delete(briefcaseEntries)
    .where(inArray(briefcaseEntries.generationId, erased))
    .returning({ id: briefcaseEntries.id });
  return entries.length;
}

/** The condition that none of these tables has a row of this UUID, and the trash has none of them either. */
const isGone = (id: SQL, tables: readonly PgTable[]): SQL =>
  sql`(${sql.join(
    tables.map((table) => sql`not exists (select 1 from ${table} goal where goal.id = (${id})::uuid)`),
    sql` and `,
  )} and not exists (select 1 from ${trashedRows} goal where goal.row ->> 'id' = (${id})::text
    and goal.table_name in (${sql.join(
      tables.map((table) => sql`${getTableName(table)}`),
      sql`, `,
    )})))`;

/** Notifications, and entries that users put off. */
async function eraseNews(db: Database): Promise<void> {
  const subjects = [assignments, submissions, classes, messageThreads];
  await db.delete(notifications).where(isGone(sql`${notifications.subjectId}`, subjects));
  // Events of other kinds are no UUIDs.
  const announcement = sql`case when ${notifications.kind} = 'announcement_posted' then ${notifications.event} end`;
  await db
    .delete(notifications)
    .where(sql`${announcement} is not null and ${isGone(announcement, [announcements])}`);
  await db
    .delete(todoSnoozes)
    .where(isGone(sql`split_part(${todoSnoozes.key}, ':', 2)`, [...subjects, lessons, todos]));
}

/** Blocks of lessons that show an assignment. */
async function eraseBlocks(db: Database): Promise<void> {
  const isErased = sql`block ->> 'type' = 'assignment' and ${isGone(sql`block ->> 'assignment_id'`, [assignments])}`;
  await db.execute(sql`
    update ${lessons} set blocks = (
      select coalesce(jsonb_agg(block order by place), '[]')
      from jsonb_array_elements(${lessons.blocks}) with ordinality part(block, place) where not (${isErased}))
    where ${lessons.blocks} @> '[{"type": "assignment"}]'
      and exists (select 1 from jsonb_array_elements(${lessons.blocks}) block where ${isErased})`);
}

/** What a shift moved. */
async function forgetShifted(db: Database): Promise<void> {
  const moved = { lessons, assignments, targets: assignmentTargets };
  for (const [list, table] of Object.entries(moved)) {
    const part = sql`${lessonShifts.shifted} -> ${sql.raw(`'${list}'`)}`;
    const isErased = isGone(sql`one ->> 'id'`, [table]);
    await db.execute(sql`
      update ${lessonShifts} set shifted = jsonb_set(${lessonShifts.shifted}, ${sql.raw(`'{${list}}'`)}, (
        select coalesce(jsonb_agg(one order by place), '[]')
        from jsonb_array_elements(${part}) with ordinality part(one, place) where not ${isErased}))
      where exists (select 1 from jsonb_array_elements(${part}) one where ${isErased})`);
  }
}

const NOBODY = '00000000-0000-0000-0000-000000000000';

/** What an import made. It still counts, so that the same import is not applied again. */
async function forgetImported(db: Database): Promise<void> {
  const isErased = sql`(one <> ${NOBODY} and ${isGone(sql`one`, [assignments])})`;
  await db.execute(sql`
    update ${gradebookImports} set assignment_ids = (
      select jsonb_agg(case when ${isErased} then ${NOBODY}::text else one end order by place)
      from jsonb_array_elements_text(${gradebookImports.assignmentIds}) with ordinality part(one, place))
    where exists (select 1 from jsonb_array_elements_text(${gradebookImports.assignmentIds}) one where ${isErased})`);
}

/** What the rules of a gradebook say about assignments. */
async function forgetColumns(db: Database): Promise<void> {
  for (const list of ['columns', 'bonuses', 'must_pass']) {
    const part = sql`${gradebookRules.content} -> ${sql.raw(`'${list}'`)}`;
    const isErased = sql`(one ->> 'assignment_id' is not null and ${isGone(sql`one ->> 'assignment_id'`, [assignments])})`;
    await db.execute(sql`
      update ${gradebookRules} set content = jsonb_set(${gradebookRules.content}, ${sql.raw(`'{${list}}'`)}, (
        select coalesce(jsonb_agg(one order by place), '[]')
        from jsonb_array_elements(${part}) with ordinality part(one, place) where not ${isErased}))
      where exists (select 1 from jsonb_array_elements(${part}) one where ${isErased})`);
  }
}
