import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { escapeHtml } from '../../mail/html.ts';
import type { BuiltClient, ClientRoute } from './built-client.ts';
import { routeLinks } from './route-links.ts';

export type Encoding = 'br' | 'gzip' | 'identity';

export interface Document {
  /** 200 for a path of the client, 404 for any other: the client shows its own page for that. */
  status: 200 | 404;
  body: Buffer;
}

/** The page is not for visitors: they sign in first. */
export interface SignIn {
  status: 302;
}

const compress = {
  br: promisify(brotliCompress),
  gzip: promisify(gzip),
  identity: async (content: Buffer) => content,
} satisfies Record<Encoding, (content: Buffer) => Promise<Buffer>>;

/** What the entry starts, whatever the page. */
const APPLICATION = 'src/app/main.tsx';

/** Asks the server itself. */
type Ask = (url: string) => Promise<unknown>;

/**
 * The document of any path. There are as many as there are routes, twice where a page is drawn
 * ahead for visitors, so each is made and compressed once.
 */
export async function documentsOf({ document, routes, manifest, prerender }: BuiltClient, ask: Ask) {
  // Only a server with a built client pays for loading the router.
  const { matchRoutes } = await import('react-router');
  const bodies = new Map<string, Promise<Buffer>>();

  return async (path: string, encoding: Encoding, signedIn: boolean): Promise<Document | SignIn> => {
    const route = matchRoutes(routes, path)?.at(-1)?.route;
    if (route?.signIn && !signedIn) return { status: 302 };
    const key = `${encoding} ${signedIn} ${route?.path ?? ''}`;
    const body = bodies.get(key) ?? make(route, encoding, signedIn);
    bodies.set(key, body);
    body.catch(() => bodies.delete(key));
    return { status: route ? 200 : 404, body: await body };
  };

  async function make(route: ClientRoute | undefined, encoding: Encoding, signedIn: boolean) {
    return compress[encoding](Buffer.from(route ? await write(route, signedIn) : linkTo([])));
  }

  function linkTo(modules: readonly string[]): string {
    return document.replace('</head>', () => `${routeLinks(manifest, [APPLICATION, ...modules])}</head>`);
  }

  async function write({ path, modules, calls }: ClientRoute, signedIn: boolean): Promise<string> {
    const linked = linkTo(modules);
    if (signedIn) return linked;
    const answers = Object.fromEntries(await Promise.all(calls.map(async (url) => [url, await ask(url)])));
    const view = await prerender(path, answers);
    return (view === null ? linked : withFirstView(linked, view)).replace(
      '</body>',
      () => `${Object.entries(answers).map(dataBlock).join('')}</body>`,
    );
  }
}

/**
 * What is drawn cannot be touched before the script has taken over, because what is typed until
 * then would be lost. The scripts wait until it is painted: the entry asks for them then.
 */
const withFirstView = (document: string, html: string) =>
  document
    .replaceAll('<link rel="modulepreload"', '<link rel="after-paint"')
    .replace('<div id="root"></div>', () => `<div id="root"><div inert aria-busy="true">${html}</div></div>`);

/** An answer that the page finds in its document instead of calling for it. */
const dataBlock = ([url, answer]: [string, unknown]) =>
  `<script type="application/json" data-answer="${escapeHtml(url)}">${JSON.stringify(answer).replaceAll('<', '\\u003c')}</script>`;
