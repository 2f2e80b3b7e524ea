import type { Readable } from 'node:stream';
import type { BuiltClient, ClientRoute, RenderedPage, Visit } from './built-client.ts';
import { compress, compressParts, type Encoding } from './compression.ts';
import { pendingAnswerBlock, withFirstView } from './document-html.ts';
import { routeLinks } from './route-links.ts';

export interface Document {
  /** 200 for a known path, otherwise 404; the client then shows its own error page. */
  status: 200 | 404;
  body: Buffer | Readable;
  /** Whether it contains what only this user may see. */
  isPrivate: boolean;
  /** The path of the rendered page: that of sign-in if the session has expired. */
  page?: string;
}

export interface Redirect {
  status: 302;
  location: string;
}

export interface DocumentRequest extends Visit {
  /** The decoded path. */
  path: string;
  encoding: Encoding;
  /** Whether the request carries a session, which may have expired. */
  hasSession: boolean;
}

interface Settings {
  /** Whether the server renders first views. */
  rendering: boolean;
  log: { error(problem: object, message: string): void };
}

/** The module that the entry loads for every page. */
const APPLICATION = 'src/app/main.tsx';

/** Milliseconds after which the browser has to repeat a pending call. */
const MAX_WAIT = 10_000;

/** Returns the document of a request, with the first view of its page as the user of the session sees it. */
export async function documentsOf(
  { document, routes, manifest, renderPage }: BuiltClient,
  settings: Settings,
) {
  // Loaded on demand: without a built client the router is not needed.
  const { matchRoutes } = await import('react-router');
  const plain = new Map<string, Buffer>();
  // A path without parameters is found at once: ranking all routes takes a millisecond.
  const fixed = new Map(routes.map((route) => [route.path, route]));
  const routeOf = (path: string) => fixed.get(path) ?? matchRoutes(routes, path)?.at(-1)?.route;
  const documents = new Map<ClientRoute | undefined, string>();

  return async (request: DocumentRequest): Promise<Document | Redirect> => {
    const route = routeOf(request.path);
    // The script would redirect too, but until it has loaded the visitor would see an empty page.
    if (route?.signIn && !request.hasSession)
      return { status: 302, location: `/login?next=${encodeURIComponent(request.url)}` };
    if (!route || !settings.rendering) return unrendered(route, request.encoding);
    try {
      const rendered = await renderPage(request);
      if (rendered.kind === 'redirect') return { status: 302, location: rendered.to };
      if (rendered.kind === 'page')
        return {
          status: 200,
          body: write(rendered, request.encoding),
          isPrivate: request.hasSession,
          page: rendered.path,
        };
    } catch (error) {
      // The browser renders the page then, so the user may not notice.
      settings.log.error({ err: error, route: route.path }, 'Rendering failed');
    }
    return unrendered(route, request.encoding);
  };

  function write(page: RenderedPage, encoding: Encoding): Buffer | Readable {
    const { start, end } = withFirstView(withLinksOf(routeOf(page.path)), page);
    if (page.pending.length === 0) return compress[encoding](Buffer.from(start + end));
    return compressParts(withPendingAnswers(start, page.pending, end), encoding);
  }

  /** There is one per route, so each is compressed once. */
  function unrendered(route: ClientRoute | undefined, encoding: Encoding): Document {
    const key = `${encoding} ${route?.path ?? ''}`;
    const body = plain.get(key) ?? compress[encoding](Buffer.from(withLinksOf(route)));
    plain.set(key, body);
    return { status: route ? 200 : 404, body, isPrivate: false };
  }

  function withLinksOf(route: ClientRoute | undefined): string {
    const made = documents.get(route);
    if (made !== undefined) return made;
    const links = routeLinks(manifest, [APPLICATION, ...(route?.modules ?? [])]);
    const linked = document.replace('</head>', () => `${links}</head>`);
    documents.set(route, linked);
    return linked;
  }
}

/** Sends each pending answer as soon as it comes. */
async function* withPendingAnswers(start: string, pending: RenderedPage['pending'], end: string) {
  yield start;
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(), MAX_WAIT);
  const waiting = new Map(
    pending.map(({ answer }, index) => [
      index,
      answer.then(
        (arrived) => ({ index, block: pendingAnswerBlock(arrived) }),
        () => ({ index, block: '' }),
      ),
    ]),
  );
  const timedOut = new Promise<null>((resolve) => {
    timeout.signal.addEventListener('abort', () => resolve(null));
  });
  while (waiting.size > 0) {
    const next = await Promise.race([...waiting.values(), timedOut]);
    if (next === null) break;
    waiting.delete(next.index);
    yield next.block;
  }
  clearTimeout(timer);
  yield end;
}
