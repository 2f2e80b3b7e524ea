import { eq, sql } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { sandboxClock } from '../tables.ts';

const NAME = 'sandbox';

/** The sandbox's time: the system time plus the advance, in seconds. */
export async function readClock(db: Database, machine: Date): Promise<number> {
  const [row] = await db.select().from(sandboxClock).where(eq(sandboxClock.name, NAME));
  return secondsOf(machine) + (row?.aheadSeconds ?? 0);
}

/** Reads the clock and locks the sandbox until the transaction ends. */
export async function lockClock(tx: Database, machine: Date): Promise<number> {
  await tx.insert(sandboxClock).values({ name: NAME, aheadSeconds: 0 }).onConflictDoNothing();
  const [row] = await tx.select().from(sandboxClock).where(eq(sandboxClock.name, NAME)).for('update');
  return secondsOf(machine) + (row?.aheadSeconds ?? 0);
}

/** Moves only forward. */
export async function moveClock(db: Database, machine: Date, to: Date): Promise<void> {
  const ahead = secondsOf(to) - secondsOf(machine);
  await db
    .insert(sandboxClock)
    .values({ name: NAME, aheadSeconds: Math.max(0, ahead) })
    .onConflictDoUpdate({
      target: sandboxClock.name,
      set: { aheadSeconds: sql`greatest(${sandboxClock.aheadSeconds}, ${ahead})` },
    });
}

const secondsOf = (date: Date) => Math.floor(date.getTime() / 1000);
