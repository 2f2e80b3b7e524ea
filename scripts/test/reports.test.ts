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

test('counts passed and failed tests', () => {
  const vitest = report({ passed: 7, failed: 2, failures: ['a', 'b'], retries: [] });
  expect(readVitestReport(vitest, 1)).toMatchObject({ passed: 7, failed: 2 });
  const playwright = report({ stats: { expected: 4, unexpected: 1, flaky: 1 }, errors: [], suites: [] });
  expect(readPlaywrightReport(playwright, 1)).toMatchObject({ passed: 5, failed: 1 });
  expect(readLastTally('✓ a\n8 passed, 1 failed\n', 1)).toEqual({ passed: 8, failed: 1 });
});

test('names each journey that failed or was retried, with its error', () => {
  const spec = (title: string, status: string, ...messages: (string | undefined)[]) => ({
    title,
    file: 'plan.spec.ts',
    tests: [{ status, results: messages.map((message) => ({ error: message && { message } })) }],
  });
  const playwright = report({
    stats: { expected: 1, unexpected: 1, flaky: 1 },
    errors: [],
    suites: [
      {
        specs: [spec('reads', 'expected', undefined)],
        suites: [
          { specs: [spec('writes', 'unexpected', 'first attempt', '\u001b[31mnot visible\u001b[0m')] },
          { specs: [spec('prints', 'flaky', 'too late', undefined)] },
        ],
      },
    ],
  });
  expect(readPlaywrightReport(playwright, 1)).toEqual({
    passed: 2,
    failed: 1,
    failures: ['plan.spec.ts › writes\n    not visible'],
    retries: ['plan.spec.ts › prints\n    too late'],
  });
});

test('a run that breaks without a failed test is a failure', () => {
  expect(readVitestReport(join(folder, 'none.json'), 0)).toEqual({ passed: 0, failed: 1 });
  expect(readVitestReport(report({ passed: 7, failed: 0 }), 1)).toEqual({ passed: 7, failed: 1 });
  const incomplete = report({
    stats: { expected: 4, unexpected: 0, flaky: 0 },
    errors: [{}],
    suites: [],
  });
  expect(readPlaywrightReport(incomplete, 0)).toMatchObject({ passed: 4, failed: 1 });
  expect(readLastTally('Segmentation fault', 139)).toEqual({ passed: 0, failed: 1 });
});

test('a run without a single test is a failure', () => {
  expect(readVitestReport(report({ passed: 0, failed: 0 }), 0)).toEqual({ passed: 0, failed: 1 });
});
