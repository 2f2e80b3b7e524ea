import { z } from 'zod';
import { FairQueue } from '../../platform/processes/fair-queue.ts';
import { type ProcessLimits, runLimited } from '../../platform/processes/limited-process.ts';
import { Problem } from '../../platform/problem.ts';
import { MAX_CHARACTERS } from './reader/clean-text.ts';
import { damaged, tooLarge, tooSlow } from './reader/problems.ts';
import type { Reading } from './reader/read-file.ts';
import type { PageReading } from './reader/read-page.ts';

/** Two processes at once, which leaves the server a share of the machine. */
const MAX_PROCESSES = 2;
/** Files that an account may send or have waiting at the same time. */
const MAX_FILES_PER_ACCOUNT = 10;
const RETRY_SECONDS = 10;

/** The two processes together stay under 1 GB, and an answer arrives within 8 seconds. */
const standardLimits: ProcessLimits = {
  milliseconds: 7_000,
  memoryBytes: 480 * 1024 * 1024,
  // A character takes at most six bytes in JSON; a page has a title too.
  outputBytes: MAX_CHARACTERS * 6 + 10_000,
};

const answerShape = z.union([
  z.object({
    kind: z.enum(['pdf', 'docx', 'txt']),
    text: z.string().max(MAX_CHARACTERS),
    pages: z.number().int().nullable(),
  }),
  z.object({ rejection: z.enum(['invalid', 'unsupported_media_type']), message: z.string() }),
]);

const pageShape = z.object({ title: z.string(), text: z.string().max(MAX_CHARACTERS) });

const problems = { failed: damaged, 'timed out': tooSlow, 'out of memory': tooLarge };

const main = new URL('./reader/main.ts', import.meta.url);
const mainPage = new URL('./reader/main-page.ts', import.meta.url);

/** Reads uploaded files in limited processes: one file of an account at a time, and accounts take turns. */
export class SourceReader {
  readonly #queue = new FairQueue(MAX_PROCESSES);
  readonly #files = new Map<string, number>();
  readonly #limits: ProcessLimits;

  constructor(limits: Partial<ProcessLimits> = {}) {
    this.#limits = { ...standardLimits, ...limits };
  }

  /** Counts a file of the account while `task` receives and reads it; throws 429 if there are too many. */
  async admit<Result>(userId: string, task: () => Promise<Result>): Promise<Result> {
    const files = this.#files.get(userId) ?? 0;
    if (files >= MAX_FILES_PER_ACCOUNT) {
      throw new Problem(
        'too_many_requests',
        'Too many files at once. Add this one when the others have been read.',
        { retryAfter: RETRY_SECONDS },
      );
    }
    this.#files.set(userId, files + 1);
    try {
      return await task();
    } finally {
      const left = (this.#files.get(userId) ?? 1) - 1;
      if (left === 0) this.#files.delete(userId);
      else this.#files.set(userId, left);
    }
  }

  /** The kind and text of an open file. Throws a 415 or 422 with the reason if it cannot be read. */
  read(userId: string, fd: number, signal?: AbortSignal): Promise<Reading> {
    return this.#queue.run(userId, () => readInProcess(fd, this.#limits, signal), signal);
  }

  /** The title and main text of an open HTML page in UTF-8. Throws a 422 if it cannot be read. */
  readPage(userId: string, fd: number, signal?: AbortSignal): Promise<PageReading> {
    const read = async () => pageShape.parse(await runReader(mainPage, fd, this.#limits, signal));
    return this.#queue.run(userId, read, signal);
  }
}

async function runReader(
  module: URL,
  fd: number,
  limits: ProcessLimits,
  signal?: AbortSignal,
): Promise<unknown> {
  const result = await runLimited(module, fd, limits, signal);
  if (result.state !== 'finished') throw problems[result.state]();
  return JSON.parse(result.output.toString('utf8'));
}

async function readInProcess(fd: number, limits: ProcessLimits, signal?: AbortSignal): Promise<Reading> {
  const answer = answerShape.parse(await runReader(main, fd, limits, signal));
  if (!('rejection' in answer)) return answer;
  throw answer.rejection === 'invalid'
    ? Problem.field('file', answer.message)
    : new Problem(answer.rejection, answer.message);
}
