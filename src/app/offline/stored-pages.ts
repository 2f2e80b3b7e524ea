import { NetworkFirst } from 'workbox-strategies';
import { sessionName } from './session-name';

declare const __BUILD__: string;

/** Seconds after which a page is taken from this browser, although the network may still answer. */
const PATIENCE = 4;
const MAX_PAGES = 50;
const MAX_AGE = 30 * 24 * 60 * 60_000;

export const FILES = `files ${__BUILD__}`;
const pagesOf = (session: string) => `pages ${__BUILD__} ${session}`;

/** Whether it belongs to the area of students; the other pages are not stored. */
export const isStudentPage = ({ origin, pathname }: URL): boolean =>
  origin === location.origin && /^\/students(\/|$)/.test(pathname);

/** Deletes what other sessions and builds have stored; everything if there is no session. */
export async function forgetOthers(session: string | null): Promise<void> {
  const own = session === null ? [] : [FILES, pagesOf(session)];
  const names = await caches.keys();
  await Promise.all(names.filter((name) => !own.includes(name)).map((name) => caches.delete(name)));
}

/** Asks the network for a page, and stores the answer for this session. */
export const strategyFor = (session: string) =>
  new NetworkFirst({
    cacheName: pagesOf(session),
    networkTimeoutSeconds: PATIENCE,
    // The document depends on the session, which the name of the cache contains.
    matchOptions: { ignoreVary: true },
    plugins: [
      {
        cacheWillUpdate: async ({ response }) => ((await isStorable(response, session)) ? response : null),
        cacheDidUpdate: async ({ cacheName, newResponse }) => {
          await Promise.all([removeOldest(cacheName), storeFilesOf(await newResponse.text())]);
          // The session may have ended meanwhile.
          await forgetOthers(await sessionName());
        },
        cachedResponseWillBeUsed: async ({ cachedResponse }) =>
          cachedResponse && !isOld(cachedResponse) ? withTime(cachedResponse) : null,
      },
    ],
  });

async function isStorable({ ok, redirected, headers }: Response, session: string): Promise<boolean> {
  if (headers.get('content-location') === '/login') {
    // The server has rejected the session.
    await forgetOthers(null);
    return false;
  }
  const isPage = ok && !redirected && (headers.get('content-type') ?? '').includes('html');
  return isPage && (await sessionName()) === session;
}

const timeOf = ({ headers }: Response) => new Date(headers.get('date') ?? 0);
const isOld = (response: Response) => Date.now() - timeOf(response).getTime() > MAX_AGE;

async function removeOldest(name: string): Promise<void> {
  const cache = await caches.open(name);
  // In the order in which they were stored.
  const pages = await cache.keys();
  await Promise.all(pages.slice(0, -MAX_PAGES).map((page) => cache.delete(page, { ignoreVary: true })));
}

/** Stores the scripts and styles that a document names. */
const storeFilesOf = (html: string) =>
  storeFiles([...html.matchAll(/(?:href|src)="(\/assets\/[\w.-]+)"/g)].map(([, path = '']) => path));

export async function storeFiles(paths: readonly string[]): Promise<void> {
  const cache = await caches.open(FILES);
  const stored = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  const missing = [...new Set(paths)].filter((path) => !stored.has(path));
  await Promise.all(missing.map((path) => cache.add(path).catch(() => {})));
}

/** The document, which says when the server rendered it. */
async function withTime(response: Response): Promise<Response> {
  const { status, headers } = response;
  const own = new Headers(headers);
  for (const name of ['content-encoding', 'content-length']) own.delete(name);
  const html = await response.text();
  const time = `<meta name="stored-at" content="${timeOf(response).toISOString()}">`;
  return new Response(
    html.replace('</head>', () => `${time}</head>`),
    { status, headers: own },
  );
}

export type StoredPage = {
  href: string;
  /** The heading, and the title of its kind, as HTML. */
  heading: string;
  title: string;
};

/** The pages that this browser has for the session, the last one first. */
export async function listPages(session: string): Promise<StoredPage[]> {
  const cache = await caches.open(pagesOf(session));
  const requests = await cache.keys();
  const pages = await Promise.all(
    requests.map(async (request) => {
      const response = await cache.match(request, { ignoreVary: true });
      if (!response || isOld(response)) return [];
      const { pathname, search } = new URL(request.url);
      return { href: `${pathname}${search}`, ...titlesIn(await response.text()) };
    }),
  );
  return pages.flat().toReversed();
}

/** The server has escaped them; without their tags they are text. */
function titlesIn(html: string): Pick<StoredPage, 'heading' | 'title'> {
  const [, title = 'Lectern'] = /<title>([^<]*?)(?: · Lectern)?<\/title>/.exec(html) ?? [];
  const [, heading = title] = /<h1[^>]*>(.*?)<\/h1>/s.exec(html) ?? [];
  return { title, heading: heading.replaceAll(/<[^>]*>/g, '').replaceAll('<', '&lt;') };
}
