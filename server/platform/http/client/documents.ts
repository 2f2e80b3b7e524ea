import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { escapeHtml } from '../html.ts';
import type { BuiltClient, ClientRoute } from './built-client.ts';
import { routeLinks } from './route-links.ts';

export type Encoding = 'br' | 'gzip' | 'identity';

export interface Document {
  /** 200 for a known path, otherwise 404; the client then shows its own error page. */
  status: 200 | 404;
  body: Buffer;
}

/** The page requires a session. */
export interface SignIn {
  status: 302;
}

const compress = {
  br: promisify(brotliCompress),
  gzip: promisify(gzip),
  identity: async (content: Buffer) => content,
} satisfies Record<Encoding, (content: Buffer) => Promise<Buffer>>;

/** The module that the entry loads for every page. */
const APPLICATION = 'src/app/main.tsx';

/** Calls this server in process. */
type CallApi = (url: string) => Promise<unknown>;

/**
 * Returns the document for a path. There is one per route (two if the page is prerendered for
 * visitors), so each is rendered and compressed once.
 */
export async function documentsOf({ document, routes, manifest, prerender }: BuiltClient, callApi: CallApi) {
  // Loaded on demand: without a built client the router is not needed.
  const { matchRoutes } = await import('react-router');
  const bodies = new Map<string, Promise<Buffer>>();

  return async (path: string, encoding: Encoding, signedIn: boolean): Promise<Document | SignIn> => {
    const route = matchRoutes(routes, path)?.at(-1)?.route;
    if (route?.signIn && !signedIn) return { status: 302 };
    const key = `${encoding} ${signedIn} ${route?.path ?? ''}`;
    const body = bodies.get(key) ?? render(route, encoding, signedIn);
    bodies.set(key, body);
    body.catch(() => bodies.delete(key));
    return { status: route ? 200 : 404, body: await body };
  };

  async function render(route: ClientRoute | undefined, encoding: Encoding, signedIn: boolean) {
    return compress[encoding](Buffer.from(route ? await write(route, signedIn) : withLinksTo([])));
  }

  function withLinksTo(modules: readonly string[]): string {
    return document.replace('</head>', () => `${routeLinks(manifest, [APPLICATION, ...modules])}</head>`);
  }

  async function write({ path, modules, calls }: ClientRoute, signedIn: boolean): Promise<string> {
    const documentWithLinks = withLinksTo(modules);
    if (signedIn) return documentWithLinks;
    const answers = Object.fromEntries(
      await Promise.all(calls.map(async (url) => [url, await callApi(url)])),
    );
    const view = await prerender(path, answers);
    return (view === null ? documentWithLinks : withFirstView(documentWithLinks, view)).replace(
      '</body>',
      () => `${Object.entries(answers).map(dataBlock).join('')}</body>`,
    );
  }
}

/**
 * The prerendered view stays inert until the script runs, because input before that would be lost.
 * The entry requests the scripts after the first paint.
 */
const withFirstView = (document: string, html: string) =>
  document
    .replaceAll('<link rel="modulepreload"', '<link rel="after-paint"')
    .replace('<div id="root"></div>', () => `<div id="root"><div inert aria-busy="true">${html}</div></div>`);

/** An API answer embedded in the document, so that the page need not request it. */
const dataBlock = ([url, answer]: [string, unknown]) =>
  `<script type="application/json" data-answer="${escapeHtml(url)}">${JSON.stringify(answer).replaceAll('<', '\\u003c')}</script>`;
