import { readFile, writeFile } from 'node:fs/promises';
import { copies, forVisitors, type Route, routes } from '../src/app/routing/routes.ts';
import type { Manifest } from './route-files.ts';

const SHELL = 'src/widgets/shell/index.ts';

/** What stands around the pages of a layout. */
const frames: Readonly<Record<Route['layout'], string | undefined>> = {
  default: undefined,
  // Its pages bring the endpapers with them: they are among what each of them imports.
  stepper: undefined,
  teacher: SHELL,
  student: SHELL,
  role: SHELL,
  open: SHELL,
};

/**
 * Writes what the server must know of the client's routes: which paths are pages, so that others answer 404, which of them
 * send a visitor to sign in, and which modules and calls each of them needs, so that they are asked for with the document.
 */
export async function writeClientRoutes(folder: string): Promise<void> {
  const manifest: Manifest = JSON.parse(await readFile(`${folder}/.vite/manifest.json`, 'utf8'));
  const ofCopies = Object.entries(copies).flatMap(([path, of]) =>
    routes.filter((route: Route) => route.path === of).map((route: Route) => ({ ...route, path })),
  );
  const known = [...routes, ...ofCopies].map(({ path, page, layout, access, calls = [] }: Route) => ({
    path,
    // A copy leads to its page first.
    signIn: !forVisitors.includes(access) && !(path in copies),
    module: `src/pages/${page}/index.ts`,
    ...(frames[layout] !== undefined && { layout: frames[layout] }),
    calls,
  }));
  const lost = known
    .flatMap(({ module, layout }) => [module, layout ?? module])
    .find((key) => !manifest[key]);
  if (lost !== undefined) throw new Error(`The route table names ${lost}, which the build does not have.`);
  await writeFile(`${folder}/routes.json`, JSON.stringify(known));
}
