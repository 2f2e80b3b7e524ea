import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/client.ts';
import { eventBatches, generations, runs } from './tables.ts';
import type { EventBatch } from './event-log.ts';
import type { LiveRun } from './live-run.ts';

interface Logger {
  error(details: object, message: string): void;
}

export interface Rhythm {
  /** Milliseconds between two checkpoints; the end of a section does not wait for it. */
  interval: number;
  /** Seconds that a run belongs to this process after its last checkpoint. */
  lease: number;
}

/** Milliseconds in which the ends of sections are gathered, so that many documents share a checkpoint. */
const GATHERED = 40;

export const standardRhythm: Rhythm = { interval: 500, lease: 20 };

/**
 * Writes what the live runs have written, all of them in one statement, behind their backs: no stream waits for the database. A run
 * that another process has ended in the meantime is reported as lost.
 */
export class Checkpoints {
  readonly #db: Database;
  readonly #log: Logger;
  readonly #rhythm: Rhythm;
  readonly #lost: (run: LiveRun) => void;
  readonly #runs = new Set<LiveRun>();
  readonly #dirty = new Set<LiveRun>();
  #timer: NodeJS.Timeout | undefined;
  #due = Number.POSITIVE_INFINITY;
  #writing: Promise<void> | undefined;
  #lastLease = 0;

  constructor(db: Database, log: Logger, lost: (run: LiveRun) => void, rhythm: Rhythm) {
    this.#db = db;
    this.#log = log;
    this.#lost = lost;
    this.#rhythm = rhythm;
  }

  add(run: LiveRun): void {
    this.#runs.add(run);
    this.#schedule(this.#rhythm.interval);
  }

  /** Forgets a run; resolves when no checkpoint of it is on its way. */
  async remove(run: LiveRun): Promise<void> {
    this.#runs.delete(run);
    this.#dirty.delete(run);
    await this.#writing;
  }

  changed(run: LiveRun, soon: boolean): void {
    if (!this.#runs.has(run)) return;
    this.#dirty.add(run);
    if (soon) this.#schedule(GATHERED);
  }

  /** The next checkpoint is made in so many milliseconds at the latest, or when the one under way is over. */
  #schedule(within: number): void {
    this.#due = Math.min(this.#due, performance.now() + within);
    clearTimeout(this.#timer);
    if (this.#writing || this.#runs.size === 0) return;
    // What came due while a checkpoint was written is over its time already.
    const rest = Math.max(0, this.#due - performance.now());
    this.#timer = setTimeout(() => {
      this.#due = Number.POSITIVE_INFINITY;
      this.#writing = this.#write().finally(() => {
        this.#writing = undefined;
        this.#schedule(this.#rhythm.interval);
      });
    }, rest);
  }

  async #write(): Promise<void> {
    const renews = performance.now() - this.#lastLease > (this.#rhythm.lease * 1000) / 4;
    const chosen = renews ? [...this.#runs] : [...this.#dirty];
    if (chosen.length === 0) return;
    this.#dirty.clear();
    const kept = chosen.map((run) => ({ run, batch: run.log.takeBatch(), finished: run.unannounced }));
    try {
      const alive = await this.#keep(kept);
      if (renews) this.#lastLease = performance.now();
      for (const { run, finished } of kept) {
        if (alive.has(run.start.runId)) run.announce(finished);
        else if (this.#runs.has(run)) this.#lost(run);
      }
    } catch (error) {
      this.#log.error(
        { err: error, runs: kept.length },
        'A checkpoint failed; the next one carries its content',
      );
      for (const { run, batch } of kept) {
        if (batch) run.log.returnBatch(batch);
        this.#dirty.add(run);
      }
    }
  }

  /** The ids of the runs that still are this process's own. */
  async #keep(kept: readonly { run: LiveRun; batch: EventBatch | null }[]): Promise<Set<string>> {
    const rows = kept.map(({ run, batch }) => ({
      run: run.start.runId,
      generation: run.start.generationId,
      used: run.meter.used,
      first: batch?.firstEvent,
      last: batch?.lastEvent,
      events: batch?.events,
      sections: run.sectionsToKeep,
    }));
    // What is kept follows from what was renewed: a run that another process ends while this waits for it keeps nothing more.
    const alive = await this.#db.execute<{ run: string }>(sql`
      with alive as (
        update ${runs} set
          used_input = (live.used->>'input')::int,
          used_output = (live.used->>'output')::int,
          lease_until = now() + ${`${this.#rhythm.lease} seconds`}::interval
        from json_to_recordset(${JSON.stringify(rows)}::json) as live(
          run uuid, generation uuid, used json, first int, last int, events json, sections jsonb)
        where runs.id = live.run and runs.ended_at is null
        returning live.*
      ), batches as (
        insert into ${eventBatches} (generation_id, first_event, last_event, events)
        select generation, first, last, events from alive where first is not null
      ), states as (
        update ${generations} set sections = alive.sections from alive
        where generations.id = alive.generation and generations.sections <> alive.sections
      )
      select run from alive`);
    return new Set(alive.map(({ run }) => run));
  }
}
