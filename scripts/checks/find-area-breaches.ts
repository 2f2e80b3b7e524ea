import { posix } from 'node:path';

/** The areas of the server; each may import those after it. `top` has the files directly in server/. */
const AREAS = [
  'top',
  'demo',
  'school',
  'documents',
  'billing',
  'accounts',
  'engine',
  'platform',
  'generated',
];

const IMPORT = /(?:\bfrom|\bimport)\s*\(?\s*'(\.{1,2}\/[^']+)'/g;

/** Tests, and the modules that only tests import, may start the whole application. */
const isTest = (path: string) => /(\.test|(^|\/)testing)\.ts$|\/testing\//.test(path);

/** The wings of the school, which group its rooms; each may import those after it. Some have no room yet. */
const WINGS = ['news', 'calendar', 'lessons', 'library', 'people', 'gradebook', 'marking', 'work', 'classes'];

/** The room of a file: the folder inside its area or wing, or the area itself for the files directly in it. */
function roomOf(path: string): string {
  const [, area = '', folder = '', inner = '', ...rest] = path.split('/');
  if (folder === '') return 'top';
  if (inner === '') return area;
  if (area !== 'school' || !WINGS.includes(folder)) return `${area}/${folder}`;
  return rest.length === 0 ? `${area}/${folder}` : `${area}/${folder}/${inner}`;
}

/** The wing of a room; undefined outside the school. */
const wingOf = (room: string): string | undefined =>
  room.split('/').find((part, index) => index === 1 && WINGS.includes(part));

const isWingAbove = ({ from, to }: Import): boolean => {
  const [own, other] = [wingOf(from), wingOf(to)];
  return areaOf(from) === 'school' && areaOf(to) === 'school' && own !== undefined && other !== undefined
    ? WINGS.indexOf(other) < WINGS.indexOf(own)
    : false;
};

const areaOf = (room: string) => room.replace(/\/.*/, '');
const levelOf = (room: string) => AREAS.indexOf(areaOf(room));

interface Import {
  /** The path of the importing file. */
  path: string;
  from: string;
  to: string;
}

/** Imports between rooms, including type imports, of files by path such as server/platform/problem.ts. */
function importsBetweenRooms(files: ReadonlyMap<string, string>): Import[] {
  return [...files].flatMap(([path, text]) =>
    [...text.matchAll(IMPORT)]
      .map(([, target = '']) => posix.join(posix.dirname(path), target))
      .filter((target) => target.startsWith('server/') && !isTest(path))
      .map((target) => ({ path, from: roomOf(path), to: roomOf(target) }))
      .filter(({ from, to }) => from !== to),
  );
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

/** Files that import each other in a ring, each ring once, as a sentence. */
function findRings(files: ReadonlyMap<string, string>): string[] {
  const next = new Map(
    [...files]
      .filter(([path]) => !isTest(path))
      .map(([path, text]) => [
        path,
        new Set([...text.matchAll(IMPORT)].map(([, target = '']) => posix.join(posix.dirname(path), target))),
      ]),
  );
  const rings = new Map<string, string>();
  for (const path of [...next.keys()].toSorted()) {
    const ring = findCycle(path, next);
    const key = [...new Set(ring)].toSorted().join();
    if (ring && !rings.has(key)) rings.set(key, `${ring.join(' -> ')} is a ring of files`);
  }
  return [...rings.values()];
}

/** A sentence for each import of a higher area or wing, unknown area, cycle between rooms of an area and ring of files. */
export function findAreaBreaches(files: ReadonlyMap<string, string>): string[] {
  const imports = importsBetweenRooms(files);
  const unknown = [...new Set([...files.keys()].map((path) => areaOf(roomOf(path))))]
    .filter((area) => !AREAS.includes(area))
    .map(
      (area) => `server/${area} is not a known area; move it into one of ${AREAS.slice(1, -1).join(', ')}`,
    );
  const upward = imports
    .filter(({ from, to }) => levelOf(to) < levelOf(from))
    .map(({ path, from, to }) => `${path} imports ${to}, which is above ${areaOf(from)}`);

  const upWings = imports
    .filter(isWingAbove)
    .map(({ path, from, to }) => `${path} imports ${to}, which is above the wing ${wingOf(from)}`);

  const next = new Map<string, Set<string>>();
  for (const { from, to } of imports) {
    if (areaOf(from) === areaOf(to)) next.set(from, (next.get(from) ?? new Set()).add(to));
  }
  const cycles = new Map<string, string>();
  for (const room of [...next.keys()].toSorted()) {
    const cycle = findCycle(room, next);
    const key = [...new Set(cycle)].toSorted().join();
    if (cycle && !cycles.has(key)) cycles.set(key, `${cycle.join(' -> ')} is a cycle`);
  }
  return [...unknown, ...upward, ...upWings, ...cycles.values(), ...findRings(files)];
}
