import { sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/client.ts';
import { eventBatches, generations, runs } from '../document/tables.ts';
import type { SectionProgress } from '../../../generated/schemas/index.ts';
import type { EventBatch } from './event-log.ts';
import type { LiveRun } from './live-run.ts';

interface Logger {
  error(details: object, message: string): void;
}

export interface CheckpointTiming {
  /** Milliseconds between two checkpoints; a finished section triggers one earlier. */
  interval: number;
  /** Seconds after the last checkpoint until another process may take over the run. */
  lease: number;
}

interface Progress {
  run: LiveRun;
  batch: EventBatch | null;
  finished: readonly string[];
  /** The states of all sections. */
  states: string;
  /** Undefined if a checkpoint has stored these states. */
  sections: SectionProgress[] | undefined;
}

/** Milliseconds from a finished section to the checkpoint of its document. */
const SECTION_END_DELAY = 40;

export const standardCheckpointTiming: CheckpointTiming = { interval: 500, lease: 20 };

/**
 * Stores the progress of live runs, of many in one statement, in the background, so that no stream waits
 * for the database. Reports a run as lost if another process has ended it.
 */
export class Checkpoints {
  readonly #db: Database;
  readonly #log: Logger;
  readonly #timing: CheckpointTiming;
  readonly #onLost: (run: LiveRun) => void;
  readonly #runs = new Set<LiveRun>();
  readonly #dirty = new Set<LiveRun>();
  /** The states of sections that the last checkpoint of a run stored. */
  readonly #stored = new WeakMap<LiveRun, string>();
  #timer: NodeJS.Timeout | undefined;
  #due = Number.POSITIVE_INFINITY;
  #writing: Promise<void> | undefined;
  /** When the last checkpoint of all changed runs began. */
  #lastOfAll = 0;
  #lastLease = 0;

  constructor(db: Database, log: Logger, onLost: (run: LiveRun) => void, checkpointTiming: CheckpointTiming) {
    this.#db = db;
    this.#log = log;
    this.#onLost = onLost;
    this.#timing = checkpointTiming;
  }

  add(run: LiveRun): void {
    this.#runs.add(run);
    this.#schedule(this.#timing.interval);
  }

  /** Removes a run; resolves once any checkpoint in progress is stored. */
  async remove(run: LiveRun): Promise<void> {
    this.#runs.delete(run);
    this.#dirty.delete(run);
    await this.#writing;
  }

  changed(run: LiveRun, soon: boolean): void {
    if (!this.#runs.has(run)) return;
    this.#dirty.add(run);
    if (soon) this.#schedule(SECTION_END_DELAY);
  }

  /** Schedules a checkpoint within that many milliseconds, or after the one in progress. */
  #schedule(within: number): void {
    this.#due = Math.min(this.#due, performance.now() + within);
    clearTimeout(this.#timer);
    if (this.#writing || this.#runs.size === 0) return;
    // It may have become due while the last checkpoint was being written.
    const rest = Math.max(0, this.#due - performance.now());
    // Not a job: it stores what this process has in memory, and shows that it lives.
    this.#timer = setTimeout(() => {
      this.#due = Number.POSITIVE_INFINITY;
      this.#writing = this.#write().finally(() => {
        this.#writing = undefined;
        this.#schedule(Math.max(0, this.#lastOfAll + this.#timing.interval - performance.now()));
      });
    }, rest);
  }

  async #write(): Promise<void> {
    const renewLeases = performance.now() - this.#lastLease > (this.#timing.lease * 1000) / 4;
    const included = renewLeases ? [...this.#runs] : this.#takeChanged();
    if (included.length === 0) return;
    for (const run of included) this.#dirty.delete(run);
    const progress = included.map((run) => this.#progressOf(run));
    try {
      const alive = await this.#persist(progress);
      if (renewLeases) this.#lastLease = performance.now();
      for (const { run, finished, states } of progress) {
        this.#stored.set(run, states);
        if (alive.has(run.start.runId)) run.announce(finished);
        else if (this.#runs.has(run)) this.#onLost(run);
      }
    } catch (error) {
      this.#log.error(
        { err: error, runs: progress.length },
        'A checkpoint failed; the next one will include its content',
      );
      for (const { run, batch } of progress) {
        if (batch) run.log.returnBatch(batch);
        this.#dirty.add(run);
      }
    }
  }

  /** All changed runs once per interval; in between only those with a finished section, which readers wait for. */
  #takeChanged(): LiveRun[] {
    const now = performance.now();
    const isForAll = now - this.#lastOfAll >= this.#timing.interval;
    if (isForAll) this.#lastOfAll = now;
    return [...this.#dirty].filter((run) => isForAll || run.unannounced.length > 0);
  }

  #progressOf(run: LiveRun): Progress {
    const sections = run.sectionsToPersist;
    const states = sections.map(({ state }) => state).join();
    const isStored = this.#stored.get(run) === states;
    return {
      run,
      batch: run.log.takeBatch(),
      finished: run.unannounced,
      states,
      sections: isStored ? undefined : sections,
    };
  }

  /** Stores a checkpoint; returns the ids of the runs that this process still owns. */
  async #persist(progress: readonly Progress[]): Promise<Set<string>> {
    const rows = progress.map(({ run, batch, sections }) => ({
      run: run.start.runId,
      generation: run.start.generationId,
      used: run.meter.used,
      first: batch?.firstEvent,
      last: batch?.lastEvent,
      events: batch?.events,
      sections,
    }));
    // Inserts depend on the renewed leases, so a run that another process has ended stores nothing
    // more.
    const alive = await this.#db.execute<{ run: string }>(sql`
      with alive as (
        update ${runs} set
          used_input = (live.used->>'input')::int,
          used_output = (live.used->>'output')::int,
          lease_until = now() + ${`${this.#timing.lease} seconds`}::interval
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
