import { and, eq, gt, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../platform/database/client.ts';
import type { Dialect } from './dialect.ts';
import { modelDialects } from './tables.ts';

/** Remembers the dialects of model servers beyond a restart. */
export interface DialectMemory {
  recall(baseUrl: string, model: string): Promise<Partial<Dialect>>;
  learned(baseUrl: string, model: string, dialect: Dialect): void;
}

/** Another version of Lectern may have stored it. */
const stored = z
  .object({
    format: z.enum(['json_schema', 'json_object', 'text']),
    limit: z.enum(['max_tokens', 'max_completion_tokens']).nullable(),
    streamOptions: z.boolean(),
    streams: z.boolean(),
    systemRole: z.boolean(),
    reasoningRoom: z.int().min(0),
  })
  .partial();

interface Logger {
  error(details: object, message: string): void;
}

/** In the database. A dialect is forgotten a month after the last change, because servers get updates. */
export function storedDialects(db: Database, log: Logger): DialectMemory {
  return {
    async recall(baseUrl, model) {
      const [row] = await db
        .select()
        .from(modelDialects)
        .where(
          and(
            eq(modelDialects.baseUrl, baseUrl),
            eq(modelDialects.model, model),
            gt(modelDialects.updatedAt, sql`now() - interval '30 days'`),
          ),
        );
      return stored.safeParse(row?.dialect).data ?? {};
    },
    learned(baseUrl, model, dialect) {
      db.insert(modelDialects)
        .values({ baseUrl, model, dialect })
        .onConflictDoUpdate({
          target: [modelDialects.baseUrl, modelDialects.model],
          set: { dialect, updatedAt: new Date() },
        })
        .catch((error: unknown) => log.error({ err: error, model }, 'A dialect could not be stored'));
    },
  };
}
