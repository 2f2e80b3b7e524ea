import { existsSync, readFileSync } from 'node:fs';
import type { Tally } from '../tally.ts';
import { broken, countHidden, describeTest, type Outcome } from './outcome.ts';

/** Reads the report of vitest-reporter.ts. */
export function readVitestReport(path: string, code: number): Outcome {
  if (!existsSync(path)) return broken;
  const outcome: Outcome = JSON.parse(readFileSync(path, 'utf8'));
  return countHidden(outcome, code, true);
}

type PlaywrightTest = {
  status: 'expected' | 'unexpected' | 'flaky' | 'skipped';
  results: readonly { error?: { message?: string } }[];
};
type PlaywrightSuite = {
  suites?: readonly PlaywrightSuite[];
  specs: readonly { title: string; file: string; tests: readonly PlaywrightTest[] }[];
};
type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number };
  errors: unknown[];
  suites: readonly PlaywrightSuite[];
};

export function readPlaywrightReport(path: string, code: number): Outcome {
  if (!existsSync(path)) return broken;
  const { stats, errors, suites }: PlaywrightReport = JSON.parse(readFileSync(path, 'utf8'));
  const outcome = {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    failures: suites.flatMap((suite) => describeTests(suite, 'unexpected')),
    retries: suites.flatMap((suite) => describeTests(suite, 'flaky')),
  };
  return countHidden(outcome, code, errors.length === 0);
}

function describeTests({ suites = [], specs }: PlaywrightSuite, status: PlaywrightTest['status']): string[] {
  const own = specs.flatMap(({ file, title, tests }) =>
    tests
      .filter((test) => test.status === status)
      .map(({ results }) =>
        describeTest(file, title, results.findLast(({ error }) => error)?.error?.message),
      ),
  );
  return [...own, ...suites.flatMap((suite) => describeTests(suite, status))];
}

/** Reads the last line of our own scripts. */
export function readLastTally(output: string, code: number): Tally {
  const found = output.trimEnd().match(/(\d+) passed, (\d+) failed$/);
  if (!found) return code === 0 ? { passed: 1, failed: 0 } : broken;
  return countHidden({ passed: Number(found[1]), failed: Number(found[2]) }, code, true);
}
