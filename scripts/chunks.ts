import { type Route, routes } from '../src/app/routing/routes.ts';

type Module = {
  importers: readonly string[];
  dynamicImporters?: readonly string[];
  importedIds: readonly string[];
  code: string | null;
};
type Graph = { getModuleInfo(id: string): Module | null };

/** Modules that the application imports on demand, and the shared files that contain them. */
export const starts = {
  'index.html': 'start',
  'src/app/main.tsx': 'first-view',
  'src/app/routing/pages.ts': 'kit',
  'src/widgets/shell/index.ts': 'shell',
  // Most pages with the menu depend on the subscription, and wait for it before they are drawn.
  'src/app/access/subscription-gate.ts': 'shell',
};

const FIRST_VIEW = /src\/(app\/main\.tsx|pages\/login\/index\.ts)$/;
const SHELL = /src\/(widgets\/shell\/index|app\/access\/subscription-gate)\.ts$/;
const LIST_OF_PAGES = /src\/app\/routing\/pages\.ts$/;
const PAGE = /src\/pages\/([a-z-]+)\/index\.ts$/;
/** The part of the generator that an empty form does not need. */
const PART = /src\/pages\/generator\/ui\/(opened-document)\.tsx$/;

/** Modules that only re-export: an importer needs just what it names. */
const FACES =
  /(src\/shared\/api\/(?!http|problem|request|retry|template-)(generated\/(zod\/)?)?[a-z-]+\.ts|lucide-react\/dist\/esm\/lucide-react\.mjs)$/;

/** The operation or schema of the contract, or the icon, that a module behind a face defines. */
const UNIT = /(?:\?unit=|zod\/schemas\/)(\w+)(?:\.ts)?$/;
const ICON = /lucide-react\/dist\/esm\/icons\/([a-z0-9-]+)\.mjs$/;

const VENDOR =
  /node_modules\/(react|react-dom|scheduler|react-router|effector|effector-react|use-sync-external-store|@farfetched\/core|zod)\//;

const INDEX = /\/index\.ts$/;

/** The index of a slice or a component, and the views behind it, which vite.config.ts declares free of side effects. */
const PUBLIC = /src\/(?:entities|features|widgets|shared\/ui)\/[a-z-]+\/index\.ts$/;
export const VIEW = /src\/(?:(?:entities|features|widgets)\/[a-z-]+\/ui|shared\/ui\/[a-z-]+)\/[a-z-]+\.tsx$/;
const COMPONENT = /src\/shared\/ui\/[a-z-]+\/index\.ts$/;

/** What runs menus, dialogs and pickers, which open on request. */
const MACHINES = /node_modules\/(@ark-ui|@zag-js|@floating-ui|@internationalized)\//;

/** What mounts and unmounts the parts of a component, also of one that opens nothing over the page. */
const PRESENCE = /@zag-js\/presence|@ark-ui\/react\/dist\/(components\/presence|utils\/)/;

const inShell: ReadonlySet<string> = new Set([
  ...routes
    .filter(({ layout }: Route) => layout !== 'default' && layout !== 'stepper')
    .map(({ page }) => page),
  'opened-document',
]);

/** The pages among the loaders. A part is of its page. */
const pagesOf = (loaders: ReadonlySet<string>): ReadonlySet<string> =>
  new Set([...loaders].map((loader) => (loader === 'opened-document' ? 'generator' : loader)));

/** So many pages of the shell need a module that all load it. */
const MANY = 10;

/** All pages load a small module that so many pages of different areas need. */
const SOME = 3;

/** Characters of a small module's code. */
const SMALL = 2000;

const withDocuments = 'batch shared-document lesson student-lesson assignment own-template'.split(' ');

/** Pages that share a file: users go from one to the next, and their parts are alike. The first area with all pages counts. */
export const areas: Readonly<Record<string, ReadonlySet<string>>> = {
  entry: new Set(
    'register verify verify-email forgot reset-password invitation unsubscribe onboarding onboarding-class onboarding-school onboarding-student onboarding-teaching'.split(
      ' ',
    ),
  ),
  plans: new Set('home templates plans payment billing accounts usage'.split(' ')),
  lists: new Set('favourites search trash draft generator-history generator'.split(' ')),
  classes: new Set(
    'class classes students student-profile new-lesson joined-class joined-classes home student-home'.split(
      ' ',
    ),
  ),
  forms: new Set(['generator', 'opened-document']),
  documents: new Set(['opened-document', ...withDocuments]),
  editors: new Set(['generator', 'opened-document', ...withDocuments]),
  work: new Set(
    'assignment assignments assignment-editor marking student-assignment student-assignments student-submission lesson student-lesson student-lessons student-home notifications generator guardian student-profile'.split(
      ' ',
    ),
  ),
};

const found = new WeakMap<Graph, Map<string, ReadonlySet<string>>>();

/**
 * The pages that need a module from the start, with `first view` for the application and /login, `every page` for the others, and
 * `shell` for those with the menu. Empty for such a start itself.
 */
function loadersOf(module: string, graph: Graph): ReadonlySet<string> {
  const known = found.get(graph) ?? new Map<string, ReadonlySet<string>>();
  found.set(graph, known);
  const loaders = known.get(module) ?? findLoaders(module, graph);
  known.set(module, loaders);
  return loaders;
}

function findLoaders(module: string, graph: Graph): ReadonlySet<string> {
  const loaders = new Set<string>();
  if (nameOf(module) !== undefined) return loaders;
  const seen = new Set<string>();
  /** Modules that need it, and the names by which they import it from a face. */
  const waiting: { id: string; names?: readonly string[] | undefined }[] = [{ id: module }];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { id, names } = next;
    const loader = nameOf(id);
    const isFace = loader === undefined && (FACES.test(id) || PUBLIC.test(id));
    if (names !== undefined && !isFace && !names.some((name) => wordsIn(id, graph).has(name))) continue;
    if (loader !== undefined) loaders.add(loader);
    const key = `${id} ${names?.join(' ')}`;
    if (seen.has(key)) continue;
    seen.add(key);
    for (const importer of graph.getModuleInfo(id)?.importers ?? [])
      waiting.push({ id: importer, names: isFace ? names : namesBehind(importer, id, graph) });
  }
  return loaders;
}

/** The names under which a face exports a module; undefined if every importer of the face runs the module. */
function namesBehind(face: string, id: string, graph: Graph): readonly string[] | undefined {
  if (FACES.test(face)) return unitOf(id);
  if (!PUBLIC.test(face) || !VIEW.test(id)) return undefined;
  const { code, dynamicImporters = [] } = graph.getModuleInfo(face) ?? {};
  // An import on demand names nothing.
  if (dynamicImporters.length > 0) return undefined;
  const names = [...(code ?? '').matchAll(/export\s*\{([^}]*)\}\s*from\s*["']\.([^"']+)["']/g)].flatMap(
    ([, list = '', path = '']) =>
      id.endsWith(`${path}.tsx`) ? (list.match(/\w+(?=\s*(?:,|$))/g) ?? []) : [],
  );
  return names.length > 0 ? names : undefined;
}

function unitOf(id: string): readonly string[] | undefined {
  const icon = ICON.exec(id)?.[1];
  const unit =
    UNIT.exec(id)?.[1] ?? icon?.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
  return unit === undefined ? undefined : [unit];
}

const words = new WeakMap<Graph, Map<string, ReadonlySet<string>>>();

function wordsIn(id: string, graph: Graph): ReadonlySet<string> {
  const known = words.get(graph) ?? new Map<string, ReadonlySet<string>>();
  words.set(graph, known);
  const inModule = known.get(id) ?? new Set(graph.getModuleInfo(id)?.code?.match(/\w+/g));
  known.set(id, inModule);
  return inModule;
}

function nameOf(id: string): string | undefined {
  if (FIRST_VIEW.test(id)) return 'first view';
  if (LIST_OF_PAGES.test(id)) return 'every page';
  return SHELL.test(id) ? 'shell' : (PAGE.exec(id) ?? PART.exec(id))?.[1];
}

/** Whether all pages with the menu load the module. */
const isOfTheShell = (loaders: ReadonlySet<string>) =>
  loaders.has('shell') || [...pagesOf(loaders)].filter((loader) => inShell.has(loader)).length >= MANY;

/** Whether a component runs machines; so do the indexes of such components. */
const usesMachines = (id: string, graph: Graph): boolean =>
  (graph.getModuleInfo(id)?.importedIds ?? []).some(
    (each) => MACHINES.test(each) || (COMPONENT.test(id) && usesMachines(each, graph)),
  );

/** Whether it shows such a component, or is the index of what does: not every page of an area needs it. */
const showsMachines = (id: string, graph: Graph): boolean =>
  usesMachines(id, graph) ||
  (graph.getModuleInfo(id)?.importedIds ?? []).some((each) =>
    COMPONENT.test(each) ? usesMachines(each, graph) : INDEX.test(id) && showsMachines(each, graph),
  );

/** Whether a page without the menu needs it. */
const isNeededElsewhere = (loaders: ReadonlySet<string>) =>
  [...loaders].some((loader) => loader !== 'shell' && !inShell.has(loader));

const areaOf = (loaders: ReadonlySet<string>): string | undefined =>
  loaders.size < 2
    ? undefined
    : Object.keys(areas).find((name) => [...loaders].every((loader) => areas[name]?.has(loader)));

/** Whether all pages with the menu need it, or may as well load it: a file of its own would cost more than its bytes. */
function isCheap(id: string, graph: Graph): boolean {
  const loaders = loadersOf(id, graph);
  if (VENDOR.test(id) || loaders.has('first view') || loaders.has('every page')) return true;
  if (areaOf(loaders) !== undefined) return false;
  if (isOfTheShell(loaders)) return !usesMachines(id, graph);
  const { code, importedIds = [] } = graph.getModuleInfo(id) ?? {};
  const isSmall = !MACHINES.test(id) && pagesOf(loaders).size >= 2 && (code?.length ?? 0) < SMALL;
  return isSmall && importedIds.every((each) => FACES.test(each) || isCheap(each, graph));
}

const isStart = (id: string, file: string) =>
  Object.entries(starts).some(([module, of]) => of === file && id.endsWith(`/${module}`));

const group = (
  name: string,
  priority: number,
  holds: (id: string, loaders: ReadonlySet<string>, graph: Graph) => boolean,
) => ({
  name: (id: string, graph: Graph) => (holds(id, loadersOf(id, graph), graph) ? name : null),
  debugName: name,
  priority,
});

/** Takes the modules only; what they import has groups of its own. */
const alone = { includeDependenciesRecursively: false };

/**
 * The files that pages share; each page has one more of its own. On a slow connection a request costs more than the bytes of a
 * small file. A module is shared by at least the pages that share what imports it, so files do not import each other in cycles.
 */
export const chunkGroups = [
  // All that loads before the first paint.
  { name: 'start', test: /vite\/preload-helper|src\/app\/entry\.ts/, priority: 11 },
  // Stays cached when only our own code changes.
  { name: 'vendor', test: VENDOR, priority: 10 },
  group('first-view', 9, (id, loaders) => isStart(id, 'first-view') || loaders.has('first view')),
  // The arithmetic of dates, which pages need without a calendar.
  { name: 'dates', test: /node_modules\/@internationalized\//, priority: 9, ...alone },
  // What pages draw with, without what only opens over them later.
  {
    ...group(
      'machines',
      8,
      (id, loaders) => MACHINES.test(id) && (PRESENCE.test(id) || loaders.size >= 2 * SOME),
    ),
    ...alone,
  },
  { name: 'overlays', test: MACHINES, minShareCount: 6, priority: 7, ...alone },
  {
    ...group(
      'kit',
      6,
      (id, loaders, graph) =>
        isStart(id, 'kit') || loaders.has('every page') || (isNeededElsewhere(loaders) && isCheap(id, graph)),
    ),
    ...alone,
  },
  ...Object.keys(areas).map((name) => ({
    ...group(
      name,
      5,
      (id, loaders, graph) => areaOf(loaders) === name && !MACHINES.test(id) && !showsMachines(id, graph),
    ),
    ...alone,
  })),
  // Pages without calendars must not load one for a component beside it.
  {
    ...group('calendars', 4, (id, loaders, graph) => isOfTheShell(loaders) && usesMachines(id, graph)),
    ...alone,
  },
  group(
    'shell',
    1,
    (id, loaders, graph) => isStart(id, 'shell') || isOfTheShell(loaders) || isCheap(id, graph),
  ),
];
