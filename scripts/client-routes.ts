import { readFile, writeFile } from 'node:fs/promises';
import { copies, forVisitors, type Route, routes } from '../src/app/routing/routes.ts';
import type { Manifest } from './route-files.ts';

const SHELL = 'src/widgets/shell/index.ts';
/** The module that imports all pages except the first view. */
const PAGES = 'src/app/routing/generated/pages.ts';
const FIRST_VIEW = 'entry/login';

/** The module that renders a layout's frame. */
const frames: Readonly<Record<Route['layout'], string | undefined>> = {
  default: undefined,
  // Its pages import their frame themselves.
  stepper: undefined,
  teacher: SHELL,
  student: SHELL,
  role: SHELL,
  open: SHELL,
};

/** The modules that a route loads in addition to those of every page. */
export const modulesOf = ({ page, layout, parts = [] }: Pick<Route, 'page' | 'layout' | 'parts'>): string[] =>
  [
    ...(page === FIRST_VIEW ? [] : [PAGES]),
    frames[layout],
    ...['index.ts', ...parts].map((module) => `src/pages/${page}/${module}`),
  ].filter((module) => module !== undefined);

/**
 * Writes the client's routes for the server: the paths of pages (all others are 404), which of them require
 * sign-in, and the modules of each page, so that the document can preload them.
 */
export async function writeClientRoutes(folder: string): Promise<void> {
  const manifest: Manifest = JSON.parse(await readFile(`${folder}/.vite/manifest.json`, 'utf8'));
  const ofCopies = Object.entries(copies).flatMap(([path, of]) =>
    routes.filter((route: Route) => route.path === of).map((route: Route) => ({ ...route, path })),
  );
  const known = [...routes, ...ofCopies].map(({ path, page, parts, layout, access }: Route) => ({
    path,
    // An alias redirects to its page first.
    signIn: !forVisitors.includes(access) && !(path in copies),
    modules: modulesOf({ page, layout, ...(parts && { parts }) }),
  }));
  const missing = known.flatMap(({ modules }) => modules).find((key) => !manifest[key]);
  if (missing !== undefined) throw new Error(`The route table names ${missing}, which is not in the build.`);
  await writeFile(`${folder}/routes.json`, JSON.stringify(known));
}
