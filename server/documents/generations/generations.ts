import type { FastifyReply } from 'fastify';
import type { Engine } from '../../engine/port/engine.ts';
import { findOpenSessions } from '../../accounts/sessions/sessions.ts';
import type { Database } from '../../platform/database/client.ts';
import type { Generation } from '../../generated/schemas/index.ts';
import { Problem } from '../../platform/problem.ts';
import { standardRhythm, type Rhythm } from './checkpoints.ts';
import { EventStream } from './event-stream.ts';
import { followGeneration, sendSnapshot } from './follow-generation.ts';
import { Heartbeat, STANDARD_HEARTBEAT } from './heartbeat.ts';
import { pace } from './pace.ts';
import {
  findGeneration,
  findOpenRun,
  listWriting,
  presentGeneration,
  readAccount,
  replayCheckpoints,
} from './present-generation.ts';
import { endAsOfLastCheckpoint, recoverRuns } from './recover-runs.ts';
import { type Logger, Runner } from './runner.ts';
import { type Patience, standardPatience } from './write-document.ts';

const SWEEP_EVERY = 10_000;

export interface GenerationOptions {
  db: Database;
  engine: Engine;
  log: Logger;
  /** Whether no other process uses this database. */
  alone: boolean;
  patience?: Patience;
  rhythm?: Rhythm;
  /** Milliseconds between two writes of one document. */
  pace?: () => number;
  /** Milliseconds after which a reader of a session that is over is let go, at the latest. */
  heartbeat?: number;
}

interface Reader {
  userId: string;
  /** Of the session that reads. */
  tokenHash: string;
  /** The last event that it has. */
  after: number | undefined;
}

/** Everything that writes documents in this process, from its start to its stop. */
export class Generations {
  readonly db: Database;
  readonly runner: Runner;
  readonly #options: GenerationOptions;
  readonly #heartbeat: Heartbeat;
  #sweep: NodeJS.Timeout | undefined;

  constructor(options: GenerationOptions) {
    this.db = options.db;
    this.#options = options;
    this.runner = new Runner({
      db: options.db,
      engine: options.engine,
      log: options.log,
      patience: options.patience ?? standardPatience,
      rhythm: options.rhythm ?? standardRhythm,
      pace: options.pace ?? pace,
    });
    this.#heartbeat = new Heartbeat(
      (hashes) => findOpenSessions(options.db, hashes),
      options.log,
      options.heartbeat ?? STANDARD_HEARTBEAT,
    );
  }

  /** Ends what a process before this one left unfinished, now and, beside other processes, from time to time. */
  async start(): Promise<void> {
    await this.#recover(this.#options.alone);
    if (this.#options.alone) return;
    this.#sweep = setInterval(() => {
      this.#recover(false).catch((error: unknown) => {
        this.#options.log.error({ err: error }, 'Looking for abandoned runs failed');
      });
    }, SWEEP_EVERY).unref();
  }

  /** Ends every run as interrupted and lets every reader go. */
  async close(): Promise<void> {
    clearInterval(this.#sweep);
    await this.runner.close();
    this.#heartbeat.close();
  }

  /** One generation as it is at this moment, wherever it is being written. */
  async read(userId: string, id: string): Promise<Generation> {
    const found = await findGeneration(this.db, userId, id);
    if (!found) throw new Problem('not_found');
    const account = await readAccount(this.db, found);
    const live = this.runner.live(id);
    if (live && found.status === 'writing') {
      // So that the content is that of the event it names.
      live.flush();
      return presentGeneration(found, account, live);
    }
    return presentGeneration(await replayCheckpoints(this.db, found), account);
  }

  /** Stops the writing of a document, here or in another process, and keeps what is written. */
  async stop(userId: string, id: string): Promise<void> {
    if (!(await findGeneration(this.db, userId, id))) throw new Problem('not_found');
    await this.runner.stop(id);
    const row = await findGeneration(this.db, userId, id);
    const run = row?.status === 'writing' ? await findOpenRun(this.db, id) : undefined;
    if (row && run) await endAsOfLastCheckpoint(this.db, run, row, { status: 'stopped', failure: null });
  }

  /** Stops whatever is being written for a person, wherever it is. */
  async stopAll(userId: string): Promise<void> {
    for (const id of await listWriting(this.db, userId)) await this.stop(userId, id);
  }

  /** Sends the events of a document to a reader until its run or the reader's session is over, or the reader has gone. */
  async stream({ userId, tokenHash, after }: Reader, id: string, reply: FastifyReply): Promise<void> {
    const row = await findGeneration(this.db, userId, id);
    if (!row) throw new Problem('not_found');
    const followed = { db: this.db, runner: this.runner, userId, id };
    const stream = new EventStream(reply, () => {
      const live = this.runner.live(id);
      if (live) sendSnapshot(followed, stream, live, row).catch(letGo);
      // Written by another process: who comes back with the last event it has goes on from there.
      else stream.end();
    });
    const letGo = (error: unknown) => {
      if (!stream.closed.aborted)
        this.#options.log.error({ err: error, generation: id }, 'A stream broke off');
      stream.end();
    };
    this.#heartbeat.add(stream, tokenHash);
    followGeneration(followed, stream, row, after).catch(letGo);
  }

  async #recover(all: boolean): Promise<void> {
    const count = await recoverRuns(this.db, { all, except: this.runner.writing });
    if (count > 0) this.#options.log.warn({ runs: count }, 'Ended runs that a process had left');
  }
}
