import type { ResourceNames } from './resource-names.ts';

/** The room of the resource on the server: table, service, handlers, tests. */
export function serverFiles(names: ResourceNames): Map<string, string> {
  const folder = `server/school/${names.many.kebab}`;
  return new Map([
    [`${folder}/${names.many.kebab}.test.ts`, test(names)],
    [`${folder}/testing.ts`, testing(names)],
    [`${folder}/tables.ts`, tables(names)],
    [`${folder}/${names.many.kebab}.ts`, service(names)],
    [`${folder}/handlers.ts`, handlers(names)],
  ]);
}

const tables = ({ many }: ResourceNames): string => {
  const table = many.kebab.replaceAll('-', '_');
  return `import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { users } from '../../accounts/users/tables.ts';
import { createdAt, updatedAt } from '../../platform/database/columns.ts';

export const ${many.camel} = pgTable(
  '${table}',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    title: text('title').notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [index('${table}_list').on(table.userId, table.createdAt, table.id)],
);
`;
};

const service = ({ many, one }: ResourceNames): string => `import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/client.ts';
import type { PageRequest } from '../../platform/database/cursor.ts';
import { keyset, readPage } from '../../platform/database/keyset.ts';
import type { ${one.pascal}, ${one.pascal}Fields, List${many.pascal}200 } from '../../generated/schemas/index.ts';
import { Problem } from '../../platform/problem.ts';
import { ${many.camel} } from './tables.ts';

type Row = typeof ${many.camel}.$inferSelect;

const newest = keyset(${many.camel}.createdAt, ${many.camel}.id);

/** One page of a user's ${many.words.toLowerCase()}, newest first. */
export function list${many.pascal}(
  db: Database,
  userId: string,
  request: PageRequest,
): Promise<List${many.pascal}200> {
  const read = (limit: number) =>
    db
      .select({ row: ${many.camel}, position: newest.position })
      .from(${many.camel})
      .where(and(eq(${many.camel}.userId, userId), newest.after(request.cursor)))
      .orderBy(...newest.orderBy)
      .limit(limit);
  return readPage(request, read, ({ row }) => present${one.pascal}(row));
}

export async function create${one.pascal}(db: Database, userId: string, { title }: ${one.pascal}Fields): Promise<${one.pascal}> {
  const rows = await db.insert(${many.camel}).values({ id: randomUUID(), userId, title: title.trim() }).returning();
  return present${one.pascal}(found(rows));
}

export async function get${one.pascal}(db: Database, userId: string, id: string): Promise<${one.pascal}> {
  return present${one.pascal}(found(await db.select().from(${many.camel}).where(isOwn(userId, id))));
}

export async function update${one.pascal}(
  db: Database,
  userId: string,
  id: string,
  { title }: ${one.pascal}Fields,
): Promise<${one.pascal}> {
  const change = { title: title.trim(), updatedAt: new Date() };
  return present${one.pascal}(found(await db.update(${many.camel}).set(change).where(isOwn(userId, id)).returning()));
}

export async function delete${one.pascal}(db: Database, userId: string, id: string): Promise<void> {
  found(await db.delete(${many.camel}).where(isOwn(userId, id)).returning());
}

const isOwn = (userId: string, id: string) => and(eq(${many.camel}.userId, userId), eq(${many.camel}.id, id));

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
`;

const handlers = ({
  many,
  one,
}: ResourceNames): string => `import type { Database } from '../../platform/database/client.ts';
import type { HandlersOf } from '../../platform/http/handler.ts';
import { create${one.pascal}, delete${one.pascal}, get${one.pascal}, list${many.pascal}, update${one.pascal} } from './${many.kebab}.ts';

type ${one.pascal}Operation = 'list${many.pascal}' | 'create${one.pascal}' | 'get${one.pascal}' | 'update${one.pascal}' | 'delete${one.pascal}';

export function ${one.camel}Handlers({ db }: { db: Database }): HandlersOf<${one.pascal}Operation> {
  return {
    list${many.pascal}: ({ user, query }) => list${many.pascal}(db, user.id, query),
    create${one.pascal}: ({ user, body }) => create${one.pascal}(db, user.id, body),
    get${one.pascal}: ({ user, params }) => get${one.pascal}(db, user.id, params.id),
    update${one.pascal}: ({ user, params, body }) => update${one.pascal}(db, user.id, params.id, body),
    delete${one.pascal}: ({ user, params }) => delete${one.pascal}(db, user.id, params.id),
  };
}
`;

const testing = ({ many, one }: ResourceNames): string => `import type { FastifyInstance } from 'fastify';

/** Creates one through the API; returns its id. */
export async function make${one.pascal}(
  app: FastifyInstance,
  headers: { authorization: string },
  title = '${one.words}',
): Promise<string> {
  const answer = await app.inject({ method: 'POST', url: '/api/${many.kebab}', headers, payload: { title } });
  if (answer.statusCode !== 201) throw new Error(\`Creation failed: \${answer.body}\`);
  return answer.json().id;
}
`;

const test = ({ many, one }: ResourceNames): string => `import { expect, test } from 'vitest';
import { openTestApp } from '../../testing.ts';
import { make${one.pascal} } from './testing.ts';

const { app, signIn } = await openTestApp();
const url = '/api/${many.kebab}';

test('the list has every entry once, newest first, page by page', async () => {
  const { headers } = await signIn();
  const ids = [];
  for (const title of ['One', 'Two', 'Three']) ids.unshift(await make${one.pascal}(app, headers, title));
  const first = (await app.inject({ url: \`\${url}?limit=2\`, headers })).json();
  const rest = (await app.inject({ url: \`\${url}?limit=2&cursor=\${first.next_cursor}\`, headers })).json();
  expect([...first.items, ...rest.items].map(({ id }) => id)).toEqual(ids);
  expect(rest.next_cursor).toBeNull();
});

test('an entry can be changed and deleted', async () => {
  const { headers } = await signIn();
  const id = await make${one.pascal}(app, headers);
  const changed = await app.inject({
    method: 'PATCH',
    url: \`\${url}/\${id}\`,
    headers,
    payload: { title: ' Renamed ' },
  });
  expect(changed.json()).toMatchObject({ id, title: 'Renamed' });
  expect((await app.inject({ url: \`\${url}/\${id}\`, headers })).json()).toEqual(changed.json());
  expect((await app.inject({ method: 'DELETE', url: \`\${url}/\${id}\`, headers })).statusCode).toBe(204);
  expect((await app.inject({ url: \`\${url}/\${id}\`, headers })).statusCode).toBe(404);
});

test('a title of spaces is rejected', async () => {
  const { headers } = await signIn();
  const answer = await app.inject({ method: 'POST', url, headers, payload: { title: ' ' } });
  expect(answer.json()).toMatchObject({ errors: { title: [expect.any(String)] } });
});
`;
