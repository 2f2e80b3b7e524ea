import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Tally } from '../tally.ts';

/** What a part of the tests came to; of each failed test its file, its name and its message. */
export type Outcome = Tally & { failures?: readonly string[] };

/** A run that broke before it could count counts as one failure. */
const broken: Outcome = { passed: 0, failed: 1 };

type VitestFile = {
  name: string;
  status: string;
  message?: string;
  assertionResults: readonly { fullName: string; status: string; failureMessages?: readonly string[] }[];
};
type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  success: boolean;
  testResults: readonly VitestFile[];
};

export function readVitestReport(path: string, code: number): Outcome {
  if (!existsSync(path)) return broken;
  const report: VitestReport = JSON.parse(readFileSync(path, 'utf8'));
  const tally = { passed: report.numPassedTests, failed: report.numFailedTests };
  return {
    ...atLeastOneFailure(tally, code, report.success),
    failures: report.testResults.flatMap(failuresOfFile),
  };
}

function failuresOfFile({ name, status, message, assertionResults }: VitestFile): string[] {
  const failed = assertionResults.filter((test) => test.status === 'failed');
  const file = relative(process.cwd(), name);
  // A file that could not be read has no tests, only a message.
  if (failed.length === 0) return status === 'failed' ? [describeFailure(file, message)] : [];
  return failed.map((test) =>
    describeFailure(`${file} › ${test.fullName}`, test.failureMessages?.join('\n')),
  );
}

type PlaywrightSuite = {
  suites?: readonly PlaywrightSuite[];
  specs: readonly {
    title: string;
    file: string;
    ok: boolean;
    tests: readonly { results: readonly { error?: { message?: string } }[] }[];
  }[];
};
type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number };
  errors: unknown[];
  suites: readonly PlaywrightSuite[];
};

export function readPlaywrightReport(path: string, code: number): Outcome {
  if (!existsSync(path)) return broken;
  const { stats, errors, suites }: PlaywrightReport = JSON.parse(readFileSync(path, 'utf8'));
  const tally = { passed: stats.expected + stats.flaky, failed: stats.unexpected };
  return {
    ...atLeastOneFailure(tally, code, errors.length === 0),
    failures: suites.flatMap(failuresOfSuite),
  };
}

function failuresOfSuite({ suites = [], specs }: PlaywrightSuite): string[] {
  const own = specs
    .filter((spec) => !spec.ok)
    .map(({ file, title, tests }) => {
      const results = tests.flatMap((test) => test.results);
      return describeFailure(`${file} › ${title}`, results.at(-1)?.error?.message);
    });
  return [...own, ...suites.flatMap(failuresOfSuite)];
}

const MESSAGE_LINES = 12;

function describeFailure(test: string, message = ''): string {
  const lines = stripVTControlCharacters(message).split('\n').slice(0, MESSAGE_LINES);
  return [test, ...lines.filter((line) => line.trim() !== '')].join('\n    ');
}

/** Reads the line that our own scripts end with. */
export function readLastTally(output: string, code: number): Tally {
  const found = output.trimEnd().match(/(\d+) passed, (\d+) failed$/);
  if (!found) return code === 0 ? { passed: 1, failed: 0 } : broken;
  return atLeastOneFailure({ passed: Number(found[1]), failed: Number(found[2]) }, code, true);
}

function atLeastOneFailure(tally: Tally, code: number, success: boolean): Tally {
  const silent = tally.failed === 0 && (code !== 0 || !success);
  const empty = tally.passed + tally.failed === 0;
  return silent || empty ? { ...tally, failed: 1 } : tally;
}
