import { Worker } from 'node:worker_threads';
import { z } from 'zod';
import { Problem } from '../../platform/problem.ts';
import type { FileKind } from './kind-of-file.ts';
import { readText } from './read-text.ts';
import type { Reading } from './read-pdf.ts';
import { damaged } from './zip.ts';

/** What is kept of a text. */
const MOST_CHARACTERS = 100_000;

const TIME_LIMIT = 30_000;
const AT_A_TIME = 2;

const answer = z.union([
  z.object({ text: z.string(), pages: z.number().nullable() }),
  z.object({ refusal: z.string() }),
]);

/** Reads the text of a file; throws a 422 that says what is wrong with it. */
export async function readFile(kind: FileKind, bytes: Buffer, timeLimit = TIME_LIMIT): Promise<Reading> {
  const reading =
    kind === 'txt'
      ? { text: readText(bytes), pages: null }
      : await inTurn(() => readApart(kind, bytes, timeLimit));
  const text = tidied(reading.text);
  if (text === '') throw Problem.field('file', 'This file holds no text.');
  return { text, pages: reading.pages };
}

function tidied(text: string): string {
  return text
    .replaceAll('\u0000', '')
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[ \t\u00A0]+/g, ' ')
    .replaceAll(/ ?\n ?/g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
    .slice(0, MOST_CHARACTERS)
    .toWellFormed()
    .trim();
}

let reading = 0;
const waiting: (() => void)[] = [];

/** Few readers at once, so that a row of large files does not fill the memory. */
async function inTurn<Result>(read: () => Promise<Result>): Promise<Result> {
  if (reading >= AT_A_TIME) await new Promise<void>((resolve) => waiting.push(resolve));
  else reading += 1;
  try {
    return await read();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else reading -= 1;
  }
}

/** On a thread of its own with a limit on time and memory: what a stranger sends must not hold up the server. */
function readApart(kind: 'pdf' | 'docx', bytes: Buffer, timeLimit: number): Promise<Reading> {
  const worker = new Worker(new URL('./reader-worker.ts', import.meta.url), {
    workerData: { kind, bytes: new Uint8Array(bytes), enough: MOST_CHARACTERS },
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
  const said = answer.parse(message);
  if ('refusal' in said) reject(Problem.field('file', said.refusal));
  else resolve(said);
}
