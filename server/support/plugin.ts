import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Ticket } from '../generated/schemas/index.ts';
import type { Database } from '../platform/database/client.ts';
import { keyset, readPage } from '../platform/database/keyset.ts';
import type { HandlersOf } from '../platform/http/handler.ts';
import { Problem } from '../platform/problem.ts';
import { tickets } from './tickets/tables.ts';

type Row = typeof tickets.$inferSelect;
type TicketOperation = 'listTickets' | 'createTicket' | 'getTicket' | 'updateTicket' | 'deleteTicket';

const newest = keyset(tickets.createdAt, tickets.id);

function ticketHandlers({ db }: { db: Database }): HandlersOf<TicketOperation> {
  const isOwn = (userId: string) => eq(tickets.userId, userId);
  const isEntry = (userId: string, id: string) => and(isOwn(userId), eq(tickets.id, id));

  return {
    async listTickets({ user, query }) {
      const read = (limit: number) =>
        db
          .select({ row: tickets, position: newest.position })
          .from(tickets)
          .where(and(isOwn(user.id), newest.after(query.cursor)))
          .orderBy(...newest.orderBy)
          .limit(limit);
      return readPage(query, read, ({ row }) => presentTicket(row));
    },

    async createTicket({ user, body }) {
      const values = { id: randomUUID(), userId: user.id, title: body.title.trim() };
      return presentTicket(found(await db.insert(tickets).values(values).returning()));
    },

    async getTicket({ user, params }) {
      return presentTicket(found(await db.select().from(tickets).where(isEntry(user.id, params.id))));
    },

    async updateTicket({ user, params, body }) {
      const change = { title: body.title.trim(), updatedAt: new Date() };
      return presentTicket(
        found(await db.update(tickets).set(change).where(isEntry(user.id, params.id)).returning()),
      );
    },

    async deleteTicket({ user, params }) {
      found(await db.delete(tickets).where(isEntry(user.id, params.id)).returning());
    },
  };
}

function found([row]: Row[]): Row {
  if (row === undefined) throw new Problem('not_found');
  return row;
}

const presentTicket = ({ id, title, createdAt, updatedAt }: Row): Ticket => ({
  id,
  title,
  created_at: createdAt.toISOString(),
  updated_at: updatedAt.toISOString(),
});

export async function support(app: FastifyInstance, dependencies: { db: Database }): Promise<void> {
  app.handle({
    ...ticketHandlers(dependencies),
  });
}
