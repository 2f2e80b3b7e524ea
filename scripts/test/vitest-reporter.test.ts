import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { runCommand } from '../run-command.ts';
import { REPORT_FILE } from './vitest-reporter.ts';

const folder = mkdtempSync(join(tmpdir(), 'lectern-reporter-'));
afterAll(() => rmSync(folder, { recursive: true }));

const suite = `
import { expect, test } from '${import.meta.resolve('vitest').replace('file://', '')}';
let attempts = 0;
test('passes', () => {});
test('passes at the second attempt', () => expect((attempts += 1)).toBe(2));
test('fails', () => expect('what was written').toBe('what was expected'));
test('needs a program', ({ skip }) => skip('It is not installed.'));
test.skip('runs elsewhere', () => {});
`;

test('the report counts tests and names failures, retries and skipped tests with the reason', async () => {
  writeFileSync(join(folder, 'vitest.config.ts'), 'export default { test: { retry: 1 } };');
  writeFileSync(join(folder, 'suite.test.ts'), suite);
  writeFileSync(join(folder, 'broken.test.ts'), "throw new Error('no such module');");
  const report = join(folder, 'report.json');
  const reporter = join(process.cwd(), 'scripts/test/vitest-reporter.ts');
  await runCommand('vitest', ['run', '--root', folder, `--reporter=${reporter}`], {
    env: { [REPORT_FILE]: report },
  });
  const { passed, failed, failures, retries, skipped } = JSON.parse(readFileSync(report, 'utf8'));
  expect({ passed, failed }).toEqual({ passed: 2, failed: 2 });
  expect(failures).toEqual([
    expect.stringMatching(/suite\.test\.ts › fails\n {4}expected 'what was written'/),
    expect.stringMatching(/broken\.test\.ts\n {4}no such module/),
  ]);
  expect(retries).toEqual([expect.stringMatching(/› passes at the second attempt\n {4}expected 1 to be 2/)]);
  expect(skipped).toEqual([expect.stringMatching(/› needs a program\n {4}It is not installed\./)]);
});
