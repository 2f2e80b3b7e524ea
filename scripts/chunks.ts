import { type Route, routes } from '../src/app/routing/routes.ts';
import { FACES, type Graph, ICON, loadersOf } from './loaders.ts';

/** Modules that the application imports on demand, and the shared files that contain them. */
export const starts = {
  'index.html': 'start',
  'src/app/main.tsx': 'first-view',
  'src/app/routing/generated/pages.ts': 'kit',
  'src/pages/entry/login/index.ts': 'sign-in',
  'src/widgets/shell/index.ts': 'shell',
  // Most pages with the menu depend on the subscription, and wait for it before they are drawn.
  'src/app/access/subscription-gate.ts': 'shell',
};

const VENDOR =
  /node_modules\/(react|react-dom|scheduler|react-router|effector|effector-react|use-sync-external-store|@farfetched\/core)\/|src\/app\/react-dom\.ts/;

const ZOD = /node_modules\/zod\//;

const DOCUMENTS = /generated\/zod\/generations\.ts/;

const SCHEMA = /generated\/zod\/schemas\//;

const INDEX = /\/index\.ts$/;

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
  new Set([...loaders].map((loader) => (loader === 'opened-document' ? 'documents/generator' : loader)));

/** So many pages of the shell need a module that all load it. */
const MANY = 10;

/** Pages with pickers and dialogs share a module that twice as many need. */
const SOME = 3;

/** Characters of a small module's code. */
const SMALL = 3400;

/** Pages on which most visits begin, and what they load: the file of the menu has only what these need. */
const FIRST: ReadonlySet<string> = new Set([
  'shell',
  'every page',
  'documents/home',
  'documents/templates',
  'billing/plans',
]);

const withDocuments =
  'documents/batch documents/shared-document classes/lesson student/lesson work/assignment documents/own-template'.split(
    ' ',
  );

/** Pages that share a file: users go from one to the next, and their parts are alike. The first area with all pages counts. */
export const areas: Readonly<Record<string, ReadonlySet<string>>> = {
  entry: new Set(
    'entry/register entry/verify entry/verify-email entry/forgot entry/reset-password entry/invitation entry/unsubscribe onboarding/start onboarding/class onboarding/school onboarding/join onboarding/teaching'.split(
      ' ',
    ),
  ),
  billing: new Set('billing/payment billing/billing account/accounts account/usage'.split(' ')),
  plans: new Set(
    'documents/home documents/templates billing/plans billing/payment billing/billing account/accounts account/usage'.split(
      ' ',
    ),
  ),
  lists: new Set(
    'documents/favourites documents/search documents/trash documents/draft documents/generator-history'.split(
      ' ',
    ),
  ),
  classes: new Set(
    'classes/class classes/classes people/students people/student classes/new-lesson student/class student/classes documents/home student/home'.split(
      ' ',
    ),
  ),
  forms: new Set(['documents/generator', 'opened-document']),
  documents: new Set(['opened-document', ...withDocuments]),
  editors: new Set([
    'documents/generator',
    'opened-document',
    'work/marking',
    'account/usage',
    ...withDocuments,
  ]),
  work: new Set(
    'work/assignment work/assignments work/assignment-editor work/marking student/assignment student/assignments student/submission classes/lesson student/lesson student/lessons student/home account/notifications people/guardian people/student'.split(
      ' ',
    ),
  ),
  blocks: new Set(['opened-document', 'work/marking', 'account/usage', ...withDocuments]),
};

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

/** Whether several tags have this schema of the contract, a page names it, or it is of documents: the form asks for their price. */
function isSharedSchema(id: string, graph: Graph): boolean {
  if (DOCUMENTS.test(id)) return true;
  if (!SCHEMA.test(id)) return false;
  const tags = tagsOf(id, graph);
  return tags.size > 1 || [...tags].some((tag) => DOCUMENTS.test(tag));
}

/** The files of the contract with this schema: those of tags, and those of `src/shared/api`, whose schemas are for pages. */
function tagsOf(id: string, graph: Graph): ReadonlySet<string> {
  const { importers = [] } = graph.getModuleInfo(id) ?? {};
  return new Set(
    importers.flatMap((each) => (SCHEMA.test(each) ? [...tagsOf(each, graph)] : [each.replace(/\?.*/, '')])),
  );
}

/** Whether only /login needs it. Its few styles are in the first view, because a file of their own would cost more. */
const isOfSignIn = (id: string, loaders: ReadonlySet<string>): boolean =>
  loaders.has('entry/login') && loaders.size === 1 && !id.includes('.css.ts');

const isNeededFirst = (loaders: ReadonlySet<string>): boolean =>
  [...loaders].some((loader) => FIRST.has(loader));

/** The form of a template has one style sheet, while its scripts are two files: each runs in a task of its own. */
const isOfForm = (id: string, loaders: ReadonlySet<string>): boolean =>
  id.includes('.css.ts') && loaders.size === 1 && loaders.has('documents/generator');

/** The few styles of the editors are with those of fields: a file of their own would cost more. */
const isOfOtherSheet = (id: string, loaders: ReadonlySet<string>): boolean =>
  id.includes('.css.ts') && areaOf(loaders) === 'editors';

const areaOf = (loaders: ReadonlySet<string>): string | undefined =>
  loaders.size < 2
    ? undefined
    : Object.keys(areas).find(
        (name) =>
          // The form of a template loads this file, so the others must need no more of it.
          (name !== 'editors' || loaders.has('documents/generator')) &&
          [...loaders].every((loader) => areas[name]?.has(loader)),
      );

/** Whether all pages with the menu need it, or may as well load it: a file of its own would cost more than its bytes. */
function isCheap(id: string, graph: Graph): boolean {
  const loaders = loadersOf(id, graph);
  if (VENDOR.test(id) || loaders.has('first view') || loaders.has('entry/login') || loaders.has('every page'))
    return true;
  if (areaOf(loaders) !== undefined) return false;
  if (isOfTheShell(loaders)) return !usesMachines(id, graph);
  const { code, importedIds = [] } = graph.getModuleInfo(id) ?? {};
  const isSmall = !MACHINES.test(id) && pagesOf(loaders).size >= 2 && (code?.length ?? 0) < SMALL;
  return isSmall && importedIds.every((each) => FACES.test(each) || isCheap(each, graph));
}

/** Whether pages with the menu load it in a file that they share. */
const isShared = (id: string, graph: Graph): boolean =>
  isOfTheShell(loadersOf(id, graph)) || isCheap(id, graph);

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
  { name: 'start', test: /vite\/preload-helper|src\/app\/(entry|first-view\/pause)\.ts/, priority: 11 },
  // These stay cached when only our own code changes. In one file, they would run in one long task.
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 11 },
  { name: 'vendor', test: VENDOR, priority: 10 },
  // Each tag's schemas are a file, which loads with the first answer; this one has what several of them or pages need.
  { ...group('contract', 10, (id, _loaders, graph) => ZOD.test(id) || isSharedSchema(id, graph)), ...alone },
  group(
    'first-view',
    9,
    (id, loaders) =>
      isStart(id, 'first-view') ||
      loaders.has('first view') ||
      (loaders.has('entry/login') && !isOfSignIn(id, loaders)),
  ),
  group('sign-in', 9, (id, loaders) => isStart(id, 'sign-in') || isOfSignIn(id, loaders)),
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
  // What the form of a template shares with other pages with the menu, but not with those on which most visits begin.
  {
    ...group(
      'fields',
      6,
      (id, loaders, graph) =>
        isOfOtherSheet(id, loaders) ||
        (loaders.has('documents/generator') &&
          pagesOf(loaders).size > 1 &&
          !isNeededFirst(loaders) &&
          !isNeededElsewhere(loaders) &&
          isShared(id, graph)),
    ),
    ...alone,
  },
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
      (id, loaders, graph) =>
        (areaOf(loaders) === name &&
          !MACHINES.test(id) &&
          !showsMachines(id, graph) &&
          !isOfOtherSheet(id, loaders)) ||
        (name === 'forms' && isOfForm(id, loaders)),
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
    3,
    (id, loaders, graph) =>
      isStart(id, 'shell') ||
      (isNeededFirst(loaders) && isShared(id, graph)) ||
      // Late parts show these too.
      (loaders.has('documents/home') && ICON.test(id)),
  ),
  // What the other pages with the menu share.
  group('common', 1, (id, _loaders, graph) => isShared(id, graph)),
];
