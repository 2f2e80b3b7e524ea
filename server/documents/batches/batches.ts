import { and, asc, eq, lt, notExists, sql } from 'drizzle-orm';
import { MINUTE } from '../../platform/jobs/crons.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { Generations } from '../generations/generations.ts';
import type { Logger } from '../generations/run/runner.ts';
import { resumePaused } from './resume-paused.ts';
import { batches, batchItems } from './tables.ts';
import { type ItemOutcome, writeItem } from './write-item.ts';

interface Options {
  generations: Generations;
  jobs: Jobs;
  log: Logger;
  /** Items of a batch that are written at the same time. */
  lanes: number | undefined;
}

type Batch = typeof batches.$inferSelect;
type Item = typeof batchItems.$inferSelect;

const WRITING = 'write-batch';
/** Batches that one process writes at the same time. */
const AT_ONCE = 10;
const LANES = 3;

/** Writes batches, each by one process at a time; any process can go on with one. */
export class Batches {
  readonly #options: Options;

  constructor(options: Options) {
    this.#options = options;
    options.jobs.add({
      name: WRITING,
      atOnce: AT_ONCE,
      retries: 20,
      run: (id, claim) => this.#run(id, claim),
    });
    options.jobs.add({ name: 'tend-batches', every: MINUTE, retries: 0, run: () => this.#tend() });
  }

  get #db() {
    return this.#options.generations.db;
  }

  /** Goes on with the batches that were running when their server stopped. */
  async start(): Promise<void> {
    for (const { id } of await this.#listRunning()) await this.wake(id);
  }

  /** Has the waiting items of a batch written. */
  wake(id: string): Promise<void> {
    return this.#options.jobs.send(WRITING, id);
  }

  /** Goes on with the batches that their users can pay for now, and with those whose job was lost. */
  async #tend(): Promise<void> {
    for (const id of await resumePaused(this.#options.generations)) await this.wake(id);
    const aMinuteAgo = sql`now() - ${`${MINUTE} seconds`}::interval`;
    for (const { id } of await this.#listRunning(lt(batches.updatedAt, aMinuteAgo))) await this.wake(id);
  }

  #listRunning(which?: ReturnType<typeof lt>) {
    return this.#db
      .select({ id: batches.id })
      .from(batches)
      .where(and(eq(batches.state, 'running'), which));
  }

  async #run(id: string, claim: AbortSignal): Promise<void> {
    const [batch] = await this.#db.select().from(batches).where(eq(batches.id, id));
    if (batch?.state !== 'running') return;
    const isItem = eq(batchItems.batchId, id);
    // What a dead process was writing is written on.
    await this.#db
      .update(batchItems)
      .set({ state: 'waiting' })
      .where(and(isItem, eq(batchItems.state, 'writing')));
    const waiting = await this.#db
      .select({ position: batchItems.position })
      .from(batchItems)
      .where(and(isItem, eq(batchItems.state, 'waiting')))
      .orderBy(asc(batchItems.position));
    const next = waiting.values();
    const { lanes = LANES } = this.#options;
    await Promise.all(Array.from({ length: lanes }, () => this.#lane(batch, next, claim)));
    if (!claim.aborted && !(await this.#finish(id))) await this.wake(id);
  }

  /** Writes items until none is next, or none can be written. */
  async #lane(batch: Batch, next: Iterable<Pick<Item, 'position'>>, claim: AbortSignal): Promise<void> {
    for (const { position } of next) {
      if (claim.aborted) return;
      const item = await this.#begin(batch, position);
      if (!item) continue;
      const outcome = await this.#write(batch, item);
      await this.#store(item, outcome);
      if (outcome.kind !== 'ended') return;
    }
  }

  /** An item that is still waiting, if its batch is running. */
  async #begin({ id }: Batch, position: number): Promise<Item | undefined> {
    const isRunning = sql`exists (select 1 from ${batches} where ${batches.id} = ${id} and ${batches.state} = 'running')`;
    const [item] = await this.#db
      .update(batchItems)
      .set({ state: 'writing', failure: null })
      .where(
        and(
          eq(batchItems.batchId, id),
          eq(batchItems.position, position),
          eq(batchItems.state, 'waiting'),
          isRunning,
        ),
      )
      .returning();
    return item;
  }

  async #write(batch: Batch, item: Item): Promise<ItemOutcome> {
    try {
      return await writeItem(this.#options.generations, batch, item);
    } catch (error) {
      this.#options.log.error({ err: error, batch: batch.id }, 'An item of a batch failed');
      return { kind: 'ended', state: 'failed', failure: 'Something went wrong. Please try this one again.' };
    }
  }

  async #store({ batchId, position }: Item, outcome: ItemOutcome): Promise<void> {
    // A stopped item of a cancelled batch was cancelled with it.
    const isWriting = and(
      eq(batchItems.batchId, batchId),
      eq(batchItems.position, position),
      eq(batchItems.state, 'writing'),
    );
    if (outcome.kind === 'ended') {
      const { state, failure } = outcome;
      await this.#db.update(batchItems).set({ state, failure }).where(isWriting);
      await this.#db.update(batches).set({ updatedAt: new Date() }).where(eq(batches.id, batchId));
      return;
    }
    await this.#db.update(batchItems).set({ state: 'waiting' }).where(isWriting);
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

  /** Finishes a running batch without an item left; returns false if items are left. */
  async #finish(id: string): Promise<boolean> {
    const left = this.#db
      .select({ position: batchItems.position })
      .from(batchItems)
      .where(and(eq(batchItems.batchId, id), sql`${batchItems.state} in ('waiting', 'writing')`));
    const isRunning = and(eq(batches.id, id), eq(batches.state, 'running'));
    await this.#db
      .update(batches)
      .set({ state: 'finished', updatedAt: new Date() })
      .where(and(isRunning, notExists(left)));
    return (await this.#db.$count(batches, isRunning)) === 0;
  }
}
