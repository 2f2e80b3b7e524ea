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
  const vitest = report({ numPassedTests: 7, numFailedTests: 2, success: false, testResults: [] });
  expect(readVitestReport(vitest, 1)).toMatchObject({ passed: 7, failed: 2 });
  const playwright = report({ stats: { expected: 4, unexpected: 1, flaky: 1 }, errors: [], suites: [] });
  expect(readPlaywrightReport(playwright, 1)).toMatchObject({ passed: 5, failed: 1 });
  expect(readLastTally('✓ a\n8 passed, 1 failed\n', 1)).toEqual({ passed: 8, failed: 1 });
});

test('names what failed, and why', () => {
  const vitest = report({
    numPassedTests: 1,
    numFailedTests: 1,
    success: false,
    testResults: [
      {
        name: join(process.cwd(), 'server/a.test.ts'),
        status: 'failed',
        assertionResults: [
          { fullName: 'sums up', status: 'passed' },
          {
            fullName: 'never below zero',
            status: 'failed',
            failureMessages: ['expected \u001b[31m-1\u001b[0m'],
          },
        ],
      },
      {
        name: join(process.cwd(), 'b.test.ts'),
        status: 'failed',
        message: 'no such module',
        assertionResults: [],
      },
    ],
  });
  expect(readVitestReport(vitest, 1).failures).toEqual([
    'server/a.test.ts › never below zero\n    expected -1',
    'b.test.ts\n    no such module',
  ]);

  const spec = (title: string, ok: boolean, message?: string) => ({
    title,
    file: 'plan.spec.ts',
    ok,
    tests: [{ results: [{ error: { message: 'first try' } }, { error: { message } }] }],
  });
  const playwright = report({
    stats: { expected: 1, unexpected: 1, flaky: 0 },
    errors: [],
    suites: [{ specs: [spec('reads', true)], suites: [{ specs: [spec('writes', false, 'not visible')] }] }],
  });
  expect(readPlaywrightReport(playwright, 1).failures).toEqual(['plan.spec.ts › writes\n    not visible']);
});

test('a run that breaks without a failed test is a failure', () => {
  expect(readVitestReport(join(folder, 'none.json'), 0)).toEqual({ passed: 0, failed: 1 });
  const broken = report({ numPassedTests: 7, numFailedTests: 0, success: false, testResults: [] });
  expect(readVitestReport(broken, 1)).toMatchObject({ passed: 7, failed: 1 });
  const incomplete = report({
    stats: { expected: 4, unexpected: 0, flaky: 0 },
    errors: [{}],
    suites: [],
  });
  expect(readPlaywrightReport(incomplete, 0)).toMatchObject({ passed: 4, failed: 1 });
  expect(readLastTally('Segmentation fault', 139)).toEqual({ passed: 0, failed: 1 });
});

test('a run without a single test is a failure', () => {
  expect(
    readVitestReport(report({ numPassedTests: 0, numFailedTests: 0, success: true, testResults: [] }), 0)
      .failed,
  ).toBe(1);
});
