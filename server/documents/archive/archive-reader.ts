import { setImmediate as nextTurn } from 'node:timers/promises';
import { z } from 'zod';
import { FairQueue } from '../../platform/processes/fair-queue.ts';
import { type ProcessLimits, streamLimited } from '../../platform/processes/limited-process.ts';
import { Problem } from '../../platform/problem.ts';
import { LineSplitter } from './line-splitter.ts';
import { damaged, tooLarge, tooSlow } from './reader/problems.ts';
import type { ReadFile } from './reader/read-archive.ts';

/** One archive at a time: another one waits, and the server stays responsive. */
const MAX_PROCESSES = 1;

const standardLimits: ProcessLimits = {
  // The process waits while the database stores what it has read.
  milliseconds: 15 * 60_000,
  cpuMilliseconds: 120_000,
  memoryBytes: 480 * 1024 * 1024,
  outputBytes: 3 * 1024 * 1024 * 1024,
};

const place = { file: z.string(), line: z.number().optional() };
const line = z.union([
  z.object({ ...place, problem: z.string() }),
  z.object({ ...place, value: z.unknown() }),
  z.object({ rejection: z.string() }),
]);

const problems = { failed: damaged, 'timed out': tooSlow, 'out of memory': tooLarge };
const main = new URL('./reader/main.ts', import.meta.url);

/** Unpacks uploaded archives in limited processes; accounts take turns. */
export class ArchiveReader {
  readonly #queue = new FairQueue(MAX_PROCESSES);
  readonly #limits: ProcessLimits;

  constructor(limits: Partial<ProcessLimits> = {}) {
    this.#limits = { ...standardLimits, ...limits };
  }

  /** Passes each file and line of an open archive to `take`. Throws a 422 with the reason if it cannot be read. */
  read(
    userId: string,
    fd: number,
    take: (file: ReadFile) => Promise<void>,
    signal?: AbortSignal,
  ): Promise<void> {
    return this.#queue.run(userId, () => this.#readInProcess(fd, take, signal), signal);
  }

  async #readInProcess(fd: number, take: (file: ReadFile) => Promise<void>, signal?: AbortSignal) {
    const takeLine = async (text: string) => {
      const read = line.parse(JSON.parse(text));
      if ('rejection' in read) throw Problem.field('file', read.rejection);
      await take(read);
    };
    const result = await streamLimited(main, fd, this.#limits, linesTo(takeLine, signal), signal);
    if (result.state !== 'finished') throw problems[result.state]();
  }
}

/** Milliseconds of work after which other calls have their turn. */
const TURN = 5;

/**
 * Passes whole lines on until the call has ended; one that is not finished waits for the next chunk. A line that needs
 * no database would leave other calls no turn.
 */
function linesTo(
  take: (line: string) => Promise<void>,
  signal?: AbortSignal,
): (chunk: Buffer) => Promise<void> {
  const splitter = new LineSplitter();
  let begun = performance.now();
  return async (chunk) => {
    for (const bytes of splitter.split(chunk)) {
      signal?.throwIfAborted();
      await take(String(bytes));
      if (performance.now() - begun < TURN) continue;
      await nextTurn();
      begun = performance.now();
    }
  };
}
