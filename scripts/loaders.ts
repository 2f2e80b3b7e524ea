import { PURE_MODULES } from './pure-modules.ts';

type Module = {
  importers: readonly string[];
  dynamicImporters?: readonly string[];
  importedIds: readonly string[];
  code: string | null;
};
export type Graph = { getModuleInfo(id: string): Module | null };

const FIRST_VIEW = /src\/app\/main\.tsx$/;
const SHELL = /src\/(widgets\/shell\/index|app\/access\/subscription-gate)\.ts$/;
const LIST_OF_PAGES = /src\/app\/routing\/generated\/pages\.ts$/;
const PAGE = /src\/pages\/([a-z-]+\/[a-z-]+)\/index\.ts$/;
/** The part of the generator that an empty form does not need. */
const PART = /src\/pages\/documents\/generator\/ui\/(opened-document)\.tsx$/;

/** Modules that only re-export: an importer needs just what it names. */
export const FACES =
  /(src\/shared\/api\/(?!http|problem|request|retry|template-)[a-z-]+\.ts|lucide\/dist\/esm\/(lucide|iconsAndAliases)\.mjs)$/;

const CONTRACT = /src\/shared\/api\/[a-z-]+\.ts$/;

/** An operation or schema of the contract, behind a face. */
const UNIT = /src\/shared\/api\/generated\/(operations|zod\/schemas)\//;
export const ICON = /lucide\/dist\/esm\/icons\/([a-z0-9-]+)\.mjs$/;

/** The index of a slice, a component or the files, whose pure modules its importers name. */
const PUBLIC = /src\/(?:(?:entities|features|widgets|shared\/ui)\/[a-z-]+|shared\/lib\/files)\/index\.ts$/;

const found = new WeakMap<Graph, Map<string, ReadonlySet<string>>>();

/**
 * The pages that need a module from the start, with `first view` for the application, `every page` for all but /login, and
 * `shell` for those with the menu. Empty for such a start itself.
 */
export function loadersOf(module: string, graph: Graph): ReadonlySet<string> {
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
      waiting.push({
        id: importer,
        names: isFace ? withAliases(names, id, graph) : namesBehind(importer, id, graph),
      });
  }
  return loaders;
}

/** The names under which a face exports a module; undefined if every importer of the face runs the module. */
function namesBehind(face: string, id: string, graph: Graph): readonly string[] | undefined {
  if (FACES.test(face)) return unitOf(id, graph);
  if (!PUBLIC.test(face) || !PURE_MODULES.test(id)) return undefined;
  const { code, dynamicImporters = [] } = graph.getModuleInfo(face) ?? {};
  // An import on demand names nothing.
  if (dynamicImporters.length > 0) return undefined;
  const names = [...(code ?? '').matchAll(/export\s*\{([^}]*)\}\s*from\s*["']\.([^"']+)["']/g)].flatMap(
    ([, list = '', path = '']) =>
      id.replace(/\.tsx?$/, '').endsWith(path) ? (list.match(/\w+(?=\s*(?:,|$))/g) ?? []) : [],
  );
  return names.length > 0 ? names : undefined;
}

const aliases = new WeakMap<Graph, Map<string, [string, string][]>>();

/** The names, and those under which a face of the contract exports them instead. */
function withAliases(
  names: readonly string[] | undefined,
  face: string,
  graph: Graph,
): readonly string[] | undefined {
  if (names === undefined || !CONTRACT.test(face)) return names;
  const known = aliases.get(graph) ?? new Map<string, [string, string][]>();
  aliases.set(graph, known);
  const inFace =
    known.get(face) ??
    [...(graph.getModuleInfo(face)?.code ?? '').matchAll(/(\w+) as (\w+)/g)].map(
      ([, name = '', alias = '']): [string, string] => [name, alias],
    );
  known.set(face, inFace);
  return [...names, ...inFace.flatMap(([name, alias]) => (names.includes(name) ? [alias] : []))];
}

/** The names that the module behind a face defines. */
function unitOf(id: string, graph: Graph): readonly string[] | undefined {
  const icon = ICON.exec(id)?.[1];
  if (icon !== undefined) return [icon.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())];
  if (!UNIT.test(id)) return undefined;
  const { code } = graph.getModuleInfo(id) ?? {};
  return [...(code ?? '').matchAll(/export const (\w+)/g)].map(([, name = '']) => name);
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
