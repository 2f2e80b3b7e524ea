import { type Route, routes } from '../src/app/routing/routes.ts';

type Graph = {
  getModuleInfo(id: string): { importers: readonly string[]; importedIds: readonly string[] } | null;
};

const FIRST_VIEW = /src\/(app\/main\.tsx|pages\/login\/index\.ts)$/;
const SHELL = /src\/widgets\/shell\/index\.ts$/;
const LIST_OF_PAGES = /src\/app\/routing\/pages\.ts$/;
const PAGE = /src\/pages\/([a-z-]+)\/index\.ts$/;

/** Modules that only re-export; importing them must not pull in everything behind them. */
const FACES =
  /(src\/shared\/api\/(?!http|problem|request|retry|template-)[a-z-]+\.ts|lucide-react\/dist\/esm\/lucide-react\.mjs)$/;

/** What runs menus, dialogs and pickers, which open on request. */
const MACHINES = /node_modules\/(@ark-ui|@zag-js|@floating-ui|@internationalized)\//;

/** Icons, and the calls and schemas of the contract: hundreds of small modules. */
const SMALL = /node_modules\/lucide-react\/|src\/shared\/api\//;

const inShell: ReadonlySet<string> = new Set(
  routes.filter(({ layout }: Route) => layout !== 'default' && layout !== 'stepper').map(({ page }) => page),
);

/** So many pages of the shell need a module that all load it. */
const MANY = 10;

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
  const waiting = [module];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    const loader = nameOf(id);
    if (loader !== undefined) loaders.add(loader);
    if (seen.has(id) || FACES.test(id)) continue;
    seen.add(id);
    waiting.push(...(graph.getModuleInfo(id)?.importers ?? []));
  }
  return loaders;
}

function nameOf(id: string): string | undefined {
  if (FIRST_VIEW.test(id)) return 'first view';
  if (LIST_OF_PAGES.test(id)) return 'every page';
  return SHELL.test(id) ? 'shell' : PAGE.exec(id)?.[1];
}

/** Whether all pages with the menu load the module. */
const isOfTheShell = (_: string, loaders: ReadonlySet<string>) =>
  loaders.has('shell') || [...loaders].filter((loader) => inShell.has(loader)).length >= MANY;

const usesMachines = (id: string, graph: Graph) =>
  (graph.getModuleInfo(id)?.importedIds ?? []).some((each) => MACHINES.test(each));

/** Whether a page without the menu needs it. */
const isNeededElsewhere = (loaders: ReadonlySet<string>) =>
  [...loaders].some((loader) => loader !== 'shell' && !inShell.has(loader));

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
  {
    // Stays cached when only our own code changes.
    name: 'vendor',
    test: /node_modules\/(react|react-dom|scheduler|react-router|effector|effector-react|use-sync-external-store|@farfetched\/core|zod)\//,
    priority: 10,
  },
  group('first-view', 9, (_, loaders) => loaders.has('first view')),
  { name: 'contract', test: SMALL, minShareCount: 16, priority: 8, ...alone },
  { name: 'contract-of-some', test: SMALL, minShareCount: 5, priority: 7, ...alone },
  { name: 'machines', test: MACHINES, minShareCount: 12, priority: 6, ...alone },
  { name: 'machines-of-some', test: MACHINES, minShareCount: 6, priority: 5, ...alone },
  // Pages without calendars must not load one for a component beside it.
  {
    ...group('calendars', 4, (id, loaders, graph) => isOfTheShell(id, loaders) && usesMachines(id, graph)),
    ...alone,
  },
  { ...group('pages', 3, (_, loaders) => loaders.has('every page')), ...alone },
  group('kit', 2, (id, loaders) => isNeededElsewhere(loaders) && isOfTheShell(id, loaders)),
  group('shell', 1, isOfTheShell),
];
