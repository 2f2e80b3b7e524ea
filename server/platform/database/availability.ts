import { DrizzleQueryError } from 'drizzle-orm';
import postgres from 'postgres';
import { Problem } from '../problem.ts';

/** Milliseconds between two checks, and for the database to answer one. */
const CHECK_EVERY = 1000;
const ANSWERS_WITHIN = 1500;

/** Whether the database answers. While it does not, callers get a 503 at once instead of waiting for it. */
export interface Availability {
  readonly isDown: boolean;
  /** Settles as `work` does, or rejects with a 503 as soon as the database stops answering. */
  guard<Result>(work: Promise<Result>): Promise<Result>;
  close(): Promise<void>;
}

/** An embedded database is part of this process: if it ends, the process ends too. */
export const alwaysAvailable: Availability = {
  isDown: false,
  guard: (work) => work,
  close: async () => {},
};

/**
 * Checks the database every second on a connection of its own, because a database that hangs or is cut off from the network leaves
 * its connections open and silent.
 */
export function watchAvailability(url: string): Availability {
  const probe = postgres(url, { max: 1, connect_timeout: 2, backoff: () => 0.5, onnotice: () => {} });
  const waiting = new Set<(problem: Problem) => void>();
  let isDown = false;
  let isClosed = false;
  let timer: NodeJS.Timeout;
  schedule();

  function schedule(): void {
    if (isClosed) return;
    timer = setTimeout(() => void check().finally(schedule), CHECK_EVERY).unref();
  }

  async function check(): Promise<void> {
    isDown = await answerWithin(ANSWERS_WITHIN, probe`select 1`).then(
      () => false,
      () => true,
    );
    if (!isDown) return;
    for (const reject of waiting) reject(databaseDown());
  }

  return {
    get isDown() {
      return isDown;
    },
    async guard(work) {
      const abandoned = Promise.withResolvers<never>();
      waiting.add(abandoned.reject);
      return Promise.race([work, abandoned.promise]).finally(() => waiting.delete(abandoned.reject));
    },
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await probe.end({ timeout: 1 });
    },
  };
}

/**
 * Rejects after some milliseconds without an answer. The driver's own timeout is not enough: it reconnects without end to a server
 * that accepts connections and closes them, such as a proxy before a stopped database.
 */
export async function answerWithin<Answer>(
  milliseconds: number,
  answer: PromiseLike<Answer>,
): Promise<Answer> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => late.reject(new Error(`no answer within ${milliseconds / 1000} s`)),
    milliseconds,
  );
  try {
    return await Promise.race([answer, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}

export const databaseDown = (cause?: unknown): Problem =>
  new Problem('unavailable', 'The database does not answer. Try again in a moment.', {
    retryAfter: 2,
    cause,
  });

/** The driver's codes for a lost connection, Node's, and PostgreSQL's classes 08 (connection) and 57P (shutdown). */
const LOST =
  /^(CONNECT_TIMEOUT|CONNECTION_(CLOSED|ENDED|DESTROYED)|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EHOSTUNREACH|08...|57P0[123]|53300)$/;

/** Whether a query failed because its connection did. A failed fetch wraps its cause, so a bare code is the driver's. */
export function isConnectionLost(error: unknown): boolean {
  const inner = error instanceof DrizzleQueryError ? error.cause : error;
  return inner instanceof Error && 'code' in inner && LOST.test(String(inner.code));
}
