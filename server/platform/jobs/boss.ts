import { DrizzleQueryError, sql } from 'drizzle-orm';
import { type Db, fromDrizzle, PgBoss } from 'pg-boss';
import type { Database } from '../database/client.ts';
import { DAY, HOUR } from './crons.ts';

/** Seconds between two polls of the database. */
export interface Pace {
  /** For times that have come. */
  times: number;
  /** For the jobs of these times. */
  forwarding: number;
  /** For what other processes sent. */
  sent: number;
  /** For runs of dead processes. */
  deaths: number;
}

/** pg-boss on the server's own connections, in a schema that it creates and upgrades itself. */
export function createBoss(db: Database, schema: string, pace: Pace | null): PgBoss {
  return new PgBoss({
    db: connectionOf(db),
    schema,
    schedule: pace !== null,
    supervise: pace !== null,
    ...(pace && {
      cronMonitorIntervalSeconds: pace.times,
      cronWorkerIntervalSeconds: pace.forwarding,
      superviseIntervalSeconds: pace.deaths,
      monitorIntervalSeconds: pace.deaths,
      maintenanceIntervalSeconds: HOUR,
    }),
    // Polls for what the server does not use: jobs that wait for others, index builds and statistics.
    flowIntervalSeconds: DAY,
    bamIntervalSeconds: DAY,
    queueCacheIntervalSeconds: DAY,
    registerInstance: false,
    openTelemetry: { enabled: false },
  });
}

/** A text that pg-boss sends without parameters. postgres.js begins transactions itself. */
const TRANSACTION = /^\s*BEGIN;(.*)COMMIT;\s*$/s;

function connectionOf(db: Database): Db {
  return {
    async executeSql(text, values) {
      try {
        const [, statements] = TRANSACTION.exec(text) ?? [];
        if (statements !== undefined)
          return await db.transaction((tx) => fromDrizzle(tx, sql).executeSql(statements));
        return await fromDrizzle(db, sql).executeSql(text, values?.map(asParameter));
      } catch (error) {
        // pg-boss reads the database's error codes.
        throw error instanceof DrizzleQueryError ? (error.cause ?? error) : error;
      }
    },
  };
}

/** Drizzle has made postgres.js send parameters as they are, so JSON must be text. */
const asParameter = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? JSON.stringify(value) : value;
