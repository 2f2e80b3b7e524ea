import type { FastifyReply } from 'fastify';
import type { Engine } from '../../engine/port/engine.ts';
import { findOpenSessions } from '../../accounts/sessions/sessions.ts';
import type { Database } from '../../platform/database/client.ts';
import type { Generation } from '../../generated/schemas/index.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { Problem } from '../../platform/problem.ts';
import { standardCheckpointTiming, type CheckpointTiming } from './run/checkpoints.ts';
import type { RunStart } from './run/live-run.ts';
import { BegunDocuments } from './read/begun-documents.ts';
import { EventStream } from './read/event-stream.ts';
import { followGeneration, resync } from './read/follow-generation.ts';
import type { References } from './document/context.ts';
import { Heartbeat, STANDARD_HEARTBEAT } from './read/heartbeat.ts';
import { flushInterval } from './run/flush-interval.ts';
import {
  type Document,
  findGeneration,
  findOpenRun,
  listWriting,
  presentGeneration,
  readDocument,
  replayCheckpoints,
} from './document/present-generation.ts';
import { endAsOfLastCheckpoint, recoverRuns } from './end/recover-runs.ts';
import { type Logger, Runner } from './run/runner.ts';
import { prepareNextRun } from './start/resume-generation.ts';
import { type RetryPolicy, standardRetryPolicy } from './run/retry-policy.ts';

const STOPPED = { status: 'stopped', failure: null } as const;

export interface GenerationOptions {
  db: Database;
  engine: Engine;
  log: Logger;
  /** The engine as one run uses it, such as with masked names. */
  engineOf?: (run: RunStart) => Engine;
  /** Whether this is the only process that uses the database. */
  alone: boolean;
  retryPolicy?: RetryPolicy;
  checkpointTiming?: CheckpointTiming;
  /** Returns the minimum milliseconds between two flushes of one document. */
  flushInterval?: () => number;
  /** Milliseconds between two heartbeats; each closes the streams of ended sessions. */
  heartbeat?: number;
  references?: References;
}

interface Reader {
  userId: string;
  /** Identifies the reader's session. */
  tokenHash: string;
  /** The number of the last event that the reader received. */
  after: number | undefined;
}

/** Runs, streams and recovers documents in this process. */
export class Generations {
  readonly db: Database;
  readonly runner: Runner;
  readonly #options: GenerationOptions;
  readonly #begun = new BegunDocuments();
  readonly #heartbeat: Heartbeat;

  constructor(options: GenerationOptions) {
    this.db = options.db;
    this.#options = options;
    this.runner = new Runner({
      db: options.db,
      engine: options.engine,
      engineOf: options.engineOf,
      log: options.log,
      retryPolicy: options.retryPolicy ?? standardRetryPolicy,
      checkpointTiming: options.checkpointTiming ?? standardCheckpointTiming,
      flushInterval: options.flushInterval ?? flushInterval,
      references: options.references ?? {},
      next: (launch) => prepareNextRun(options.db, this.runner, launch),
    });
    this.#heartbeat = new Heartbeat(
      (hashes) => findOpenSessions(options.db, hashes),
      options.log,
      options.heartbeat ?? STANDARD_HEARTBEAT,
    );
  }

  /** Ends abandoned runs, now and, if other processes share the database, periodically. */
  async start(jobs: Jobs): Promise<void> {
    await this.#recover(this.#options.alone);
    if (this.#options.alone) return;
    jobs.add({ name: 'recover-runs', every: 10, retries: 0, run: () => this.#recover(false) });
  }

  /** Ends every run as interrupted and closes every stream. */
  async close(): Promise<void> {
    await this.runner.close();
    this.#heartbeat.close();
  }

  /** The state of a document that this process has just started. */
  begin(document: Document): Generation {
    this.#begun.add(document);
    return this.present(document);
  }

  /** The current state of a generation that this process may be writing. */
  present({ row, account }: Document): Generation {
    const live = this.runner.live(row.id);
    // The content must match the event number in the response.
    live?.flush();
    return presentGeneration(row, account, live);
  }

  /** The current state of a generation, whichever process writes it. */
  async read(userId: string, id: string): Promise<Generation> {
    const found = await readDocument(this.db, userId, id);
    if (!found) throw new Problem('not_found');
    const { row, account } = found;
    const live = this.runner.live(id);
    if (live && row.status === 'writing') return this.present(found);
    if (live) {
      // Its run is ending, and the next one may follow at once.
      await this.runner.idle(id);
      return this.read(userId, id);
    }
    return presentGeneration(await replayCheckpoints(this.db, row), account);
  }

  /** Stops the run of a document in any process and stores what it has written. */
  async stop(userId: string, id: string): Promise<void> {
    if (!(await findGeneration(this.db, userId, id))) throw new Problem('not_found');
    await this.runner.stop(id);
    const row = await findGeneration(this.db, userId, id);
    const run = row?.status === 'writing' ? await findOpenRun(this.db, id) : undefined;
    if (row && run) await endAsOfLastCheckpoint(this.db, this.runner.references, run, row, STOPPED);
  }

  /** Stops the runs of some of a user's documents, in any process. */
  async stopEach(userId: string, ids: readonly string[]): Promise<void> {
    const chosen = new Set(ids);
    for (const id of await listWriting(this.db, userId)) if (chosen.has(id)) await this.stop(userId, id);
  }

  /** Stops all runs of a user, in any process. */
  async stopAll(userId: string): Promise<void> {
    for (const id of await listWriting(this.db, userId)) await this.stop(userId, id);
  }

  /**
   * Streams a document's events until its run or the reader's session ends, or the reader
   * disconnects.
   */
  async stream({ userId, tokenHash, after }: Reader, id: string, reply: FastifyReply): Promise<void> {
    const found = this.#begun.take(userId, id) ?? (await readDocument(this.db, userId, id));
    if (!found) throw new Problem('not_found');
    const followed = { db: this.db, runner: this.runner, userId, id };
    const stream = new EventStream(reply, () => {
      resync(followed, stream).catch(closeOnError);
    });
    const closeOnError = (error: unknown) => {
      if (!stream.closed.aborted) this.#options.log.error({ err: error, generation: id }, 'A stream failed');
      stream.end();
    };
    this.#heartbeat.add(stream, tokenHash);
    followGeneration(followed, stream, found, after).catch(closeOnError);
  }

  async #recover(all: boolean): Promise<void> {
    const count = await recoverRuns(this.db, {
      all,
      except: this.runner.writing,
      references: this.runner.references,
    });
    if (count > 0) this.#options.log.warn({ runs: count }, 'Ended abandoned runs');
  }
}
