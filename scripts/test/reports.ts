import { existsSync, readFileSync } from 'node:fs';
import type { Tally } from '../tally.ts';

/** A run that broke before it could count counts as one failure. */
const broken: Tally = { passed: 0, failed: 1 };

type VitestReport = { numPassedTests: number; numFailedTests: number; success: boolean };
type PlaywrightReport = { stats: { expected: number; unexpected: number; flaky: number }; errors: unknown[] };

export function readVitestReport(path: string, code: number): Tally {
  if (!existsSync(path)) return broken;
  const report: VitestReport = JSON.parse(readFileSync(path, 'utf8'));
  return atLeastOneFailure(
    { passed: report.numPassedTests, failed: report.numFailedTests },
    code,
    report.success,
  );
}

export function readPlaywrightReport(path: string, code: number): Tally {
  if (!existsSync(path)) return broken;
  const { stats, errors }: PlaywrightReport = JSON.parse(readFileSync(path, 'utf8'));
  return atLeastOneFailure(
    { passed: stats.expected + stats.flaky, failed: stats.unexpected },
    code,
    errors.length === 0,
  );
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
