import { posix } from 'node:path';

/** The files directly in a folder, above all that is in its folders. */
const TOP = 'top';

/**
 * What is in order: the areas of the server, the wings of an area, and the rooms of a wing that is
 * one pipeline. Each may import those after it. Those without a folder belong to plans.
 */
export const ORDERS: Readonly<Record<string, readonly string[]>> = {
  server: [
    'demo',
    'administration',
    'districts',
    'support',
    'school',
    'documents',
    'billing',
    'accounts',
    'engine',
    'platform',
    'generated',
  ],
  'server/school': [
    'trash',
    'news',
    'tutoring',
    'schedule',
    'library',
    'reports',
    'lessons',
    'people',
    'gradebook',
    'marking',
    'work',
    'classes',
  ],
  'server/documents/generations': ['change', 'read', 'start', 'run', 'end', 'document'],
};

const IMPORT = /(?:\bfrom|\bimport)\s*\(?\s*'(\.{1,2}\/[^']+)'/g;

/** Tests, and the modules that only tests import, may start the whole application. */
const isTest = (path: string) => /(\.test|(^|\/)testing)\.ts$|\/testing\//.test(path);

/** Whether the folders in a folder are areas, wings or rooms; those in a room are its own matter. */
const hasParts = (folder: string) => folder in ORDERS || posix.dirname(folder) in ORDERS;

interface Import {
  path: string;
  target: string;
  /** The folder that contains both, and the folders in it that lead to them. */
  folder: string;
  from: string;
  to: string;
}

function importOf(path: string, target: string): Import {
  const [steps, others] = [posix.dirname(path).split('/'), posix.dirname(target).split('/')];
  const differs = steps.findIndex((step, index) => step !== others[index]);
  const depth = differs === -1 ? steps.length : differs;
  const folder = steps.slice(0, depth).join('/');
  return { path, target, folder, from: steps[depth] ?? TOP, to: others[depth] ?? TOP };
}

/** Imports between areas, wings or rooms, including type imports, of files by path. */
const importsBetweenParts = (files: ReadonlyMap<string, string>): Import[] =>
  [...files]
    .filter(([path]) => !isTest(path))
    .flatMap(([path, text]) =>
      [...text.matchAll(IMPORT)]
        .map(([, target = '']) => posix.join(posix.dirname(path), target))
        .filter((target) => target.startsWith('server/'))
        .map((target) => importOf(path, target))
        .filter(({ folder, from, to }) => hasParts(folder) && from !== to),
    );

function findUnknown(paths: Iterable<string>): string[] {
  const folders = new Set([...paths].flatMap((path) => foldersAbove(posix.dirname(path))));
  return [...folders].flatMap((folder) => {
    const order = ORDERS[posix.dirname(folder)];
    if (!order || order.includes(posix.basename(folder))) return [];
    return [`${folder} is not known; move it into one of ${order.join(', ')}, or give it a place in ORDERS`];
  });
}

function foldersAbove(folder: string): string[] {
  const steps = folder.split('/');
  return steps.map((_, index) => steps.slice(0, index + 1).join('/'));
}

function findUpward(imports: readonly Import[]): string[] {
  return imports.flatMap(({ path, target, folder, from, to }) => {
    const order = ORDERS[folder];
    if (!order || order.indexOf(to) >= order.indexOf(from)) return [];
    return [`${path} imports ${target}, but ${to === TOP ? folder : to} is above ${from}`];
  });
}

/** The shortest import cycle through a room. */
function findCycle(start: string, next: ReadonlyMap<string, ReadonlySet<string>>): string[] | undefined {
  const trails = [[start]];
  const seen = new Set<string>();
  for (let trail = trails.shift(); trail; trail = trails.shift()) {
    for (const room of next.get(trail.at(-1) ?? '') ?? []) {
      if (room === start) return [...trail, room];
      if (!seen.has(room)) trails.push([...trail, room]);
      seen.add(room);
    }
  }
  return undefined;
}

function findCycles(imports: readonly Import[]): string[] {
  const next = new Map<string, Set<string>>();
  for (const { folder, from, to } of imports) {
    if (folder in ORDERS) continue;
    const nameOf = (step: string) => (step === TOP ? folder : `${folder}/${step}`);
    const room = nameOf(from);
    next.set(room, (next.get(room) ?? new Set()).add(nameOf(to)));
  }
  const cycles = new Map<string, string>();
  for (const room of [...next.keys()].toSorted()) {
    const cycle = findCycle(room, next);
    const key = [...new Set(cycle)].toSorted().join();
    if (cycle && !cycles.has(key)) cycles.set(key, `${cycle.join(' -> ')} is a cycle`);
  }
  return [...cycles.values()];
}

/**
 * A sentence for each unknown area or wing, each import of a higher one, and each cycle between
 * rooms, of files by path such as server/platform/problem.ts.
 */
export function findAreaBreaches(files: ReadonlyMap<string, string>): string[] {
  const imports = importsBetweenParts(files);
  return [...findUnknown(files.keys()), ...findUpward(imports), ...findCycles(imports)];
}
