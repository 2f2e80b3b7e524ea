import { execFileSync } from 'node:child_process';

/** Paths that differ from the merge base with main, including uncommitted and new files. */
export function findChanges(): readonly string[] {
  const git = (...args: string[]) =>
    execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean);
  const [base = 'HEAD'] = git('merge-base', 'HEAD', mainBranch(git));
  return [...git('diff', '--name-only', base), ...git('ls-files', '--others', '--exclude-standard')];
}

function mainBranch(git: (...args: string[]) => string[]): string {
  const branches = git('branch', '--all', '--format=%(refname:short)');
  return ['main', 'origin/main'].find((name) => branches.includes(name)) ?? 'HEAD';
}

const contract = /^openapi(\.yaml$|\/)/;

/** The module that compiles the layout of PDFs, which no module imports. */
const pdfCompiler = 'server/documents/exports/pdf/writer/compile.ts';

/**
 * The changed files by which Vitest selects tests; a change of the contract counts as one of the generated code, and one
 * of the layout of PDFs as one of its compiler.
 */
export function changedCode(changes: readonly string[]): readonly string[] {
  const generated = changes.some((path) => contract.test(path))
    ? ['server/generated/operations.ts', 'server/generated/openapi.json']
    : [];
  const layout = changes.some((path) => path.endsWith('.typ')) ? [pdfCompiler] : [];
  return [...changes.filter((path) => /\.(tsx?|json|sql)$/.test(path)), ...generated, ...layout];
}

/** Whether the built product may differ. */
export const changesProduct = (changes: readonly string[]): boolean =>
  changes.some((path) => /^(src|server|public|packages|openapi|index\.html|vite\.config|package)/.test(path));

const client = String.raw`src/(pages|features|entities)/[\w-]*`;

/** The journeys that cover a path; the first match counts. Other product code is covered by all journeys. */
export const journeys: readonly [path: RegExp, specs: readonly string[]][] = [
  [new RegExp(`^(${client}usage|server/documents/usage)`), ['usage']],
  [
    new RegExp(`^(${client}(billing|payment|plan|subscri|card|invoice)|server/billing)`),
    ['billing', 'subscribe'],
  ],
  [new RegExp(`^(${client}(onboarding|invitation|join)|server/school)`), ['onboarding', 'invitation']],
  [
    new RegExp(
      `^(${client}(login|register|verify|forgot|reset-password)|server/accounts/(?!profile|data-export|deletion))`,
    ),
    ['accounts', 'google', 'session'],
  ],
  [
    new RegExp(`^(${client}(account|profile)|server/accounts/(profile|data-export|deletion))`),
    ['account-pages'],
  ],
  [new RegExp(`^(${client}generat|server/(documents|engine))`), ['lesson-plan', 'quiz', 'usage']],
];

/** The specs that cover the changes: all for shared code, none for code outside the product. */
export function changedJourneys(changes: readonly string[]): readonly string[] | 'all' {
  const specs = new Set<string>();
  for (const path of changes) {
    const spec = /^tests\/e2e\/(.+)\.spec\.ts$/.exec(path)?.[1];
    if (spec !== undefined) specs.add(spec);
    else if (isJourneyCode(path)) {
      const touched = journeys.find(([pattern]) => pattern.test(path))?.[1];
      if (touched === undefined) return 'all';
      for (const each of touched) specs.add(each);
    }
  }
  return [...specs];
}

const isJourneyCode = (path: string): boolean =>
  (changesProduct([path]) || /^(tests\/e2e|playwright)/.test(path)) && !/\.(test|stories)\.tsx?$/.test(path);
