import { existsSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { dirname, relative } from 'node:path';
import type { Route } from '../src/shared/lib/page/index.ts';
import { spell } from './scaffold/names.ts';

const PAGES = 'src/pages';
const ROUTING = 'src/app/routing/generated';
const NOTICE = '// Generated from the pages by `npm run generate`.';
/** It leaves its paths to the pages that declare them. */
const UNBUILT = 'system/unbuilt';

type Declaration = { page: string; routes: readonly Route[] };

/** The folders of all pages, as area and name. */
export async function findPages(): Promise<string[]> {
  const folders = new Set<string>();
  for await (const part of glob(`${PAGES}/*/*/{page.ts,index.ts,ui,model}`)) folders.add(dirname(part));
  return [...folders].map((folder) => relative(PAGES, folder)).toSorted();
}

/** The files that these pages lack, as sentences. */
export const findGaps = (pages: readonly string[]): string[] =>
  pages.flatMap((page) => [
    ...(existsSync(`${PAGES}/${page}/page.ts`)
      ? []
      : [`${PAGES}/${page} has no page.ts, which declares its paths and who may open them.`]),
    ...(existsSync(`${PAGES}/${page}/index.ts`)
      ? []
      : [`${PAGES}/${page} has no index.ts, which exports its View and what opens it.`]),
  ]);

/** The paths that two pages have, as sentences. */
export function findClashes(declarations: readonly Declaration[]): string[] {
  const owners = new Map<string, string>();
  const places = declarations
    .filter(({ page }) => page !== UNBUILT)
    .flatMap(({ page, routes }) =>
      routes.flatMap(({ path, copies = [] }) => [path, ...copies].map((place) => ({ place, page }))),
    );
  return places.flatMap(({ place, page }) => {
    const owner = owners.get(place);
    owners.set(place, page);
    return owner === undefined ? [] : [`Two pages have the path ${place}: ${owner} and ${page}.`];
  });
}

/** The route table and the list of chunks, by path. */
export function pageModules(pages: readonly string[]): Map<string, string> {
  const nameOf = (page: string) => spell(page.replace('/', '-')).camel;
  const routes = [
    NOTICE,
    ...pages.map((page) => `import { routes as ${nameOf(page)} } from '../../../pages/${page}/page.ts';`),
    '',
    'export const declarations = [',
    ...pages.map((page) => `  { page: '${page}', routes: ${nameOf(page)} },`),
    '] as const;',
    '',
  ];
  const loaders = [
    NOTICE,
    "import type { Page } from '@/shared/lib/page';",
    "import type { PageName } from '../routes';",
    '',
    '/** The chunk of each page, loaded on its first visit. */',
    'export const pages: Readonly<Record<PageName, () => Promise<Page>>> = {',
    ...pages.map((page) => `  '${page}': () => import('@/pages/${page}'),`),
    '};',
    '',
  ];
  return new Map([
    [`${ROUTING}/routes.ts`, routes.join('\n')],
    [`${ROUTING}/pages.ts`, loaders.join('\n')],
  ]);
}
