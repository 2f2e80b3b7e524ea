import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findPostgres, startPostgres } from '../../tests/support/postgres.ts';
import { runChecks } from '../checks/run-checks.ts';
import { runCommand } from '../run-command.ts';
import { ensureBrowser } from './browser-setup.ts';
import { type Outcome, readLastTally, readPlaywrightReport, readVitestReport } from './reports.ts';

export type Part = { name: string; promise: string; run: () => Promise<Outcome> };

const reports = mkdtempSync(join(tmpdir(), 'lectern-reports-'));

async function vitest(name: string, args: readonly string[], env?: Record<string, string>): Promise<Outcome> {
  const report = join(reports, `${name}.json`);
  const { code } = await runCommand(
    'vitest',
    ['run', ...args, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    { prefix: `[${name}] `, ...(env && { env }) },
  );
  return readVitestReport(report, code);
}

async function script(name: string, args: readonly string[]): Promise<Outcome> {
  const { code, output } = await runCommand('npm', ['run', '--silent', ...args], { prefix: `[${name}] ` });
  return readLastTally(output, code);
}

async function serverOnPostgres(): Promise<Outcome> {
  const binaries = findPostgres();
  if (binaries === undefined) {
    console.log('[postgres] Skipped: no PostgreSQL binaries on this machine.');
    return { passed: 0, failed: 0 };
  }
  const postgres = await startPostgres(binaries);
  try {
    return await vitest('postgres', ['--project', 'server'], { DATABASE_URL: postgres.url });
  } finally {
    await postgres.stop();
  }
}

async function stories(): Promise<Outcome> {
  await ensureBrowser();
  const report = join(reports, 'stories.json');
  const { code } = await runCommand(
    'npm',
    [
      'run',
      '--silent',
      'test:stories',
      '--',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    { prefix: '[stories] ' },
  );
  return readVitestReport(report, code);
}

async function endToEnd(): Promise<Outcome> {
  await ensureBrowser();
  const report = join(reports, 'e2e.json');
  const { code } = await runCommand('playwright', ['test', '--reporter=list,json'], {
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: report },
    prefix: '[e2e] ',
  });
  return readPlaywrightReport(report, code);
}

const parts = {
  check: { name: 'check', promise: 'types, lint, boundaries', run: () => runChecks() },
  client: {
    name: 'client',
    promise: 'models and rules of the client, and the scripts',
    run: () => vitest('client', ['--project', 'client', '--project', 'scripts']),
  },
  server: {
    name: 'server',
    promise: 'server on PGlite',
    run: () => vitest('server', ['--project', 'server']),
  },
  postgres: { name: 'postgres', promise: 'server on a real PostgreSQL', run: serverOnPostgres },
  contract: {
    name: 'contract',
    promise: 'every operation against openapi.yaml',
    run: () => vitest('contract', ['--project', 'contract']),
  },
  build: { name: 'build', promise: 'the client builds', run: () => script('build', ['build']) },
  size: { name: 'size', promise: 'first load within its limits', run: () => script('size', ['size']) },
  stories: { name: 'stories', promise: 'stories: behaviour, accessibility, pictures', run: stories },
  e2e: { name: 'e2e', promise: 'journeys in Chromium on the built product', run: endToEnd },
} satisfies Record<string, Part>;

/** The order in which the parts run, a lane beside the other; e2e has the machine to itself at the end. */
export const lanes: readonly (readonly Part[])[][] = [
  [
    [parts.check, parts.client, parts.server, parts.contract],
    [parts.build, parts.size, parts.stories, parts.postgres],
  ],
  [[parts.e2e]],
];
