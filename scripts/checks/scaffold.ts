import { cp, lstat, mkdir, mkdtemp, readdir, readlink, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { runCommand } from '../run-command.ts';
import { resourceScaffold } from '../scaffold/resource/resource.ts';
import { sliceFiles } from '../scaffold/slice.ts';
import { type Scaffold, writeScaffold } from '../scaffold/write-scaffold.ts';

/** What no check reads. */
const UNREAD = /^(\.git|\.data|dist|node_modules|storybook-static|test-results|playwright-report)$|\.png$/;

/** Fills a folder with a copy of the project, which has the installed packages. */
async function copyProject(copy: string): Promise<void> {
  const project = process.cwd();
  await cp(project, copy, {
    recursive: true,
    filter: (path) => path === project || !UNREAD.test(path.slice(path.lastIndexOf('/') + 1)),
  });
  await mkdir(join(copy, 'node_modules'));
  for (const name of await readdir('node_modules')) {
    // The cache holds the contract of the project, and a link leads to a package of it.
    if (name === '.cache') continue;
    const installed = resolve('node_modules', name);
    const target = (await lstat(installed)).isSymbolicLink() ? await readlink(installed) : installed;
    await symlink(target, join(copy, 'node_modules', name));
  }
  const nested = 'tools/effector-lint/node_modules';
  await symlink(resolve(nested), join(copy, nested));
}

/** A page, and a resource of each owner: in a new wing, in an area that lists its handlers, and in a new area. */
const written: readonly (() => Scaffold)[] = [
  () => ({ files: sliceFiles(['pages/support/probe', '/supports/probe']) }),
  () => resourceScaffold(['probe-box', 'school/library', 'class', '/teacher/classes/:id/probe-boxes']),
  () => resourceScaffold(['probe-entry', 'documents', 'school', '/probe-entries']),
  () => resourceScaffold(['probe-note', 'support', 'user', '/supports/probe-notes']),
];

const WHOLE = ['types', 'contract', 'unused', 'boundaries', 'areas', 'purity', 'format', 'house'];

/** The checks of the whole project, the slower ones of the written files only, and the tests that these come with. */
const commandsOn = (code: readonly string[]): (readonly [string, ...string[]])[] => [
  ['node', 'scripts/migration.ts', 'probes'],
  // Generates the client and the types first.
  ['node', 'scripts/check.ts', ...WHOLE],
  ['oxlint', ...code],
  [
    'eslint',
    '-c',
    'tools/effector-lint/eslint.config.js',
    '--max-warnings',
    '0',
    ...code.filter((path) => path.startsWith('src/')),
  ],
  ['vitest', 'run', '--project', 'server', ...code.filter((path) => path.endsWith('.test.ts'))],
  ['vitest', 'run', '--project', 'contract', 'other-party', '-t', 'Probe|fixture'],
];

/** What the first failing command says. */
async function findProblem(): Promise<string | undefined> {
  const paths = new Set<string>();
  for (const scaffold of written) for (const path of await writeScaffold(scaffold())) paths.add(path);
  const code = [...paths].filter((path) => /\.tsx?$/.test(path));
  for (const [command, ...args] of commandsOn(code)) {
    const result = await runCommand(command, args);
    if (result.code !== 0) return `${command} ${args.join(' ')}\n${result.output}`;
  }
  return undefined;
}

const copy = await mkdtemp(join(tmpdir(), 'scaffold-'));
try {
  await copyProject(copy);
  process.chdir(copy);
  const problem = await findProblem();
  if (problem !== undefined) {
    console.log(problem);
    process.exitCode = 1;
  }
} finally {
  await rm(copy, { recursive: true, force: true });
}
