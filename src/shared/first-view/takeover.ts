import { currentRendering } from './rendering';

/** What the document says about the view that the server rendered into it. */
export type FirstView = {
  /** Path and query of the page that was rendered. */
  href: string;
  /** ISO time of the rendering. */
  now: string;
  /** The time zone of the times in the view; null if there are none. */
  timeZone: string | null;
};

type Takeover = {
  view: FirstView;
  /** Whether this browser has something that the server could not know, such as a stored draft. */
  diverged: boolean;
  ended: Promise<void>;
  end: () => void;
  /** Ends it if hydration does not begin. */
  timer: ReturnType<typeof setTimeout>;
};

/** Milliseconds after which the page stops waiting for hydration and is rendered again. */
const LONGEST_TAKEOVER = 5000;

/** From the start of the scripts until React has hydrated the server's view. */
let takeover: Takeover | null = null;

/** Begins to take over the view in this document. Returns null if the server did not render one. */
export function beginTakeover(): FirstView | null {
  const text = document.querySelector('#first-view')?.textContent;
  if (!text) return null;
  const view: FirstView = JSON.parse(text);
  const { promise: ended, resolve: end } = Promise.withResolvers<void>();
  takeover = { view, diverged: false, ended, end, timer: setTimeout(endTakeover, LONGEST_TAKEOVER) };
  return view;
}

/** Whether the browser would render the same view as the server did. If so, nothing changes until `endTakeover`. */
export function canHydrate(href: string): boolean {
  if (!takeover || takeover.diverged) return false;
  const { view, timer } = takeover;
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const isSame = view.href === href && (view.timeZone ?? timeZone) === timeZone;
  if (isSame) clearTimeout(timer);
  return isSame;
}

/** The page is interactive: effects that waited for it run. */
export function endTakeover(): void {
  const ended = takeover;
  takeover = null;
  document.querySelector('#first-view')?.remove();
  ended?.end();
}

/** Resolves at once, unless the server's view is not hydrated yet: until then the stores stay as the server had them. */
export const takeoverEnded = async (): Promise<void> => takeover?.ended;

/** Runs a side effect in the browser, after hydration. On the server it never runs, and the result stays pending. */
export function afterTakeover<Result>(run: () => Result): Result | Promise<Awaited<Result>> {
  if (currentRendering()) return new Promise(() => {});
  return takeover ? takeover.ended.then(run).then() : run();
}

/**
 * Reads the browser's storage. The server assumes that it is empty. If it is not, the page is rendered again in the
 * browser instead of hydrated.
 */
export function readUnlessEmpty<Value, Empty extends null | undefined>(
  empty: Empty,
  read: () => Value | Empty,
): Value | Empty {
  if (currentRendering()) return empty;
  const value = read();
  if (takeover && value !== empty) takeover.diverged = true;
  return value;
}

/** The current time; until hydration, the time of the rendering. */
export function now(): Date {
  return currentRendering()?.now ?? (takeover ? new Date(takeover.view.now) : new Date());
}
