import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Tally } from '../tally.ts';

/**
 * The result of a part of the tests. Failures, retries and skipped tests start with file and test, followed by the
 * message or the reason.
 */
export type Outcome = Tally & {
  failures?: readonly string[];
  retries?: readonly string[];
  skipped?: readonly string[];
};

/** A run that crashed before reporting counts as one failure. */
export const broken: Outcome = { passed: 0, failed: 1 };

const MESSAGE_LINES = 12;

/** A test's path relative to the repository, its name and the first lines of its error. */
export function describeTest(file: string, name: string, message = ''): string {
  const path = relative(process.cwd(), file) || file;
  const lines = stripVTControlCharacters(message).split('\n').slice(0, MESSAGE_LINES);
  const title = name === '' ? path : `${path} › ${name}`;
  return [title, ...lines.filter((line) => line.trim() !== '')].join('\n    ');
}

/** Adds a failure if the run failed without a failed test, or has no tests. */
export function countHidden<Counted extends Tally>(tally: Counted, code: number, complete: boolean): Counted {
  const silent = tally.failed === 0 && (code !== 0 || !complete);
  const empty = tally.passed + tally.failed === 0;
  return silent || empty ? { ...tally, failed: 1 } : tally;
}
