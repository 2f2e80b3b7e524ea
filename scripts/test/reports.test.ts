import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readLastTally, readPlaywrightReport, readVitestReport } from './reports.ts';

const folder = mkdtempSync(join(tmpdir(), 'lectern-reports-'));
afterAll(() => rmSync(folder, { recursive: true }));

function report(content: object): string {
  const path = join(folder, 'report.json');
  writeFileSync(path, JSON.stringify(content));
  return path;
}

test('counts what passed and failed', () => {
  const vitest = report({ numPassedTests: 7, numFailedTests: 2, success: false });
  expect(readVitestReport(vitest, 1)).toEqual({ passed: 7, failed: 2 });
  const playwright = report({ stats: { expected: 4, unexpected: 1, flaky: 1 }, errors: [] });
  expect(readPlaywrightReport(playwright, 1)).toEqual({ passed: 5, failed: 1 });
  expect(readLastTally('✓ a\n8 passed, 1 failed\n', 1)).toEqual({ passed: 8, failed: 1 });
});

test('a run that breaks without a failed test is a failure', () => {
  expect(readVitestReport(join(folder, 'none.json'), 0)).toEqual({ passed: 0, failed: 1 });
  expect(readVitestReport(report({ numPassedTests: 7, numFailedTests: 0, success: false }), 1)).toEqual({
    passed: 7,
    failed: 1,
  });
  expect(
    readPlaywrightReport(report({ stats: { expected: 4, unexpected: 0, flaky: 0 }, errors: [{}] }), 0),
  ).toEqual({ passed: 4, failed: 1 });
  expect(readLastTally('Segmentation fault', 139)).toEqual({ passed: 0, failed: 1 });
});

test('a run without a single test is a failure', () => {
  expect(readVitestReport(report({ numPassedTests: 0, numFailedTests: 0, success: true }), 0).failed).toBe(1);
});
