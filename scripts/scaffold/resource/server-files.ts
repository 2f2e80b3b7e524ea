import { posix } from 'node:path';
import { handlersFileOf, listWith } from './place.ts';
import { importPath, type Resource } from './resource-names.ts';

/** The room of the resource on the server: test, table and handlers. */
export function serverFiles(resource: Resource): Map<string, string> {
  const { room, many } = resource;
  return new Map([
    [`${room}/${many.kebab}.test.ts`, test(resource)],
    [`${room}/tables.ts`, tables(resource)],
    [handlersFileOf(resource), handlers(resource)],
  ]);
}

const imports = (folder: string, ...modules: (readonly [string, string] | false)[]): string =>
  modules
    .flatMap((module) => (module === false ? [] : [module]))
    .map(([names, path]) => `import ${names} from '${importPath(folder, `server/${path}`)}';`)
    .join('\n');

function tables({ room, many, owner }: Resource): string {
  const table = many.kebab.replaceAll('-', '_');
  const [column, target] = owner === 'class' ? ['class', 'classes'] : ['user', 'users'];
  return `import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
${imports(
  room,
  owner === 'class'
    ? ['{ classes }', 'school/classes/classes/tables.ts']
    : ['{ users }', 'accounts/users/tables.ts'],
  ['{ createdAt, updatedAt }', 'platform/database/columns.ts'],
)}

export const ${many.camel} = pgTable(
  '${table}',
  {
    id: uuid('id').primaryKey(),
    ${column}Id: uuid('${column}_id')
      .notNull()
      .references(() => ${target}.id, { onDelete: 'cascade' }),
    title: text('title').notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [index('${table}_list').on(table.${column}Id, table.createdAt, table.id)],
);
`;
}

function handlers(resource: Resource): string {
  const { room, many, one, owner } = resource;
  const list = listWith(resource);
  const folder = posix.dirname(handlersFileOf(resource));
  const operators = owner === 'school' ? 'and, eq, inArray, or' : 'and, eq';
  return `import { randomUUID } from 'node:crypto';
import { ${operators} } from 'drizzle-orm';
${list.includes('FastifyInstance') ? "import type { FastifyInstance } from 'fastify';\n" : ''}${imports(
  folder,
  owner === 'school' && ['{ schools, users }', 'accounts/users/tables.ts'],
  owner === 'school' && ['{ isColleagueOf }', 'documents/own-templates/colleagues.ts'],
  [`type { ${one.pascal} }`, 'generated/schemas/index.ts'],
  ['type { Database }', 'platform/database/client.ts'],
  ['{ keyset, readPage }', 'platform/database/keyset.ts'],
  ['type { HandlersOf }', 'platform/http/handler.ts'],
  ['{ Problem }', 'platform/problem.ts'],
  owner === 'class' && ['{ findOpenClass, findTaughtClass }', 'school/classes/classes/class-access.ts'],
)}
import { ${many.camel} } from '${importPath(folder, `${room}/tables.ts`)}';

type Row = typeof ${many.camel}.$inferSelect;
type ${one.pascal}Operation =
  | 'list${many.pascal}'
  | 'create${one.pascal}'
  | 'get${one.pascal}'
  | 'update${one.pascal}'
  | 'delete${one.pascal}';

const newest = keyset(${many.camel}.createdAt, ${many.camel}.id);

${list === '' ? 'export ' : ''}function ${one.camel}Handlers({ db }: { db: Database }): HandlersOf<${one.pascal}Operation> {
${owner === 'class' ? ofClass(resource) : ofUser(resource)}
}

function found([row]: Row[]): Row {
  if (row === undefined) throw new Problem('not_found');
  return row;
}

const present${one.pascal} = ({ id, title, createdAt, updatedAt }: Row): ${one.pascal} => ({
  id,
  title,
  created_at: createdAt.toISOString(),
  updated_at: updatedAt.toISOString(),
});
${list}`;
}

const access: Readonly<Record<'user' | 'school', (table: string) => string>> = {
  user: (table) => `  const isOwn = (userId: string) => eq(${table}.userId, userId);`,
  school: (table) => `  /** Own entries, and those of the teachers of the same school. */
  const isOwn = (userId: string) =>
    or(
      eq(${table}.userId, userId),
      inArray(
        ${table}.userId,
        db
          .select({ id: users.id })
          .from(users)
          .innerJoin(schools, eq(schools.id, users.schoolId))
          .where(isColleagueOf(db, userId)),
      ),
    );`,
};

const page = (
  table: string,
  present: string,
  condition: string,
): string => `      const read = (limit: number) =>
        db
          .select({ row: ${table}, position: newest.position })
          .from(${table})
          .where(and(${condition}, newest.after(query.cursor)))
          .orderBy(...newest.orderBy)
          .limit(limit);
      return readPage(query, read, ({ row }) => ${present}(row));`;

function ofUser({ many, one, owner }: Resource): string {
  const [table, present] = [many.camel, `present${one.pascal}`];
  return `${access[owner === 'school' ? 'school' : 'user'](table)}
  const isEntry = (userId: string, id: string) => and(isOwn(userId), eq(${table}.id, id));

  return {
    async list${many.pascal}({ user, query }) {
${page(table, present, 'isOwn(user.id)')}
    },

    async create${one.pascal}({ user, body }) {
      const values = { id: randomUUID(), userId: user.id, title: body.title.trim() };
      return ${present}(found(await db.insert(${table}).values(values).returning()));
    },

    async get${one.pascal}({ user, params }) {
      return ${present}(found(await db.select().from(${table}).where(isEntry(user.id, params.id))));
    },

    async update${one.pascal}({ user, params, body }) {
      const change = { title: body.title.trim(), updatedAt: new Date() };
      return ${present}(
        found(await db.update(${table}).set(change).where(isEntry(user.id, params.id)).returning()),
      );
    },

    async delete${one.pascal}({ user, params }) {
      found(await db.delete(${table}).where(isEntry(user.id, params.id)).returning());
    },
  };`;
}

function ofClass({ many, one }: Resource): string {
  const [table, present] = [many.camel, `present${one.pascal}`];
  return `  const findEntry = async (id: string) =>
    found(await db.select().from(${table}).where(eq(${table}.id, id)));

  return {
    async list${many.pascal}({ user, params, query }) {
      const { id } = await findTaughtClass(db, params.id, user.id);
${page(table, present, `eq(${table}.classId, id)`)}
    },

    async create${one.pascal}({ user, params, body }) {
      const { id: classId } = await findOpenClass(db, params.id, user.id);
      const values = { id: randomUUID(), classId, title: body.title.trim() };
      return ${present}(found(await db.insert(${table}).values(values).returning()));
    },

    async get${one.pascal}({ user, params }) {
      const row = await findEntry(params.id);
      await findTaughtClass(db, row.classId, user.id);
      return ${present}(row);
    },

    async update${one.pascal}({ user, params, body }) {
      const { id, classId } = await findEntry(params.id);
      await findOpenClass(db, classId, user.id);
      const change = { title: body.title.trim(), updatedAt: new Date() };
      return ${present}(found(await db.update(${table}).set(change).where(eq(${table}.id, id)).returning()));
    },

    async delete${one.pascal}({ user, params }) {
      const { id, classId } = await findEntry(params.id);
      await findOpenClass(db, classId, user.id);
      await db.delete(${table}).where(eq(${table}.id, id));
    },
  };`;
}

function test({ room, many, one, owner }: Resource): string {
  const entries = `/api/${many.kebab}`;
  const isOfClass = owner === 'class';
  return `import { expect, test } from 'vitest';
${imports(
  room,
  isOfClass && ['{ classOf }', '../tests/contract/make-class.ts'],
  owner === 'school' && ['{ joinSchool }', 'documents/own-templates/testing.ts'],
  ['{ openTestApp, type SignedIn }', 'testing.ts'],
)}

const { app, ${isOfClass || owner === 'school' ? 'db, ' : ''}signIn } = await openTestApp();

${
  isOfClass
    ? `/** A teacher with a class, and the list of its ${many.words.toLowerCase()}. */
async function start() {
  const owner = await signIn();
  return { owner, list: \`/api/classes/\${await classOf(db, owner.id)}/${many.kebab}\` };
}`
    : `const start = async () => ({ owner: await signIn(), list: '${entries}' });`
}

async function create({ owner: { headers }, list }: Awaited<ReturnType<typeof start>>, title = '${one.words}'): Promise<string> {
  const answer = await app.inject({ method: 'POST', url: list, headers, payload: { title } });
  expect(answer.statusCode).toBe(201);
  return answer.json().id;
}

const get = async (url: string, { headers }: Pick<SignedIn, 'headers'>) => (await app.inject({ url, headers })).json();

test('the list has every entry once, newest first, page by page', async () => {
  const started = await start();
  const { owner, list } = started;
  const ids = [];
  for (const title of ['One', 'Two', 'Three']) ids.unshift(await create(started, title));
  const first = await get(\`\${list}?limit=2\`, owner);
  const rest = await get(\`\${list}?limit=2&cursor=\${first.next_cursor}\`, owner);
  expect([...first.items, ...rest.items].map(({ id }) => id)).toEqual(ids);
  expect(rest.next_cursor).toBeNull();
});

test('an entry can be changed and deleted', async () => {
  const started = await start();
  const { headers } = started.owner;
  const url = \`${entries}/\${await create(started)}\`;
  const changed = await app.inject({ method: 'PATCH', url, headers, payload: { title: ' Renamed ' } });
  expect(changed.json()).toMatchObject({ title: 'Renamed' });
  expect(await get(url, started.owner)).toEqual(changed.json());
  expect((await app.inject({ method: 'DELETE', url, headers })).statusCode).toBe(204);
  expect((await app.inject({ url, headers })).statusCode).toBe(404);
});

test('a title of spaces is rejected', async () => {
  const { owner, list } = await start();
  const answer = await app.inject({ method: 'POST', url: list, headers: owner.headers, payload: { title: ' ' } });
  expect(answer.json()).toMatchObject({ errors: { title: [expect.any(String)] } });
});
${owner === 'school' ? `\n${schoolTest(entries)}` : ''}`;
}

const schoolTest = (
  entries: string,
): string => `test('teachers of the same school see it, others don’t', async () => {
  const started = await start();
  const [colleague, stranger] = [await signIn(), await signIn()];
  for (const { id } of [started.owner, colleague]) await joinSchool(db, id, 'Northfield School');
  await joinSchool(db, stranger.id, 'Southfield School');
  const id = await create(started);
  expect(await get(\`${entries}/\${id}\`, colleague)).toMatchObject({ id });
  expect((await get('${entries}', colleague)).items).toHaveLength(1);
  expect(await get('${entries}', stranger)).toEqual({ items: [], next_cursor: null });
});
`;
