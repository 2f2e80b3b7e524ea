import { starts } from './chunks.ts';

type Chunk = {
  file: string;
  name?: string;
  src?: string;
  css?: string[];
  imports?: string[];
  dynamicImports?: string[];
};
export type Manifest = Record<string, Chunk>;

/** Vite lists a module that is in a shared file under the name of the file; this lists it under its own. */
export function listStarts(text: string): string {
  const manifest: Manifest = JSON.parse(text);
  return Object.entries(starts).reduce((listed, [module, name]) => {
    if (manifest[module]) return listed;
    // The file of a page has a module's key, and may have the same name.
    const [key] =
      Object.entries(manifest).find(([each, chunk]) => each.startsWith('_') && chunk.name === name) ?? [];
    if (key === undefined) throw new Error(`The build has no file named ${name}.`);
    return listed.replaceAll(JSON.stringify(key), JSON.stringify(module));
  }, text);
}

/** The files a browser loads for a route: those of its modules and of their static imports. */
export function routeFiles(
  manifest: Manifest,
  modules: readonly string[],
): { scripts: string[]; styles: string[] } {
  const missing = modules.find((module) => !manifest[module]);
  if (missing !== undefined) throw new Error(`The build’s manifest does not list ${missing}.`);

  const seen = new Set<string>();
  const queue = [...modules];
  for (let key = queue.pop(); key !== undefined; key = queue.pop()) {
    if (seen.has(key)) continue;
    seen.add(key);
    queue.push(...(manifest[key]?.imports ?? []));
  }
  const chunks = [...seen].flatMap((key) => manifest[key] ?? []);
  const unique = (paths: string[]) => [...new Set(paths)].toSorted();
  return {
    scripts: unique(chunks.map((chunk) => chunk.file).filter((file) => file.endsWith('.js'))),
    styles: unique(chunks.flatMap((chunk) => chunk.css ?? [])),
  };
}

/** Files that import each other in a circle: the first to run would use values that do not exist yet. */
export function circlesIn(manifest: Manifest): string[] {
  const done = new Set<string>();
  const visit = (key: string, path: readonly string[]): string[] => {
    if (path.includes(key)) return [[...path.slice(path.indexOf(key)), key].join(' → ')];
    if (done.has(key)) return [];
    const found = (manifest[key]?.imports ?? []).flatMap((each) => visit(each, [...path, key]));
    done.add(key);
    return found;
  };
  return Object.keys(manifest).flatMap((key) => visit(key, []));
}
