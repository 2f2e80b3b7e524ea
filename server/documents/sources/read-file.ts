import { Worker } from 'node:worker_threads';
import { z } from 'zod';
import { Problem } from '../../platform/problem.ts';
import type { FileKind } from './kind-of-file.ts';
import { readText } from './read-text.ts';
import type { Reading } from './read-pdf.ts';
import { damaged } from './zip.ts';

/** Longer texts are truncated. */
const MAX_CHARACTERS = 100_000;

const TIME_LIMIT = 30_000;
const MAX_CONCURRENT = 2;

const answer = z.union([
  z.object({ text: z.string(), pages: z.number().nullable() }),
  z.object({ refusal: z.string() }),
]);

/** Reads the text of a file; throws a 422 with the reason if it cannot. */
export async function readFile(kind: FileKind, bytes: Buffer, timeLimit = TIME_LIMIT): Promise<Reading> {
  const reading =
    kind === 'txt'
      ? { text: readText(bytes), pages: null }
      : await withReaderSlot(() => readInWorker(kind, bytes, timeLimit));
  const text = normalise(reading.text);
  if (text === '') throw Problem.field('file', 'This file holds no text.');
  return { text, pages: reading.pages };
}

function normalise(text: string): string {
  return text
    .replaceAll('\u0000', '')
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[ \t\u00A0]+/g, ' ')
    .replaceAll(/ ?\n ?/g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
    .slice(0, MAX_CHARACTERS)
    .toWellFormed()
    .trim();
}

let reading = 0;
const waiting: (() => void)[] = [];

/** Limits concurrent readers, because each may use a lot of memory. */
async function withReaderSlot<Result>(read: () => Promise<Result>): Promise<Result> {
  if (reading >= MAX_CONCURRENT) await new Promise<void>((resolve) => waiting.push(resolve));
  else reading += 1;
  try {
    return await read();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else reading -= 1;
  }
}

/** Parses an untrusted file in a worker with limits on time and memory. */
function readInWorker(kind: 'pdf' | 'docx', bytes: Buffer, timeLimit: number): Promise<Reading> {
  const worker = new Worker(new URL('./reader-worker.ts', import.meta.url), {
    workerData: { kind, bytes: new Uint8Array(bytes), maxCharacters: MAX_CHARACTERS },
    resourceLimits: { maxOldGenerationSizeMb: 384 },
    stdout: true,
    stderr: true,
  });
  return new Promise<Reading>((resolve, reject) => {
    const timer = setTimeout(
      () => reject(Problem.field('file', 'This file takes too long to read. Try a shorter one.')),
      timeLimit,
    );
    const end = (settle: () => void) => {
      clearTimeout(timer);
      settle();
    };
    worker.once('message', (message: unknown) => end(() => settleWith(message, resolve, reject)));
    worker.once('error', () => end(() => reject(damaged())));
    worker.once('exit', () => end(() => reject(damaged())));
  }).finally(() => void worker.terminate());
}

function settleWith(
  message: unknown,
  resolve: (reading: Reading) => void,
  reject: (problem: Problem) => void,
): void {
  const result = answer.parse(message);
  if ('refusal' in result) reject(Problem.field('file', result.refusal));
  else resolve(result);
}
