import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';

const chunkShape = z.object({
  file: z.string(),
  isEntry: z.boolean().optional(),
  imports: z.array(z.string()).optional(),
  css: z.array(z.string()).optional(),
});
const manifestShape = z.record(z.string(), chunkShape);
/**
 * Whether visitors must sign in, the modules of the page, and the API calls whose answers go into
 * its document.
 */
const routesShape = z.array(
  z.object({
    path: z.string(),
    signIn: z.boolean(),
    modules: z.array(z.string()),
    calls: z.array(z.string()).default([]),
  }),
);

/**
 * The first view of a page, rendered from the answers of its API calls; null if the page is not
 * prerendered.
 */
type Prerender = (path: string, answers: Record<string, unknown>) => Promise<string | null>;
const prerenderBundle = z.object({ prerender: z.custom<Prerender>((value) => typeof value === 'function') });

export type Manifest = z.output<typeof manifestShape>;
export type ClientRoute = z.output<typeof routesShape>[number];

/** The output of the client build: the document, its routes, and the files of each module. */
export interface BuiltClient {
  folder: string;
  prerender: Prerender;
  document: string;
  routes: ClientRoute[];
  manifest: Manifest;
}

/** Returns null if the client is not built, as in development. */
export async function readBuiltClient(folder: string): Promise<BuiltClient | null> {
  const read = (name: string) => readFileSync(join(folder, name), 'utf8');
  if (!existsSync(join(folder, 'routes.json'))) return null;
  const bundle: unknown = await import(pathToFileURL(join(folder, 'prerender/prerender.js')).href);
  return {
    folder,
    prerender: prerenderBundle.parse(bundle).prerender,
    document: read('index.html'),
    routes: routesShape.parse(JSON.parse(read('routes.json'))),
    manifest: manifestShape.parse(JSON.parse(read('.vite/manifest.json'))),
  };
}
