import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { demoAccounts } from '../../demo/accounts.ts';
import { createSampleSchool } from '../../demo/sample-school.ts';
import { users } from '../../accounts/users/tables.ts';
import { openFileStore } from '../../platform/files/open-file-store.ts';
import { openTestApp, type SignedIn } from '../../testing.ts';
import { classes } from '../classes/classes/tables.ts';
import { schoolTrash } from '../school-trash.ts';
import { readReferences, type Reference } from '../classes/removals/references.ts';
import { type Deletable, nameElsewhere, oneOfEach, trashCalls } from './testing.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'lectern-trash-'));
const files = openFileStore({ dataDir, s3: undefined });
const testApp = await openTestApp();
const { app, db, billing } = testApp;
const log = { error: () => undefined, warn: () => undefined };
const { remove, restore, erase, list } = trashCalls(testApp);
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

/** A school with a term of work, and in one of its classes one thing of every kind. */
async function filledSchool() {
  await createSampleSchool({ db, billing, files, log, size: 'school' });
  const account = demoAccounts.find(({ role }) => role === 'teacher');
  const payload = { email: account?.email, password: account?.password };
  const answer = await app.inject({ method: 'POST', url: '/api/login', payload });
  const headers = { authorization: `Bearer ${answer.json().data.token}` };
  const [found] = await db
    .select()
    .from(users)
    .where(eq(users.email, account?.email ?? ''));
  const teacher: SignedIn = { id: found?.id ?? '', email: account?.email ?? '', headers };
  const [of] = await db
    .select()
    .from(classes)
    .where(and(eq(classes.teacherId, teacher.id), eq(classes.name, '8A')));
  const classId = of?.id ?? '';
  const things = await oneOfEach(testApp, teacher, classId);
  const whole: Deletable = { kind: 'class', id: classId, path: `/classes/${classId}` };
  return { teacher, classId, things, whole };
}

const tableNames = async () =>
  (
    await db.execute<{ name: string }>(
      sql`select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1`,
    )
  ).map(({ name }) => name);

/** All rows of a table. The version of a draft grows with every change, so that windows notice it. */
async function rowsOf(table: string): Promise<string[]> {
  const row = table === 'drafts' ? sql`to_jsonb(one) - 'version'` : sql`to_jsonb(one)`;
  const rows = await db.execute<{ row: string }>(
    sql`select (${row})::text as row from ${sql.identifier(table)} one order by 1`,
  );
  return rows.map((one) => one.row);
}

async function wholeDatabase(): Promise<Map<string, string[]>> {
  const dump = new Map<string, string[]>();
  for (const table of await tableNames()) if (table !== 'tokens') dump.set(table, await rowsOf(table));
  return dump;
}

/** What differs, a few rows per table. */
const differences = (before: Map<string, string[]>, after: Map<string, string[]>) =>
  [...before].flatMap(([table, rows]) => {
    const now = after.get(table) ?? [];
    const [known, found] = [new Set(rows), new Set(now)];
    const differing = [...rows.filter((row) => !found.has(row)), ...now.filter((row) => !known.has(row))];
    return differing.slice(0, 2).map((row) => [table, row]);
  });

test('whatever is deleted and restored, in any order, the database is as before', async () => {
  const { teacher, things, whole } = await filledSchool();
  const before = await wholeDatabase();
  for (const thing of [...things, whole]) {
    await remove(teacher, thing);
    const deleted = differences(before, await wholeDatabase());
    expect([thing.kind, deleted.length > 0]).toEqual([thing.kind, true]);
    await restore(teacher, thing);
    expect([thing.kind, differences(before, await wholeDatabase())]).toEqual([thing.kind, []]);
  }
  await fc.assert(
    fc.asyncProperty(
      fc.shuffledSubarray(things, { minLength: 3 }),
      fc.infiniteStream(fc.nat()),
      async (chosen, numbers) => {
        for (const thing of chosen) await remove(teacher, thing);
        const back = chosen.toSorted(() => ((numbers.next().value ?? 0) % 2 === 0 ? 1 : -1));
        for (const thing of back) await restore(teacher, thing);
        expect(differences(before, await wholeDatabase())).toEqual([]);
      },
    ),
    { numRuns: 8 },
  );
}, 300_000);

/** The tables that still name something that is deleted for good, with the reason. */
const stays: Readonly<Record<string, readonly string[]>> = {
  // The ledger is append-only and refers to the runs of a document, whose row is emptied.
  document: ['generations', 'runs', 'ledger'],
  // It names every new file for an hour.
  file: ['recent_files'],
  // Closings of terms are append-only.
  assignment: ['term_closings'],
};

const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;
const uuidsIn = (rows: readonly string[]): string[] => rows.flatMap((row) => row.match(UUID) ?? []);

/** The id of a thing, and those of all rows that are deleted with it. */
function idsBeneath(id: string, dump: Map<string, string[]>, references: readonly Reference[]): Set<string> {
  const children = new Map<unknown, string[]>();
  for (const [table, rows] of dump) {
    const columns = references.flatMap((one) =>
      one.table === table && one.rule === 'cascade' ? one.columns.slice(0, 1) : [],
    );
    for (const text of columns.length > 0 ? rows : []) {
      const row: Record<string, unknown> = JSON.parse(text);
      for (const column of columns) {
        const known = children.get(row[column]);
        if (known) known.push(String(row['id']));
        else children.set(row[column], [String(row['id'])]);
      }
    }
  }
  const found = new Set([id]);
  // A set also goes through what is added meanwhile.
  for (const parent of found) for (const child of children.get(parent) ?? []) found.add(child);
  return found;
}

test('what is deleted for good leaves no row and no id', async () => {
  const { teacher, classId, things, whole } = await filledSchool();
  await nameElsewhere(db, teacher, classId, things);
  const references = await readReferences(db);
  let dump = await wholeDatabase();
  for (const thing of [...things, whole]) {
    const gone = idsBeneath(thing.id, dump, references);
    await remove(teacher, thing);
    await erase(teacher, thing);
    dump = await wholeDatabase();
    if (thing.kind === 'draft') continue;
    const left = [...dump]
      .filter(([table]) => !stays[thing.kind]?.includes(table))
      .flatMap(([table, rows]) => (uuidsIn(rows).some((id) => gone.has(id)) ? [table] : []));
    expect([thing.kind, left]).toEqual([thing.kind, []]);
  }
  expect(await list(teacher)).toEqual([]);
}, 300_000);

test('after 30 days the job deletes everything for good', async () => {
  const { teacher, things, whole } = await filledSchool();
  for (const thing of [...things, whole]) await remove(teacher, thing);
  for (const purge of Object.values(schoolTrash(db, files))) await purge(new Date(Date.now() - 60_000));
  expect(await db.$count(classes, eq(classes.id, whole.id))).toBe(1);
  for (const purge of Object.values(schoolTrash(db, files))) await purge(new Date(Date.now() + 60_000));
  const kinds = (await list(teacher)).map(({ kind }: Deletable) => kind);
  // Documents, drafts and templates are purged by the area of documents.
  expect(kinds.toSorted()).toEqual(['document', 'draft', 'template']);
}, 120_000);
