import { randomUUID } from 'node:crypto';
import { and, asc, eq, gt, isNull, lt, or } from 'drizzle-orm';
import type { Account } from '../../../accounts/users/account.ts';
import { users } from '../../../accounts/users/tables.ts';
import type { Todo, TodoChange, TodoFields, TodoList, TodoSnooze } from '../../../generated/schemas/index.ts';
import type { Database } from '../../../platform/database/client.ts';
import { Problem } from '../../../platform/problem.ts';
import { moveToTrash } from '../../classes/removals/removals.ts';
import { derivedTodos } from './derived-todos.ts';
import { todoSnoozes, todos } from './tables.ts';

type Row = typeof todos.$inferSelect;

const MAX_OWN = 200;
const MAX_SNOOZES = 1000;
const DONE_IS_SHOWN = 7 * 24 * 60 * 60 * 1000;

/** What a user has to do: what classes ask for, and the user's own entries. */
export async function listTodos(
  db: Database,
  user: Pick<Account, 'id' | 'role'>,
  now: Date,
): Promise<TodoList> {
  const [derived, own, snoozes] = await Promise.all([
    user.role === 'teacher' ? derivedTodos(db, user, now) : [],
    db
      .select()
      .from(todos)
      .where(
        and(
          eq(todos.userId, user.id),
          or(isNull(todos.doneAt), gt(todos.doneAt, new Date(now.getTime() - DONE_IS_SHOWN))),
        ),
      )
      .orderBy(asc(todos.createdAt), asc(todos.id)),
    db
      .select({ key: todoSnoozes.key, until: todoSnoozes.until })
      .from(todoSnoozes)
      .where(and(eq(todoSnoozes.userId, user.id), gt(todoSnoozes.until, now))),
  ]);
  const until = new Map(snoozes.map((snooze) => [snooze.key, snooze.until.toISOString()]));
  const entries = [
    ...derived.map((entry): Todo => {
      const key = `${entry.kind}:${entry.target_id}`;
      return { ...entry, key, snoozed_until: until.get(key) ?? null, done_at: null };
    }),
    ...own.map((row): Todo => presentOwn(row, until.get(keyOf(row)) ?? null)),
  ];
  return {
    open: entries.filter(({ done_at }) => done_at === null),
    done: entries.filter(({ done_at }) => done_at !== null),
  };
}

const keyOf = ({ id }: Pick<Row, 'id'>): string => `own:${id}`;

const presentOwn = (row: Row, snoozedUntil: string | null): Todo => ({
  key: keyOf(row),
  kind: 'own',
  target_id: row.id,
  lesson_id: null,
  title: row.title,
  class: null,
  person: null,
  count: 1,
  since: null,
  due_on: row.dueOn,
  snoozed_until: snoozedUntil,
  done_at: row.doneAt?.toISOString() ?? null,
});

/** Throws a 409 if there are too many open entries. */
export async function createTodo(db: Database, userId: string, fields: TodoFields): Promise<Todo> {
  return db.transaction(async (tx) => {
    await rejectMany(tx, userId);
    const [row] = await tx
      .insert(todos)
      .values({ id: randomUUID(), userId, title: fields.title.trim(), dueOn: fields.due_on })
      .returning();
    return present(row);
  });
}

/** Throws a 409 if one more open entry is too many; calls of one user wait for each other. */
async function rejectMany(tx: Database, userId: string): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
  const open = await tx.$count(todos, and(eq(todos.userId, userId), isNull(todos.doneAt)));
  if (open >= MAX_OWN) throw new Problem('conflict', `You have ${MAX_OWN} open entries. Finish one first.`);
}

export async function updateTodo(
  db: Database,
  own: { userId: string; id: string },
  { title, due_on: dueOn, done }: TodoChange,
): Promise<Todo> {
  return db.transaction(async (tx) => {
    const [before] = await tx.select({ doneAt: todos.doneAt }).from(todos).where(isOwn(own));
    if (before?.doneAt && !done) await rejectMany(tx, own.userId);
    const doneAt = done ? (before?.doneAt ?? new Date()) : null;
    const [row] = await tx
      .update(todos)
      .set({ title: title.trim(), dueOn, doneAt })
      .where(isOwn(own))
      .returning();
    return present(row);
  });
}

export async function deleteTodo(db: Database, own: { userId: string; id: string }): Promise<void> {
  const [row] = await db.select().from(todos).where(isOwn(own));
  if (row === undefined) throw new Problem('not_found');
  const { id, title, userId } = row;
  await moveToTrash(db, todos, { kind: 'todo', id, title, ownerId: userId, by: userId });
}

const isOwn = ({ userId, id }: { userId: string; id: string }) =>
  and(eq(todos.userId, userId), eq(todos.id, id));

function present(row: Row | undefined): Todo {
  if (row === undefined) throw new Problem('not_found');
  return presentOwn(row, null);
}

/** Puts an entry off; `until` null brings it back. */
export async function snoozeTodo(db: Database, userId: string, { key, until }: TodoSnooze): Promise<void> {
  if (until === null) {
    await db.delete(todoSnoozes).where(and(eq(todoSnoozes.userId, userId), eq(todoSnoozes.key, key)));
    return;
  }
  const time = new Date(until);
  await db.delete(todoSnoozes).where(and(eq(todoSnoozes.userId, userId), lt(todoSnoozes.until, new Date())));
  const snoozes = await db.$count(todoSnoozes, eq(todoSnoozes.userId, userId));
  if (snoozes >= MAX_SNOOZES) throw new Problem('conflict', 'You have put off too many entries.');
  await db
    .insert(todoSnoozes)
    .values({ userId, key, until: time })
    .onConflictDoUpdate({ target: [todoSnoozes.userId, todoSnoozes.key], set: { until: time } });
}
