import { randomUUID } from 'node:crypto';
import { asc } from 'drizzle-orm';
import { toText } from 'gradebook-arithmetic/fraction';
import type { YearTotal } from 'gradebook-arithmetic/totals';
import { expect, onTestFailed, test } from 'vitest';
import { signIn } from '../support/account.ts';
import { findPostgres, startPostgres } from '../support/postgres.ts';
import { type Product, startProduct } from '../support/product.ts';
import { seeded } from '../../server/engine/rule-engine/shuffle.ts';
import type { Gradebook, ScoreValue } from '../../server/generated/schemas/index.ts';
import { type Database, openConnection } from '../../server/platform/database/client.ts';
import { classTeachers } from '../../server/school/classes/classes/tables.ts';
import { scoreChanges, scores } from '../../server/school/marking/scores/tables.ts';
import { isSameValue, studentBooks, type Values } from '../../src/pages/work/gradebook/model/class-book.ts';
import { cellId } from '../../src/pages/work/gradebook/model/unsaved.ts';
import { addAssignment, classWith } from '../../server/school/marking/student-work/testing.ts';
import { EMPTY, gridOf, TeacherWindow } from './teacher-window.ts';

const STEPS = Number(process.env['GRADEBOOK_STEPS'] ?? 2000);
/** About 15 s on an idle machine. */
const TIMEOUT = 240_000;
const STUDENTS = 12;
const ASSIGNMENTS = 10;
/** A teacher without a network stops typing here, and waits for it. */
const MOST_WAITING = 150;

const VALUES: readonly ScoreValue[] = [
  EMPTY,
  { points: null, status: 'missing' },
  { points: null, status: 'excused' },
  { points: 6, status: 'late' },
  ...[0, 0.1, 3, 7.5, 8, 9.25, 10, 12].map((points) => ({ points, status: null })),
];

type World = Awaited<ReturnType<typeof addClass>>;

/** Two teachers of a class with tests on paper. */
async function addClass(db: Database) {
  const [one, other] = [await signIn(db), await signIn(db)];
  const students = [];
  for (let seat = 0; seat < STUDENTS; seat += 1) students.push(await signIn(db, { role: 'student' }));
  const classId = await classWith(db, one.id, students);
  await db.insert(classTeachers).values({ classId, teacherId: other.id });
  const rows: string[][] = [];
  for (let column = 0; column < ASSIGNMENTS; column += 1) {
    const id = await addAssignment(db, one.id, classId, { kinds: ['paper'] });
    rows.push(students.map((student) => cellId(student.id, id)));
  }
  return { classId, teachers: [one, other], columns: rows };
}

/** Types, pastes, undoes and reloads; from time to time the window sends what waits. */
async function work(window: TeacherWindow, world: World, random: () => number, isUp: () => Promise<void>) {
  const any = <Thing>(things: readonly Thing[]): Thing => {
    const thing = things[Math.floor(random() * things.length)];
    if (thing === undefined) throw new Error('Nothing to choose from.');
    return thing;
  };
  for (let step = 0; step < STEPS / 2; step += 1) {
    const kind = random();
    if (kind < 0.8) window.enter([{ cell: any(any(world.columns)), after: any(VALUES) }], 'grid');
    else if (kind < 0.88) {
      const [left, top] = [random() * ASSIGNMENTS, random() * STUDENTS].map(Math.floor);
      const block = world.columns
        .slice(left, (left ?? 0) + 4)
        .flatMap((column) => column.slice(top, (top ?? 0) + 5));
      window.enter(
        block.map((cell) => ({ cell, after: any(VALUES) })),
        'paste',
      );
    } else if (kind < 0.95) window.undo();
    else if (kind < 0.98) window.redo();
    else await window.reload();
    if (random() < 0.1) await window.sync();
    if (window.waiting > MOST_WAITING) await isUp();
  }
}

/** The first student leaves. */
async function leave(url: string, { classId, columns, teachers }: World): Promise<void> {
  const [studentId] = columns[0]?.[0]?.split(' ') ?? [];
  const path = `${url}/api/classes/${classId}/students/${studentId}`;
  const { status } = await fetch(path, { method: 'DELETE', headers: { ...teachers[0]?.headers } });
  expect(status).toBe(204);
}

/** Until everything is answered, which takes some tries on a bad network. */
async function finish(window: TeacherWindow): Promise<void> {
  for (let tries = 0; !(await window.sync()); tries += 1)
    if (tries > 300) throw new Error(`${window.waiting} entries are still waiting.`);
}

async function readDatabase(db: Database) {
  const stored = await db.select().from(scores);
  const history = await db.select().from(scoreChanges).orderBy(asc(scoreChanges.id));
  return {
    grid: new Map(
      stored.map((row) => [
        cellId(row.studentId, row.assignmentId),
        { points: row.points, status: row.status },
      ]),
    ),
    history: history.map((row) => ({
      cell: cellId(row.studentId, row.assignmentId),
      key: row.key ?? '',
      authorId: row.authorId,
      before: { points: row.beforePoints, status: row.beforeStatus },
      after: { points: row.afterPoints, status: row.afterStatus },
    })),
  };
}

function expectNothingLost(
  world: World,
  windows: readonly TeacherWindow[],
  { grid, history }: Awaited<ReturnType<typeof readDatabase>>,
): void {
  // A window that was reloaded has no row of the student who left.
  for (const cell of world.columns.flatMap((column) => column.slice(1)))
    for (const [index, window] of windows.entries())
      expect([cell, window.shown(cell)], `window ${index}`).toEqual([cell, grid.get(cell) ?? EMPTY]);

  const stored = windows.flatMap((window) => window.keysOf('stored'));
  expect(history.map(({ key }) => key).toSorted(), 'acknowledged, once each').toEqual(stored.toSorted());

  const last = new Map<string, ScoreValue>();
  for (const { cell, key, authorId, before, after } of history) {
    const author = world.teachers.findIndex(({ id }) => id === authorId);
    const entry = windows[author]?.made.get(key);
    if (entry === undefined) throw new Error(`Nobody made ${key}.`);
    expect(cellId(entry.student_id, entry.assignment_id)).toBe(cell);
    expect(after, 'what was typed').toEqual(entry.after);
    expect(before, 'what it replaced').toEqual(last.get(cell) ?? EMPTY);
    const isKnown = isSameValue(entry.before, before) || isSameValue(entry.after, before);
    expect(isKnown, 'the teacher knew what the entry replaces').toBe(true);
    last.set(cell, after);
  }
  for (const [cell, value] of last) expect(grid.get(cell)).toEqual(value);
}

/** The totals of a window, whose values replace those of the answer. */
function totalsOf(book: Gradebook, values: Values): string {
  const percent = ({ percent: own }: YearTotal) => own && toText(own);
  return JSON.stringify(
    studentBooks(book, values).map(({ id, totals: { current, missingAsZero } }) => [
      id,
      percent(current),
      percent(missingAsZero),
    ]),
  );
}

interface Servers {
  products: readonly Product[];
  /** The connection of the test, while no embedded server has the folder. */
  withDatabase<Answer>(query: (db: Database) => Promise<Answer>): Promise<Answer>;
}

async function expectOneGrid({ products, withDatabase }: Servers, seed: string): Promise<void> {
  const world = await withDatabase(addClass);
  const urls = products.map(({ url }) => url);
  const windows = world.teachers.map(
    ({ headers }, index) =>
      new TeacherWindow({
        classId: world.classId,
        headers,
        urls,
        random: seeded(`${seed} network ${index}`),
      }),
  );
  const [first] = products;
  const [one] = windows;
  if (!first || !one) throw new Error('No server or window.');
  let up = Promise.resolve();
  const working = windows.map((window, index) =>
    work(window, world, seeded(`${seed} hands ${index}`), () => up),
  );
  // In the middle, a student leaves the class, and then the power fails while entries are under way.
  const failPower = async () => {
    await expect.poll(() => one.made.size, { timeout: 60_000, interval: 5 }).toBeGreaterThan(STEPS / 2);
    await leave(first.url, world);
    await first.kill();
    await first.start();
  };
  up = failPower();
  await Promise.all([...working, up]);
  await Promise.all(windows.map(finish));
  for (const window of windows) {
    window.isOnBadNetwork = false;
    await finish(window);
  }

  const books = await Promise.all(
    world.teachers.map(async ({ headers }, index) => {
      const answer = await fetch(`${urls[index % urls.length]}/api/classes/${world.classId}/gradebook`, {
        headers,
      });
      const book: Gradebook = await answer.json();
      return book;
    }),
  );
  expect(books[1]).toEqual(books[0]);
  const totals = books.flatMap((book, index) => [
    totalsOf(book, windows[index]?.values() ?? new Map()),
    totalsOf(book, new Map()),
  ]);
  expect(new Set(totals).size, 'the totals of the windows and of the server').toBe(1);
  const database = await withDatabase(readDatabase);
  expectNothingLost(world, windows, database);
  for (const book of books)
    for (const [cell, value] of gridOf(book)) expect(value).toEqual(database.grid.get(cell));
  // The run had what it is about.
  for (const { asked, lost } of windows) {
    expect(asked).toBeGreaterThan(10);
    expect(Math.min(lost.before, lost.cut, lost.after)).toBeGreaterThan(0);
  }
  expect(windows.flatMap((window) => window.keysOf('refused')).length).toBeGreaterThan(0);
}

const seed = process.env['GRADEBOOK_SEED'] ?? randomUUID();
const showSeed = () => onTestFailed(() => console.error(`GRADEBOOK_SEED=${seed}`));
const settings = { DEMO: 'off', LOG_LEVEL: 'silent' };
const binaries = findPostgres();

test.skipIf(binaries === undefined)(
  'two teachers, two processes on PostgreSQL and a killed one',
  { timeout: TIMEOUT },
  async () => {
    showSeed();
    const postgres = await startPostgres(binaries ?? '');
    const first = await startProduct({ ...settings, DATABASE_URL: postgres.url });
    const second = await startProduct({
      ...settings,
      DATABASE_URL: postgres.url,
      DATA_DIR: first.dataFolder,
    });
    const connection = await openConnection({ databaseUrl: postgres.url, dataDir: first.dataFolder });
    try {
      const servers: Servers = { products: [first, second], withDatabase: (query) => query(connection.db) };
      await expect(expectOneGrid(servers, seed)).resolves.toBeUndefined();
    } finally {
      await connection.close();
      await Promise.all([first.remove(), second.remove()]);
      await postgres.stop();
    }
  },
);

test('two teachers on the embedded database and a killed process', { timeout: TIMEOUT }, async () => {
  showSeed();
  const product = await startProduct({ ...settings, DATABASE_URL: '' });
  const withDatabase: Servers['withDatabase'] = async (query) => {
    await product.stop();
    const connection = await openConnection({ databaseUrl: undefined, dataDir: product.dataFolder });
    const answer = await query(connection.db);
    await connection.close();
    await product.start();
    return answer;
  };
  try {
    await expect(expectOneGrid({ products: [product], withDatabase }, seed)).resolves.toBeUndefined();
  } finally {
    await product.remove();
  }
});
