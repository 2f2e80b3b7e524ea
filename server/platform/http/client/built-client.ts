import { createHash } from 'node:crypto';
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
/** Whether visitors must sign in, and the modules of the page. */
const routesShape = z.array(
  z.object({ path: z.string(), signIn: z.boolean(), modules: z.array(z.string()) }),
);

export interface ApiAnswer {
  status: number;
  /** JSON. */
  text: string;
  /** The Retry-After header. */
  retryAfter?: string | undefined;
}

/** What the rendering of a document needs to know about its request. */
export interface Visit {
  /** Path and query. */
  url: string;
  /** Scheme and host of the page. */
  origin: string;
  /** The `Cookie` header. */
  cookies: string;
  /** The BCP 47 tag that the browser prefers. */
  locale: string;
  /** Calls a GET operation of the API in process, with this `Authorization` header. */
  call(url: string, authorization: string | null): Promise<ApiAnswer>;
}

export type EmbeddedAnswer = ApiAnswer & { url: string };

export interface RenderedPage {
  kind: 'page';
  html: string;
  title: string;
  /** The path of the page that was rendered: that of sign-in if the session has expired. */
  path: string;
  /** What the scripts need to hydrate the view. */
  view: object;
  answers: EmbeddedAnswer[];
  /** Calls that take longer than the document waits. */
  pending: { url: string; answer: Promise<EmbeddedAnswer> }[];
}

/** Renders the first view of a page; `unrendered` if only the browser can show it. */
type RenderPage = (
  visit: Visit,
) => Promise<RenderedPage | { kind: 'redirect'; to: string } | { kind: 'unrendered' }>;
const rendererBundle = z.object({ renderPage: z.custom<RenderPage>((value) => typeof value === 'function') });

export type Manifest = z.output<typeof manifestShape>;
export type ClientRoute = z.output<typeof routesShape>[number];

/** The output of the client build: the document, its routes, and the files of each module. */
export interface BuiltClient {
  folder: string;
  renderPage: RenderPage;
  document: string;
  /** The scripts in the document, as sources of the security policy. */
  inlineScripts: string[];
  routes: ClientRoute[];
  manifest: Manifest;
}

/** The renderer is as large as the client, so it is loaded with the first page that it renders. */
function rendererOf(folder: string): RenderPage {
  let loading: Promise<RenderPage> | undefined;
  const load = async () => {
    const bundle: unknown = await import(pathToFileURL(join(folder, 'renderer/render-page.js')).href);
    return rendererBundle.parse(bundle).renderPage;
  };
  return async (visit) => {
    loading ??= load();
    const renderPage = await loading;
    return renderPage(visit);
  };
}

const hashesOf = (document: string): string[] =>
  [...document.matchAll(/<script>(.*?)<\/script>/gs)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );

/** Returns null if the client is not built, as in development. */
export function readBuiltClient(folder: string): BuiltClient | null {
  const read = (name: string) => readFileSync(join(folder, name), 'utf8');
  if (!existsSync(join(folder, 'routes.json'))) return null;
  const document = read('index.html');
  return {
    folder,
    renderPage: rendererOf(folder),
    document,
    inlineScripts: hashesOf(document),
    routes: routesShape.parse(JSON.parse(read('routes.json'))),
    manifest: manifestShape.parse(JSON.parse(read('.vite/manifest.json'))),
  };
}
