import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runChecks } from '../checks/run-checks.ts';
import { runCommand } from '../run-command.ts';
import { changedCode, changedJourneys, changesProduct } from './changes.ts';
import type { Outcome } from './outcome.ts';
import { readLastTally, readPlaywrightReport, readVitestReport } from './reports.ts';
import type { SystemPackage } from './system-packages.ts';
import { REPORT_FILE } from './vitest-reporter.ts';

/** Paths that differ from main; undefined when everything is tested. */
type Changes = readonly string[] | undefined;

export type Part = {
  name: string;
  promise: string;
  needs?: readonly SystemPackage[];
  /** Resolves to undefined if the changes don't affect the part. */
  run: (changes: Changes) => Promise<Outcome | undefined>;
};

const reports = mkdtempSync(join(tmpdir(), 'lectern-reports-'));

function vitest(name: string, promise: string, projects: readonly string[], needs: Part['needs'] = []): Part {
  return {
    name,
    promise,
    needs,
    async run(changes) {
      const related = changes && changedCode(changes);
      if (related?.length === 0) return undefined;
      const report = join(reports, `${name}.json`);
      const { code, output } = await runCommand(
        'vitest',
        [
          ...(related ? ['related', '--run', '--passWithNoTests', ...related] : ['run']),
          ...projects.flatMap((project) => ['--project', project]),
          '--reporter=default',
          '--reporter=./scripts/test/vitest-reporter.ts',
        ],
        { prefix: `[${name}] `, env: { [REPORT_FILE]: report } },
      );
      if (related && code === 0 && output.includes('No test files found')) return undefined;
      return readVitestReport(report, code);
    },
  };
}

function script(name: string, promise: string): Part {
  return {
    name,
    promise,
    async run(changes) {
      if (changes && !changesProduct(changes)) return undefined;
      const { code, output } = await runCommand('npm', ['run', '--silent', name], { prefix: `[${name}] ` });
      return readLastTally(output, code);
    },
  };
}

const journeys: Part = {
  name: 'e2e',
  promise: 'journeys in Chromium on the built product',
  needs: ['chromium', 'chromium-headless-shell'],
  async run(changes) {
    const specs = changes === undefined ? 'all' : changedJourneys(changes);
    if (specs.length === 0) return undefined;
    const report = join(reports, 'e2e.json');
    const filters = specs === 'all' ? [] : specs;
    const { code } = await runCommand('playwright', ['test', '--reporter=list,json', ...filters], {
      env: { PLAYWRIGHT_JSON_OUTPUT_NAME: report },
      prefix: '[e2e] ',
    });
    return readPlaywrightReport(report, code);
  },
};

/** The parts in order. The lanes run in parallel, one per core. */
export const lanes: readonly (readonly Part[])[] = [
  [
    { name: 'check', promise: 'types, lint, boundaries', run: () => runChecks() },
    vitest('client', 'models and rules of the client, and the scripts', ['client', 'scripts']),
    vitest(
      'server',
      'the server on PostgreSQL',
      ['server'],
      ['postgresql', 'libreoffice-writer-nogui', 'libreoffice-impress-nogui', 'libreoffice-calc-nogui'],
    ),
    vitest('contract', 'every operation against openapi.yaml', ['contract'], ['postgresql']),
    vitest('pglite', 'database code on PGlite', ['pglite']),
  ],
  [
    script('build', 'the client builds'),
    script('size', 'first load within its limits'),
    vitest('stories', 'stories: behaviour, accessibility, pictures', ['stories'], ['chromium']),
    journeys,
  ],
];
