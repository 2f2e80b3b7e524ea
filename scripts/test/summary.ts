import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { addTallies, formatTally, type Tally } from '../tally.ts';
import type { Outcome } from './outcome.ts';

export type PartResult = Outcome & { name: string; promise: string; seconds: number };

/** The maximum number of retries; more fail the run, because they may hide faults. */
const MAX_RETRIES = 3;

/** Written by the stories when this version of Chromium has no pictures. */
const NOT_COMPARED = 'test-results/pictures-not-compared.txt';

/** Prints each part with its duration, then failures, tests skipped for a reason, and retries; the last line is the total tally. */
export function printSummary(results: readonly PartResult[], seconds: number): Tally {
  console.log('');
  for (const { name, promise, ...result } of results) {
    const mark = result.failed === 0 ? '✓' : '✗';
    const retries = result.retries?.length ? `, ${result.retries.length} retried` : '';
    console.log(
      `${mark} ${name}: ${promise}: ${formatTally(result)}${retries} (${formatTime(result.seconds)})`,
    );
  }
  // Repeated at the end, because they were printed among thousands of lines.
  for (const { name, failures = [] } of results) {
    for (const failure of failures) console.log(`\n✗ [${name}] ${failure}`);
  }
  for (const { name, skipped = [] } of results) {
    for (const each of skipped) console.log(`\n– [${name}] skipped: ${each}`);
  }
  const retries = results.flatMap(({ name, retries: own = [] }) => own.map((retry) => `[${name}] ${retry}`));
  for (const retry of retries) console.log(`\n↻ ${retry}`);
  if (existsSync(NOT_COMPARED)) console.log(`\n– [stories] ${readFileSync(NOT_COMPARED, 'utf8')}`);
  console.log(`\n${formatTime(seconds)} in all, ${retries.length} retries, ${describePictures()}`);
  const tooMany = retries.length > MAX_RETRIES;
  if (tooMany) console.log(`✗ More than ${MAX_RETRIES} retries: find their cause before you run again.`);
  const total = addTallies([...results, { passed: 0, failed: tooMany ? 1 : 0 }]);
  console.log(`\n${formatTally(total)}`);
  return total;
}

function formatTime(seconds: number): string {
  const whole = Math.round(seconds);
  return whole < 60 ? `${whole} s` : `${Math.floor(whole / 60)} min ${whole % 60} s`;
}

function describePictures(): string {
  const files = globSync('tests/pictures/chromium-*/**/*.png');
  const bytes = files.reduce((sum, file) => sum + statSync(file).size, 0);
  return `${files.length} pictures of ${(bytes / 1_000_000).toFixed(1)} MB`;
}
