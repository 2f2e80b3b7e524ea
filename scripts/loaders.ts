import { resolve } from 'node:path';
import { type Graph, type Link, linksOf } from './module-links.ts';
import { PURE_MODULES } from './pure-modules.ts';

const ICONS = /lucide\/dist\/esm\//;

/** Who loads a module on demand: a page by its area and name, the menu, the frame of onboarding, or all of them. */
function loaderOf(id: string): string | undefined {
  if (id.endsWith('/src/app/main.tsx')) return 'first view';
  if (id.endsWith('/src/app/routing/generated/pages.ts')) return 'every page';
  if (/src\/(widgets\/shell\/index|app\/access\/subscription-gate)\.ts$/.test(id)) return 'shell';
  if (id.endsWith('/src/widgets/endpapers/index.ts')) return 'onboarding';
  const page = /src\/pages\/([a-z-]+)\/([a-z-]+)\/(?:index|ui\/(opened-document))\.tsx?$/.exec(id);
  return page ? `${page[1]}/${page[3] ?? page[2]}` : undefined;
}

const found = new WeakMap<Graph, Map<string, Set<string>>>();

/** Who needs a module from the start. One that only declares is needed by who names it, not by all who import its index. */
export function loadersOf(id: string, graph: Graph): ReadonlySet<string> {
  const known = found.get(graph) ?? findLoaders(graph);
  found.set(graph, known);
  return known.get(id) ?? new Set();
}

function findLoaders(graph: Graph): Map<string, Set<string>> {
  const loaders = new Map<string, Set<string>>();
  const known = new Map<string, Link[]>();
  const links = (id: string) => {
    const ofModule = known.get(id) ?? linksOf(id, graph);
    known.set(id, ofModule);
    return ofModule;
  };
  const starts = new Set([resolve('src/app/main.tsx')]);

  for (const start of starts) {
    const loader = loaderOf(start) ?? start;
    const reach = (id: string) => {
      if (loaders.get(id)?.has(loader)) return;
      loaders.set(id, new Set([...(loaders.get(id) ?? []), loader]));
      for (const each of graph.getModuleInfo(id)?.dynamicallyImportedIds ?? [])
        if (loaderOf(each) !== undefined) starts.add(each);
      for (const link of links(id)) {
        const isNamed = link.as && (PURE_MODULES.test(link.id) || ICONS.test(link.id));
        if (!isNamed) take(link);
      }
    };
    const take = ({ id, name }: Link) => {
      reach(id);
      for (const link of name ? links(id) : []) if (link.as === name) take(link);
    };
    reach(start);
    // An import on demand takes all that the module exports.
    for (const link of links(start)) if (link.as) take(link);
  }
  return loaders;
}

const sizes = new WeakMap<Graph, Map<string, number>>();

const keyOf = (loaders: ReadonlySet<string>): string => [...loaders].toSorted().join();

/** Characters of all modules that the same pages need as this one. */
export function charactersBeside(id: string, graph: Graph): number {
  const known = sizes.get(graph) ?? measure(graph);
  sizes.set(graph, known);
  return known.get(keyOf(loadersOf(id, graph))) ?? 0;
}

function measure(graph: Graph): Map<string, number> {
  const sums = new Map<string, number>();
  for (const [id, loaders] of found.get(graph) ?? findLoaders(graph)) {
    const key = keyOf(loaders);
    sums.set(key, (sums.get(key) ?? 0) + (graph.getModuleInfo(id)?.code?.length ?? 0));
  }
  return sums;
}
