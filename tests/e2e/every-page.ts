import { type Route, routes } from '../../src/app/routing/routes.ts';

/** One path of the route table for each page that these users may open; no record has the id `none`. */
export function pathsOf(...accesses: readonly Route['access'][]): string[] {
  const paths = new Map<string, string>();
  for (const { access, page, path } of routes) {
    if (accesses.includes(access) && !paths.has(page)) paths.set(page, path.replaceAll(/:\w+/g, 'none'));
  }
  return [...paths.values()];
}
