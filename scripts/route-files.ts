type Chunk = { file: string; src?: string; css?: string[]; imports?: string[]; dynamicImports?: string[] };
export type Manifest = Record<string, Chunk>;

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
