import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { declarations } from '../../server/generated/declarations.ts';

const FILE = fileURLToPath(new URL('../../docs/access.md', import.meta.url));

/** The states of a visitor or user, as in the table's header. */
export const states = [
  'visitor',
  'unverified',
  'teacher: onboarding',
  'teacher: no plan',
  'teacher: valid',
  'teacher: paused',
  'teacher: canceled',
  'teacher: trial over',
  'teacher: covered',
  'teacher: paused, covered',
  'student: onboarding',
  'student: no plan',
  'student: valid',
  'bot',
] as const;
export type State = (typeof states)[number];

/** The target of each outcome; those of `page`, `login` and `upgrade` depend on the path. */
export const places = {
  verify: '/verify',
  onboarding: '/onboarding',
  'add-student': '/onboarding/add-student',
  plans: '/plans',
  home: '/',
  students: '/students',
} as const;
export type Outcome = keyof typeof places | 'page' | 'login' | 'upgrade';

export type AccessRow = {
  /** The path as in docs/access.md, with parameters in braces. */
  path: string;
  outcomes: Record<State, Outcome>;
};

/** Every row of docs/access.md; a row for templates is repeated for each declared template. */
export function readAccessTable(): AccessRow[] {
  const rows: AccessRow[] = [];
  let head: string[] = [];
  for (const line of readFileSync(FILE, 'utf8').split('\n')) {
    if (line.startsWith('| path')) head = cellsOf(line);
    if (line.startsWith('| `')) rows.push(...expand(rowOf(head, cellsOf(line))));
  }
  return rows;
}

function expand(row: AccessRow): AccessRow[] {
  const [, audience, gate, below = ''] = /^\{(\w+) template, (\w+)\}(.*)$/.exec(row.path) ?? [];
  if (audience === undefined) return row.path.startsWith('/') ? [row] : [];
  return declarations
    .filter((declared) => declared.audience === audience && declared.gate === gate)
    .map(({ route }) => ({ ...row, path: `${route}${below}` }));
}

/** A URL of the path, with a value for each parameter. */
export const addressOf = (path: string): string => path.replaceAll(/\{\w+\}/g, 'a1');

/** The path in the notation of the route table; the parameters of one segment are one there. */
export const patternOf = (path: string): string =>
  path.replaceAll('}-{', '-').replaceAll(/\{([\w-]+)\}/g, ':$1');

const cellsOf = (line: string): string[] =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim().replaceAll('`', ''));

function rowOf(head: readonly string[], [path = '', ...cells]: readonly string[]): AccessRow {
  const read = (state: State): Outcome => {
    const cell = cells[head.indexOf(state) - 1];
    if (cell === undefined || !isOutcome(cell))
      throw new Error(`${path}, ${state}: ${cell} is not an outcome.`);
    return cell;
  };
  return {
    path,
    outcomes: {
      visitor: read('visitor'),
      unverified: read('unverified'),
      'teacher: onboarding': read('teacher: onboarding'),
      'teacher: no plan': read('teacher: no plan'),
      'teacher: valid': read('teacher: valid'),
      'teacher: paused': read('teacher: paused'),
      'teacher: canceled': read('teacher: canceled'),
      'teacher: trial over': read('teacher: trial over'),
      'teacher: covered': read('teacher: covered'),
      'teacher: paused, covered': read('teacher: paused, covered'),
      'student: onboarding': read('student: onboarding'),
      'student: no plan': read('student: no plan'),
      'student: valid': read('student: valid'),
      bot: read('bot'),
    },
  };
}

const isOutcome = (word: string): word is Outcome =>
  word in places || word === 'page' || word === 'login' || word === 'upgrade';
