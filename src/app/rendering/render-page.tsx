import '@/shared/ui/theme/global.css';
import { AsyncLocalStorage } from 'node:async_hooks';
import { fork, type Scope, scopeBind } from 'effector';
import { Provider } from 'effector-react';
import {
  createContext,
  createStaticHandler,
  createStaticRouter,
  RouterContextProvider,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router';
import { $session, tabOpened } from '@/entities/session';
import { type FirstView, provideRendering, type Rendering, zonedTime } from '@/shared/first-view';
import { type Destination, navigateFx } from '@/shared/lib/navigation';
import { decide } from '../access/access-middleware';
import { createRouteObjects } from '../routing/route-objects';
import { findRoute } from '../routing/route-lookup';
import { type Answer, trackCalls } from './calls';
import { describeTimeZone, readTimeZone } from './time-zone';
import { toHtml } from './to-html';

/** What the server knows about the request for a document. */
export type Visit = Pick<Rendering, 'origin' | 'cookies' | 'locale' | 'call'> & {
  /** Path and query. */
  url: string;
};

export type Rendered =
  | { kind: 'redirect'; to: string }
  /** Only the browser can show this page. */
  | { kind: 'unrendered' }
  | {
      kind: 'page';
      html: string;
      title: string;
      /** The path of the page that was rendered: that of sign-in if the session has expired. */
      path: string;
      /** What the scripts need to hydrate the view. */
      view: FirstView;
      answers: Answer[];
      /** Calls that take longer than the document waits. */
      pending: { url: string; answer: Promise<Answer> }[];
    };

type Opened =
  | { kind: 'redirect'; to: string }
  | { kind: 'unrendered' }
  | { kind: 'open'; scope: Scope; context: StaticHandlerContext };

const renderings = new AsyncLocalStorage<Rendering>();
provideRendering(() => renderings.getStore());

const scopeContext = createContext<Scope>();

type Query = ReturnType<typeof createStaticHandler>['query'];
const queries = new Map<string | null, Query>();

function queryOf(pathname: string): Query {
  const found = findRoute(pathname);
  const path = found.kind === 'page' ? found.route.path : null;
  const known = queries.get(path);
  if (known) return known;
  const scopeOf: Parameters<typeof createRouteObjects>[0] = (context) => context.get(scopeContext);
  const { query } = createStaticHandler(createRouteObjects(scopeOf, [], pathname));
  queries.set(path, query);
  return query;
}

/** Renders the first view of a page as the user of the cookies sees it. */
export async function renderPage({ url, origin, cookies, locale, call }: Visit): Promise<Rendered> {
  const calls = trackCalls(call);
  let timeZone: string | null = null;
  const readersZone = () => (timeZone ??= readTimeZone());
  const rendering: Rendering = {
    origin,
    cookies,
    locale,
    call: calls.call,
    now: new Date(),
    timeZone: readersZone,
    wallClock: (time) => zonedTime(time, readersZone()),
  };
  return renderings.run(rendering, async () => {
    const first = await open(new URL(url, origin), calls.settled);
    if (first.kind !== 'open') return first;
    const opened = isExpired(first.scope)
      ? await openSignIn(rendering, new URL(url, origin), calls.settled)
      : first;
    if (opened.kind !== 'open') return opened;
    const { scope, context } = opened;
    const { pathname, search } = context.location;
    const found = findRoute(pathname);
    const { answers, pending } = calls.close();
    const html = await toHtml(
      <Provider value={scope}>
        <StaticRouterProvider
          // The routes of the context suffice.
          router={createStaticRouter([], context)}
          context={context}
          hydrate={false}
        />
      </Provider>,
    );
    return {
      kind: 'page',
      html,
      title: found.kind === 'page' ? found.route.title : 'Page Not Found',
      path: pathname,
      view: {
        href: `${pathname}${search}`,
        now: rendering.now.toISOString(),
        locale,
        timeZone: timeZone === null ? null : describeTimeZone(timeZone, rendering.now),
      },
      answers,
      pending,
    };
  });
}

const isExpired = (scope: Scope): boolean => scope.getState($session).state === 'ended';

/** Opens the page in a scope of its own and waits for what it fetches. */
async function open(place: URL, settled: () => Promise<void>): Promise<Opened> {
  let destination: Destination | undefined;
  const scope = fork({
    handlers: [
      [
        navigateFx,
        (to: Destination) => {
          destination ??= to;
        },
      ],
    ],
  });
  scopeBind(tabOpened, { scope })();
  const verdict = await decide(scope, place);
  if (verdict.kind === 'redirect') return { kind: 'redirect', to: verdict.to };
  if (verdict.kind === 'upgrade') return { kind: 'unrendered' };
  const requestContext = new RouterContextProvider();
  requestContext.set(scopeContext, scope);
  const context = await queryOf(place.pathname)(new Request(place), { requestContext });
  if (context instanceof Response || context.errors) return { kind: 'unrendered' };
  await settled();
  if (!destination) return { kind: 'open', scope, context };
  // The browser adds entries to its history, and keeps what the page read from the address that it replaces.
  const isElsewhere = new URL(destination.to, place).pathname !== place.pathname;
  return destination.replace && isElsewhere
    ? { kind: 'redirect', to: destination.to }
    : { kind: 'unrendered' };
}

/** The sign-in page that the browser will redirect to, as a visitor sees it. */
function openSignIn(rendering: Rendering, place: URL, settled: () => Promise<void>): Promise<Opened> {
  return renderings.run({ ...rendering, cookies: '' }, async () => {
    const opened = await open(place, settled);
    return opened.kind === 'redirect' ? open(new URL(opened.to, place), settled) : opened;
  });
}
