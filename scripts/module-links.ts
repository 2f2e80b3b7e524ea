import { parseSync } from 'vite';

type Module = {
  code: string | null;
  importedIds: readonly string[];
  dynamicallyImportedIds: readonly string[];
};
export type Graph = { getModuleInfo(id: string): Module | null };

/** That a module imports another, a name from it, or exports this name `as` its own. */
export type Link = { id: string; name?: string | null; as?: string | null };

/** Vite appends this import to `importedIds`; the others are in the order of the code. */
const HELPER = '\0vite/preload-helper.js';

/** What a module takes from others, by name where its code says so. */
export function linksOf(id: string, graph: Graph): Link[] {
  const { code, importedIds = [] } = graph.getModuleInfo(id) ?? {};
  const ids = importedIds.filter((each) => each !== HELPER);
  const { staticImports, staticExports } = parseSync('module.tsx', code ?? '').module;
  const links = [
    ...staticImports.flatMap(({ start, moduleRequest: { value: request }, entries }) => [
      { start, request },
      ...entries.map(({ importName: { kind, name } }) => ({
        start,
        request,
        name: kind === 'Default' ? 'default' : name,
      })),
    ]),
    ...staticExports.flatMap(({ start, entries }) =>
      entries.flatMap(({ moduleRequest, importName, exportName }) =>
        moduleRequest
          ? [{ start, request: moduleRequest.value, name: importName.name, as: exportName.name }]
          : [],
      ),
    ),
  ].toSorted((one, other) => one.start - other.start);
  const requests = [...new Set(links.map(({ request }) => request))];
  // Two paths to one module, or a module of CommonJS.
  if (requests.length !== ids.length) return ids.map((each) => ({ id: each }));
  return links.map(({ request, ...link }) => ({ ...link, id: ids[requests.indexOf(request)] ?? '' }));
}
