import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { and, eq, lt, ne, or, sql } from 'drizzle-orm';
import type { Generations } from '../generations/generations.ts';
import type { Logger } from '../generations/run/runner.ts';
import { resumePaused } from './resume-paused.ts';
import { batches, batchItems } from './tables.ts';
import { type ItemOutcome, writeItem } from './write-item.ts';

export interface BatchTiming {
  /** Items of a batch that are written at the same time. */
  lanes: number;
  /** Seconds for which a worker owns its batch without showing that it lives. */
  lease: number;
  /** Milliseconds between two searches for batches that this process can go on with. */
  sweep: number;
}

/** A batch that lacks credits is checked every so many sweeps. */
const SWEEPS_PER_CHECK = 6;

const standardBatchTiming: BatchTiming = { lanes: 3, lease: 30, sweep: 10_000 };

interface Options {
  generations: Generations;
  log: Logger;
  /** Whether this is the only process that uses the database. */
  alone: boolean;
  timing?: BatchTiming;
}

type Batch = typeof batches.$inferSelect;
type Item = typeof batchItems.$inferSelect;

/** Writes the items of batches in this process. All state is in the database, so any process can go on with a batch. */
export class Batches {
  readonly #options: Options;
  readonly #timing: BatchTiming;
  readonly #worker = randomUUID();
  readonly #active = new Map<string, Promise<void>>();
  readonly #again = new Set<string>();
  #closing = false;
  #sweep: NodeJS.Timeout | undefined;

  constructor(options: Options) {
    this.#options = options;
    this.#timing = options.timing ?? standardBatchTiming;
  }

  get #db() {
    return this.#options.generations.db;
  }

  /** Goes on with the batches of dead processes and with those that can be paid for, now and periodically. */
  async start(): Promise<void> {
    await this.#recover(this.#options.alone);
    this.#sweep = setInterval(() => {
      this.#recover(false).catch((error: unknown) => this.#report(error, 'Recovering batches failed'));
      this.#resume().catch((error: unknown) => this.#report(error, 'Resuming paused batches failed'));
    }, this.#timing.sweep).unref();
  }

  /** Goes on with the batches that were paused for credits which their users have now. */
  async #resume(): Promise<void> {
    const interval = (this.#timing.sweep * SWEEPS_PER_CHECK) / 1000;
    for (const id of await resumePaused(this.#options.generations, interval)) this.wake(id);
  }

  /** Begins no further item. */
  beginClosing(): void {
    this.#closing = true;
    clearInterval(this.#sweep);
  }

  /** Resolves when no batch is being written. */
  async settled(): Promise<void> {
    while (this.#active.size > 0) await Promise.all(this.#active.values());
  }

  /** Writes the waiting items of a batch, unless another process does. */
  wake(id: string): void {
    if (this.#closing) return;
    if (this.#active.has(id)) {
      this.#again.add(id);
      return;
    }
    const work = this.#work(id)
      .catch((error: unknown) => this.#report(error, 'A batch failed'))
      .finally(() => {
        this.#active.delete(id);
        if (this.#again.delete(id)) this.wake(id);
      });
    this.#active.set(id, work);
  }

  /** Wakes the running batches without a living worker. */
  async #recover(all: boolean): Promise<void> {
    const isAbandoned = or(
      lt(batches.leaseUntil, sql`now()`),
      // The only process has no living worker but its own.
      all ? ne(batches.worker, this.#worker) : undefined,
    );
    const found = await this.#db
      .update(batches)
      .set({ leaseUntil: sql`now() - interval '1 second'`, worker: null })
      .where(and(eq(batches.state, 'running'), isAbandoned))
      .returning({ id: batches.id });
    for (const { id } of found) if (!this.#active.has(id)) this.wake(id);
  }

  async #work(id: string): Promise<void> {
    const [batch] = await this.#db
      .update(batches)
      .set({ worker: this.#worker, leaseUntil: this.#lease() })
      .where(
        and(
          eq(batches.id, id),
          eq(batches.state, 'running'),
          or(lt(batches.leaseUntil, sql`clock_timestamp()`), eq(batches.worker, this.#worker)),
        ),
      )
      .returning();
    if (!batch) return;
    // What a dead worker was writing is written on.
    await this.#db
      .update(batchItems)
      .set({ state: 'waiting' })
      .where(and(eq(batchItems.batchId, id), eq(batchItems.state, 'writing')));
    const renewal = setInterval(() => void this.#renew(id), (this.#timing.lease * 1000) / 3).unref();
    try {
      await Promise.all(Array.from({ length: this.#timing.lanes }, () => this.#lane(batch)));
      await this.#end(id);
    } finally {
      clearInterval(renewal);
    }
  }

  readonly #lease = () => sql`now() + ${`${this.#timing.lease} seconds`}::interval`;

  async #renew(id: string): Promise<void> {
    try {
      await this.#db
        .update(batches)
        .set({ leaseUntil: this.#lease() })
        .where(and(eq(batches.id, id), eq(batches.worker, this.#worker)));
    } catch (error) {
      this.#report(error, 'The lease of a batch could not be renewed');
    }
  }

  async #lane(batch: Batch): Promise<void> {
    while (!this.#closing) {
      const item = await this.#next(batch);
      if (!item) return;
      const outcome = await this.#write(batch, item);
      await this.#store(item, outcome);
      if (outcome.kind !== 'ended') return;
    }
  }

  /** The next waiting item of a running batch that this worker owns. */
  async #next({ id }: Batch): Promise<Item | undefined> {
    const waiting = sql`(select ${batchItems.position} from ${batchItems}
      where ${batchItems.batchId} = ${id} and ${batchItems.state} = 'waiting'
      order by ${batchItems.position} limit 1 for update skip locked)`;
    const isMine = sql`exists (select 1 from ${batches} where ${batches.id} = ${id}
      and ${batches.state} = 'running' and ${batches.worker} = ${this.#worker})`;
    const [item] = await this.#db
      .update(batchItems)
      .set({ state: 'writing', failure: null })
      .where(and(eq(batchItems.batchId, id), eq(batchItems.position, waiting), isMine))
      .returning();
    return item;
  }

  async #write(batch: Batch, item: Item): Promise<ItemOutcome> {
    try {
      return await writeItem(this.#options.generations, batch, item, () => sleep(this.#timing.sweep / 10));
    } catch (error) {
      this.#report(error, 'An item of a batch failed');
      return { kind: 'ended', state: 'failed', failure: 'Something went wrong. Please try this one again.' };
    }
  }

  async #store({ batchId, position }: Item, outcome: ItemOutcome): Promise<void> {
    const isItem = and(eq(batchItems.batchId, batchId), eq(batchItems.position, position));
    if (outcome.kind === 'ended') {
      const { state, failure } = outcome;
      // A stopped item of a cancelled batch was cancelled with it.
      await this.#db
        .update(batchItems)
        .set({ state, failure })
        .where(and(isItem, eq(batchItems.state, 'writing')));
      await this.#db.update(batches).set({ updatedAt: new Date() }).where(eq(batches.id, batchId));
      return;
    }
    await this.#db
      .update(batchItems)
      .set({ state: 'waiting' })
      .where(and(isItem, eq(batchItems.state, 'writing')));
    if (outcome.kind === 'pause') {
      await this.#db
        .update(batches)
        .set({
          state: 'paused',
          pausedBecause: outcome.because,
          pausedFor: outcome.need,
          updatedAt: new Date(),
        })
        .where(and(eq(batches.id, batchId), eq(batches.state, 'running')));
    }
  }

  /** Gives up the batch, which is finished if no item is left. */
  async #end(id: string): Promise<void> {
    const left = sql`exists (select 1 from ${batchItems} where ${batchItems.batchId} = ${id}
      and ${batchItems.state} in ('waiting', 'writing'))`;
    await this.#db
      .update(batches)
      .set({
        state: sql`case when ${batches.state} = 'running' and not ${left} then 'finished' else ${batches.state} end`,
        worker: null,
        leaseUntil: sql`now() - interval '1 second'`,
        updatedAt: new Date(),
      })
      .where(and(eq(batches.id, id), eq(batches.worker, this.#worker)));
  }

  #report(error: unknown, message: string): void {
    this.#options.log.error({ err: error }, message);
  }
}
