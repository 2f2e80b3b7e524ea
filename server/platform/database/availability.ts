import { DrizzleQueryError } from 'drizzle-orm';
import postgres from 'postgres';
import { Problem } from '../problem.ts';

/** Milliseconds between two checks, and the timeout of each. */
const CHECK_EVERY = 1000;
const ANSWERS_WITHIN = 1500;

/** Whether the database responds. While it does not, callers get a 503 at once instead of waiting. */
export interface Availability {
  readonly isDown: boolean;
  /** Settles as `work` does, or rejects with a 503 as soon as the database stops responding. */
  guard<Result>(work: Promise<Result>): Promise<Result>;
  close(): Promise<void>;
}

/** For the embedded database, which lives and ends with this process. */
export const alwaysAvailable: Availability = {
  isDown: false,
  guard: (work) => work,
  close: async () => {},
};

/**
 * Checks the database every second on a separate connection, because connections to a database that hangs or lost its
 * network stay open without a response.
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
    // Not a job: jobs need the database.
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
 * Rejects after some milliseconds without a response. The driver's own timeout is not enough: it reconnects endlessly to a
 * server that accepts connections and closes them, such as a proxy in front of a stopped database.
 */
export async function answerWithin<Answer>(
  milliseconds: number,
  answer: PromiseLike<Answer>,
): Promise<Answer> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => late.reject(new Error(`no response within ${milliseconds / 1000} s`)),
    milliseconds,
  );
  try {
    return await Promise.race([answer, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}

export const databaseDown = (cause?: unknown): Problem =>
  new Problem('unavailable', 'The database does not respond. Try again in a moment.', {
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
