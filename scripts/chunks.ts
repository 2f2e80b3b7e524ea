import { resolve } from 'node:path';
import { type Route, routes } from '../src/app/routing/routes.ts';
import { charactersBeside, loadersOf } from './loaders.ts';
import type { Graph } from './module-links.ts';

/** Modules that the application imports on demand, and the shared files that contain them. */
export const starts = {
  'index.html': 'start',
  'src/app/main.tsx': 'first-view',
  'src/app/routing/generated/pages.ts': 'kit',
  'src/widgets/shell/index.ts': 'shell',
  // Most pages with the menu depend on the subscription, and wait for it before they are drawn.
  'src/app/access/subscription-gate.ts': 'shell',
};

/** Libraries stay cached when only our own code changes. */
const libraries = {
  start: /vite\/preload-helper|src\/app\/(entry|first-view\/pause)\.ts/,
  // In one file with the others, React would run in one long task.
  react: /node_modules\/(react|react-dom|scheduler)\//,
  vendor:
    /node_modules\/(react-router|effector|effector-react|use-sync-external-store|@farfetched\/core)\/|src\/app\/react-dom\.ts/,
  contract: /node_modules\/zod\//,
};

/** What runs menus, dialogs and pickers. */
const MACHINES = /node_modules\/(@ark-ui|@zag-js|@floating-ui)\//;

/** On these most visits begin: the file of the menu has what they need. */
export const FIRST = ['shell', 'documents/home', 'documents/templates', 'billing/plans'];
/** And on the form of a template, which loads what shows a document only when it has one. */
export const FORM = 'documents/generator';
const DOCUMENT = 'documents/opened-document';

/** Pages without the menu. */
const alone: ReadonlySet<string> = new Set(
  routes.filter(({ layout }: Route) => layout === 'default' || layout === 'stepper').map(({ page }) => page),
);

/** When so many pages need a module, or a machine, the others may load it as well. */
const MANY = 7;
const SEVERAL = 3;
/** Characters of code that are not worth a request. */
const SMALL = 9000;

const known = new WeakMap<Graph, Map<string, string | null>>();

/** The file of a module; null if it is in that of its page. */
export function fileOf(id: string, graph: Graph): string | null {
  const files = known.get(graph) ?? new Map<string, string | null>();
  known.set(graph, files);
  if (!files.has(id)) {
    // Until it is found, for modules that import each other.
    files.set(id, null);
    files.set(id, findFile(id, graph));
  }
  return files.get(id) ?? null;
}

/**
 * What a module imports is needed by the same pages, at least. So the order of these rules, from many pages to few, keeps files
 * from importing each other in circles.
 */
function findFile(id: string, graph: Graph): string | null {
  const [, fixed] = Object.entries(starts).find(([module]) => id.endsWith(`/${module}`)) ?? [];
  const [library] = Object.entries(libraries).find(([, test]) => test.test(id)) ?? [];
  if (fixed !== undefined || library !== undefined) return fixed ?? library ?? null;

  const loaders = loadersOf(id, graph);
  const pages = new Set([...loaders].map((loader) => (loader === DOCUMENT ? FORM : loader)));
  const areas = new Set([...pages].map((page) => page.replace(/\/.*/, '')));
  const isNeededAlone = [...pages].some((page) => alone.has(page));
  /** A file for exactly the pages that need it. */
  const own = loaders.size > 1 ? [...loaders].toSorted().join('+') : null;

  if (loaders.has('first view')) return 'first-view';
  if (loaders.has('every page')) return 'kit';
  if (pages.size === 0 || (pages.size === 1 && !loaders.has('shell') && !loaders.has('onboarding')))
    return own;
  if (loaders.has('entry/login')) return 'first-view';
  if (FIRST.some((page) => pages.has(page))) return isNeededAlone ? 'kit' : 'shell';
  if (MACHINES.test(id)) return pages.size >= SEVERAL ? 'machines' : own;
  if (areas.size > 1 && isNeededAlone) return pages.size >= MANY ? 'kit' : own;
  const isCommon = pages.size >= MANY || isLight(id, graph);
  if (loaders.has(FORM)) return isCommon ? 'fields' : own;
  if (areas.size === 1) return loaders.has(DOCUMENT) || bringsMore(id, graph) ? own : ([...areas][0] ?? null);
  if (loaders.has(DOCUMENT) && showDocuments(loaders, graph)) return 'document';
  return isCommon ? 'common' : own;
}

/** Whether it imports a machine, or what few pages need: in the file of an area, its other pages would load that too. */
const bringsMore = (id: string, graph: Graph): boolean =>
  graph
    .getModuleInfo(id)
    ?.importedIds.some((each) => MACHINES.test(each) || (fileOf(each, graph)?.includes('+') ?? false)) ??
  false;

/** Whether all of these show a document. */
function showDocuments(loaders: ReadonlySet<string>, graph: Graph): boolean {
  const all = loadersOf(resolve('src/entities/document/index.ts'), graph);
  return [...loaders].every((loader) => all.has(loader));
}

/** Whether it is small and imports only what most pages load, which may be small as well. */
function isLight(id: string, graph: Graph): boolean {
  const { importedIds = [] } = graph.getModuleInfo(id) ?? {};
  const isShared = (file: string | null) =>
    /^(start|react|vendor|first-view|kit|shell|fields|common)$/.test(file ?? '');
  return charactersBeside(id, graph) < SMALL && importedIds.every((each) => isShared(fileOf(each, graph)));
}

const apart = { includeDependenciesRecursively: false };

export const chunkGroups = [
  // Each tag’s schemas are a file, which loads with the first answer; this one has what several of them or pages need.
  {
    name: 'contract',
    test: (id: string) => libraries.contract.test(id) || /generated\/zod\/schemas\//.test(id),
    minShareCount: 2,
    priority: 2,
    ...apart,
  },
  { name: fileOf, debugName: 'pages', priority: 1, ...apart },
  { name: 'overlays', test: MACHINES, minShareCount: 6, ...apart },
];
