import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { afterAll, expect, it } from 'vitest';
import { runCommand } from '../run-command.ts';
import { numbers, reportWith } from './numbers.fixture.ts';

const folder = await mkdtemp(join(tmpdir(), 'eval-'));
afterAll(() => rm(folder, { recursive: true }));

const reports = { good: numbers(), generic: numbers({ specificity: 0.1 }) };
for (const [name, document] of Object.entries(reports)) {
  await writeFile(join(folder, name), JSON.stringify(reportWith(document)));
}

const evalCommand = (...args: string[]) =>
  runCommand(process.execPath, ['scripts/eval.ts', ...args], { minutes: 1 });

it('exits with 1 if the second report is worse, and with 0 the other way round', async () => {
  const [good, generic] = [join(folder, 'good'), join(folder, 'generic')];
  const worse = await evalCommand('--compare', good, generic);
  expect(worse.output).toContain('a-template: specific went from 50 % to 10 %.');
  expect(worse.code).toBe(1);
  const better = await evalCommand('--compare', generic, good);
  expect(better.output).toContain('Nothing got worse.');
  expect(better.code).toBe(0);
});

it.each([
  [['--limit', 'many'], /^--limit needs a whole number from 1\.\nUsage:/],
  [['--compare', join(folder, 'good'), 'none.json'], /^none\.json cannot be read/],
])('exits with 2 and a sentence for %j', async (args, sentence) => {
  const { code, output } = await evalCommand(...args);
  expect(code).toBe(2);
  expect(output).toMatch(sentence);
});
