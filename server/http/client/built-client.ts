import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const chunkShape = z.object({
  file: z.string(),
  isEntry: z.boolean().optional(),
  imports: z.array(z.string()).optional(),
  css: z.array(z.string()).optional(),
});
const manifestShape = z.record(z.string(), chunkShape);
/** The page's module, and that of the shell it stands in when there is one. */
const routesShape = z.array(
  z
    .object({ path: z.string(), module: z.string(), layout: z.string().optional() })
    .transform(({ path, module, layout }) => ({ path, modules: layout ? [layout, module] : [module] })),
);

export type Manifest = z.output<typeof manifestShape>;
export type ClientRoute = z.output<typeof routesShape>[number];

/** What the build left behind: the document, the paths that there are, and which files belong to which module. */
export interface BuiltClient {
  folder: string;
  document: string;
  routes: ClientRoute[];
  manifest: Manifest;
}

/** Null when the client was not built, as in development, where the page comes from elsewhere. */
export function readBuiltClient(folder: string): BuiltClient | null {
  const read = (name: string) => readFileSync(join(folder, name), 'utf8');
  if (!existsSync(join(folder, 'routes.json'))) return null;
  return {
    folder,
    document: read('index.html'),
    routes: routesShape.parse(JSON.parse(read('routes.json'))),
    manifest: manifestShape.parse(JSON.parse(read('.vite/manifest.json'))),
  };
}
