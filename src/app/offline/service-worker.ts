import { registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import { notStoredPage, STYLES } from './not-stored-page';
import { sessionName } from './session-name';
import { FILES, forgetOthers, isStudentPage, listPages, storeFiles, strategyFor } from './stored-pages';

type Awaiting = { waitUntil(promise: Promise<unknown>): void };
type Listen = (event: Awaiting & { data: unknown }) => void;

/** What this needs of a worker's scope: TypeScript’s types of workers and of pages contradict each other. */
declare const self: {
  addEventListener(type: 'install' | 'activate' | 'message', listen: Listen): void;
  skipWaiting(): Promise<void>;
  clients: { claim(): Promise<void> };
};

self.addEventListener('install', (event) => {
  event.waitUntil(Promise.all([storeFiles([STYLES]), self.skipWaiting()]));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    sessionName()
      .then(forgetOthers)
      .then(() => self.clients.claim()),
  );
});

// The names of these files contain a hash of their content.
registerRoute(
  ({ sameOrigin, url }) => sameOrigin && (url.pathname.startsWith('/assets/') || url.pathname === STYLES),
  new CacheFirst({
    cacheName: FILES,
    matchOptions: { ignoreVary: true },
    plugins: [
      {
        cacheWillUpdate: async ({ response }) =>
          response.ok && (await sessionName()) !== null ? response : null,
      },
    ],
  }),
);

registerRoute(
  ({ request, url }) => request.mode === 'navigate' && isStudentPage(url),
  async ({ event, request }) => {
    const session = await sessionName();
    await forgetOthers(session);
    if (session === null) return fetch(request);
    return strategyFor(session)
      .handle({ event, request })
      .catch(async () => notStoredPage(await listPages(session)));
  },
);

/** A page that was opened without its document, or before this worker, and the files that it has loaded. */
self.addEventListener('message', (event) => {
  const { data } = event;
  if (!isOpenedPage(data) || !isStudentPage(new URL(data.url))) return;
  event.waitUntil(storeOpened(event, data));
});

type OpenedPage = { url: string; files: string[] };

const isOpenedPage = (data: unknown): data is OpenedPage =>
  typeof data === 'object' && data !== null && 'url' in data && 'files' in data;

async function storeOpened(event: Awaiting, { url, files }: OpenedPage): Promise<void> {
  const session = await sessionName();
  if (session === null) return;
  const [, stored] = strategyFor(session).handleAll({ event, request: new Request(url) });
  await Promise.all([storeFiles(files), stored.catch(() => {})]);
}
