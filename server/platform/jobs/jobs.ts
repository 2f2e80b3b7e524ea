import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { PgBoss } from 'pg-boss';
import type { Availability } from '../database/availability.ts';
import type { Database } from '../database/client.ts';
import type { Pace } from './boss.ts';
import { cronsOf, DAY, MINUTE } from './crons.ts';

/**
 * What the server does without a call. Its state is in the tables of its room: a run finds out what there is to do, and
 * may be repeated.
 */
export interface Job {
  /** The name of its queue. */
  name: string;
  /**
   * Seconds between two runs, a divisor of a minute or of an hour. Such a job also runs when a process begins to listen,
   * and with `start` only then. One without runs when it is sent.
   */
  every?: number | 'start';
  /** How many keys a process works on at the same time. */
  atOnce?: number;
  /** How often a failed run is repeated, before it becomes a dead letter. */
  retries: number;
  /** `claim` is aborted when another process took the run over. */
  run(key: string, claim: AbortSignal): Promise<void>;
}

/** No other process sends or dies, and every poll costs this machine 4 ms of a processor. */
const EMBEDDED: Pace = { times: 15, forwarding: 10, sent: MINUTE, deaths: 5 * MINUTE };
const SHARED: Pace = { times: 5, forwarding: 2, sent: 10, deaths: 10 };

export interface JobOptions {
  db: Database;
  log: Pick<FastifyInstance['log'], 'error' | 'warn'>;
  /** Whether this is the only process that uses the database. */
  alone: boolean;
  availability: Pick<Availability, 'isDown'>;
  /** Null if no job runs at its times. */
  pace?: Pace | null | undefined;
}

const SCHEMA = 'jobs';
const DEAD_LETTERS = 'dead-letters';
/** The queue through which pg-boss sends what is due. */
const FORWARDING = '__pgboss__send-it';
/** Seconds for which a finished run is kept; pg-boss needs the last minutes of them to send each time once. */
const KEPT = 10 * MINUTE;
/** Milliseconds for the runs of a process that stops. */
const STOPS_WITHIN = 15_000;

/** Longer than any run takes, because a run whose process died is noticed by its heartbeat. */
const policy = { expireInSeconds: DAY, heartbeatSeconds: 20, deleteAfterSeconds: KEPT };
const retrying = { retryDelay: 1, retryBackoff: true, retryDelayMax: MINUTE, deadLetter: DEAD_LETTERS };

declare module 'fastify' {
  interface FastifyInstance {
    jobs: Jobs;
  }
}

/** Adds `app.jobs`, which start when the app listens. */
export function openJobs(app: FastifyInstance, options: JobOptions): Jobs {
  const jobs = new Jobs(options);
  app.decorate('jobs', jobs);
  app.addHook('onListen', async () => {
    jobs.start().catch((error: unknown) => app.log.error({ err: error }, 'The jobs could not start'));
  });
  return jobs;
}

/** Runs jobs on pg-boss, which starts with the first job that is sent. */
export class Jobs {
  readonly #options: JobOptions;
  readonly #pace: Pace | null;
  readonly #jobs = new Map<string, Job>();
  /** The ids of the workers by queue. */
  readonly #workers = new Map<string, string[]>();
  #boss: Promise<PgBoss> | undefined;
  #closed = false;

  constructor(options: JobOptions) {
    this.#options = options;
    this.#pace = options.pace === undefined ? (options.alone ? EMBEDDED : SHARED) : options.pace;
  }

  /** Declares a job, before any is sent. */
  add(job: Job): void {
    this.#jobs.set(job.name, job);
  }

  /** Runs what runs by itself, now and at its times. */
  async start(): Promise<void> {
    for (const { name, every } of this.#jobs.values()) if (every !== undefined) await this.send(name);
  }

  /** Has a job run soon, once for each key; a run that is under way is followed by another. */
  async send(name: string, key = ''): Promise<void> {
    if (this.#closed && this.#boss === undefined) return;
    const boss = await this.#open();
    await boss.send(name, { key }, { ...this.#policyOf(name), singletonKey: key });
    for (const worker of this.#workers.get(name) ?? []) boss.notifyWorker(worker);
  }

  /** Begins no further run, and waits for those under way. */
  async close(): Promise<void> {
    this.#closed = true;
    const boss = await this.#boss?.catch(() => undefined);
    await boss?.stop({ timeout: STOPS_WITHIN });
  }

  #policyOf(name: string) {
    return { ...policy, ...retrying, retryLimit: this.#jobs.get(name)?.retries ?? 0 };
  }

  #open(): Promise<PgBoss> {
    this.#boss ??= this.#openBoss().catch((error: unknown) => {
      this.#boss = undefined;
      throw error;
    });
    return this.#boss;
  }

  async #openBoss(): Promise<PgBoss> {
    const { db, log, alone, availability } = this.#options;
    // pg-boss takes 40 ms to load, which most tests save.
    const { createBoss } = await import('./boss.ts');
    const boss = createBoss(db, SCHEMA, this.#pace);
    boss.on('error', (error) => {
      // Every poll of a database that is down fails.
      if (!availability.isDown) log.error({ err: error }, 'The engine of jobs had a fault');
    });
    boss.on('warning', (warning) => log.warn(warning, 'The engine of jobs warns'));
    await boss.start({ attempts: 10 });
    // Nobody else can run what a killed process was running; its room sends it again.
    if (alone) await db.execute(sql`delete from ${sql.identifier(SCHEMA)}.job where state = 'active'`);
    await this.#createQueues(boss);
    if (this.#pace) await this.#setTimes(boss);
    for (const job of this.#jobs.values()) await this.#work(boss, job);
    return boss;
  }

  async #createQueues(boss: PgBoss): Promise<void> {
    const known = new Set((await boss.getQueues()).map(({ name }) => name));
    if (!known.has(DEAD_LETTERS)) await boss.createQueue(DEAD_LETTERS);
    for (const name of this.#jobs.keys()) {
      // Of each key, one run is under way and one waits.
      if (!known.has(name)) await boss.createQueue(name, { policy: 'stately' });
    }
  }

  /** Stores the times of this version's jobs in place of the stored ones. */
  async #setTimes(boss: PgBoss): Promise<void> {
    await boss.updateQueue(FORWARDING, { deleteAfterSeconds: KEPT });
    const stale = new Map((await boss.getSchedules()).map((time) => [`${time.name} ${time.key}`, time]));
    for (const { name, every } of this.#jobs.values()) {
      if (typeof every !== 'number') continue;
      for (const [key, cron] of cronsOf(every)) {
        stale.delete(`${name} ${key}`);
        await boss.schedule(name, cron, { key: '' }, { ...this.#policyOf(name), key, singletonKey: '' });
      }
    }
    for (const { name, key } of stale.values()) await boss.unschedule(name, key);
  }

  async #work(boss: PgBoss, { name, every, atOnce = 1, run }: Job): Promise<void> {
    // What this process sends wakes its workers.
    const pollingIntervalSeconds = Math.min(
      typeof every === 'number' ? every / 3 : MINUTE,
      this.#pace?.sent ?? MINUTE,
    );
    const workers = [];
    for (let worker = 0; worker < atOnce; worker += 1) {
      const id = await boss.work<{ key: string }>(name, { pollingIntervalSeconds }, async ([job]) => {
        if (job === undefined) return;
        try {
          await run(job.data.key, job.signal);
        } catch (error) {
          this.#options.log.error({ err: error, job: name, key: job.data.key }, 'A job failed');
          throw error;
        }
      });
      workers.push(id);
    }
    this.#workers.set(name, workers);
  }
}
