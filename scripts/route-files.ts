type Chunk = { file: string; src?: string; css?: string[]; imports?: string[]; dynamicImports?: string[] };
export type Manifest = Record<string, Chunk>;

/** The files a browser loads for a route: the entry, the route's chunk, and their static imports. */
export function routeFiles(
  manifest: Manifest,
  entry: string,
  route: RegExp,
): { scripts: string[]; styles: string[] } {
  const routeKeys = Object.keys(manifest).filter((key) => route.test(manifest[key]?.src ?? key));
  if (!manifest[entry]) throw new Error(`The build's manifest has no entry ${entry}.`);
  if (routeKeys.length === 0) throw new Error(`The build's manifest has no chunk for ${route}.`);

  const seen = new Set<string>();
  const queue = [entry, ...routeKeys];
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
