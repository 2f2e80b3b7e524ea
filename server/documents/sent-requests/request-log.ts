import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/client.ts';
import { sentRequests } from '../generations/document/tables.ts';
import { prepareOnce } from '../../platform/database/prepare-once.ts';
import type { RequestLog } from './recorded-engine.ts';

interface Logger {
  error(details: object, message: string): void;
}

interface Run {
  runId: string;
  generationId: string;
}

const insertRequest = prepareOnce((db) =>
  db
    .insert(sentRequests)
    .values({
      id: sql.placeholder('id'),
      generationId: sql.placeholder('generationId'),
      runId: sql.placeholder('runId'),
      sentAt: sql.placeholder('sentAt'),
      model: sql.placeholder('model'),
      host: sql.placeholder('host'),
      system: sql.placeholder('system'),
      user: sql.placeholder('user'),
      placeholders: sql.placeholder('placeholders'),
    })
    .prepare('insert_sent_request'),
);

/** Stores the requests of one run. A database error is logged and does not stop the writing. */
export function requestLog(db: Database, { runId, generationId }: Run, log: Logger): RequestLog {
  let last: string | undefined;
  let stored: Promise<void> = Promise.resolve();
  const store = (write: () => Promise<unknown>) => {
    stored = stored.then(write).then(
      () => undefined,
      (error: unknown) => log.error({ err: error, run: runId }, 'A request to a model could not be stored'),
    );
    return stored;
  };
  return {
    sent(model, { host, system, user, placeholders = [] }) {
      const id = randomUUID();
      const sentAt = new Date();
      last = id;
      void store(() =>
        insertRequest(db).execute({
          id,
          generationId,
          runId,
          sentAt,
          model,
          host,
          system: storable(system),
          user: storable(user),
          placeholders: [...placeholders],
        }),
      );
    },
    answered({ input, output }) {
      const id = last;
      if (id === undefined) return stored;
      return store(() =>
        db
          .update(sentRequests)
          .set({ inputTokens: input, outputTokens: output })
          .where(eq(sentRequests.id, id)),
      );
    },
    settled: () => stored,
  };
}

/** PostgreSQL stores no null characters. */
const storable = (text: string): string => text.replaceAll('\0', '\u2400');
