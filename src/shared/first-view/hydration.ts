import { currentRendering } from './rendering';
import { browserTimeZone, hasTimesOf, type TimeZone } from './time-zone';

/** What the document says about the view that the server rendered into it. */
export type FirstView = {
  /** Path and query of the page that was rendered. */
  href: string;
  /** ISO time of the rendering. */
  now: string;
  /** The locale of the dates and times in the view. */
  locale: string;
  /** The time zone of the times in the view; null if there are none. */
  timeZone: TimeZone | null;
};

type Hydration = {
  view: FirstView;
  /** Whether this browser has something that the server could not know, such as a stored draft. */
  diverged: boolean;
  ended: Promise<void>;
  end: () => void;
  /** Ends it if hydration does not begin. */
  timer?: ReturnType<typeof setTimeout>;
};

/** Milliseconds after which the page stops waiting for hydration and is rendered again. */
const MAX_HYDRATION = 5000;

/** From the first script, each of which runs in a task of its own, until React has hydrated the server's view. */
let hydration: Hydration | null | undefined;

/** The name of the reader's time zone, if the document knew it. */
let readersZone: string | undefined;

/** The locale that the server rendered with; the browser keeps to it, so that both write the same. */
let readersLocale: string | undefined;

/** Null if the server did not render a view into this document, or once it is hydrated. */
function current(): Hydration | null {
  if (hydration === undefined) hydration = globalThis.document ? readHydration() : null;
  return hydration;
}

function readHydration(): Hydration | null {
  const text = document.querySelector('#first-view')?.textContent;
  if (!text) return null;
  const { promise: ended, resolve: end } = Promise.withResolvers<void>();
  const view: FirstView = JSON.parse(text);
  readersLocale = view.locale;
  if (showsSameTimes(view)) readersZone = view.timeZone?.name;
  return { view, diverged: false, ended, end };
}

/** The scripts are loaded, and the application starts. Returns whether it hydrates a view of the server. */
export function beginHydration(): boolean {
  const ongoing = current();
  if (ongoing) ongoing.timer = setTimeout(endHydration, MAX_HYDRATION);
  return ongoing !== null;
}

/** Whether the document arrived with the view of this address, and the browser has not hydrated it yet. */
export const arrivesWith = (href: string): boolean => current()?.view.href === href;

/** Whether the browser would render the same view as the server did. If so, nothing changes until `endHydration`. */
export function canHydrate(href: string): boolean {
  const ongoing = current();
  if (!ongoing || ongoing.diverged) return false;
  const { view, timer } = ongoing;
  const isSame = view.href === href && showsSameTimes(view);
  if (isSame) clearTimeout(timer);
  return isSame;
}

const showsSameTimes = ({ timeZone: zone, now: time }: FirstView): boolean =>
  zone === null || hasTimesOf(zone, new Date(time));

/** The page is interactive: effects that waited for it run. */
export function endHydration(): void {
  const ended = current();
  hydration = null;
  document.querySelector('#first-view')?.remove();
  ended?.end();
}

/** Resolves at once, unless the server's view is not hydrated yet: until then the stores stay as the server had them. */
export const hydrationEnded = async (): Promise<void> => current()?.ended;

/** Whether this code renders the server's view, or hydrates it. */
export const isFirstView = (): boolean => currentRendering() !== undefined || current() !== null;

/** Runs a side effect in the browser, after hydration. On the server it never runs, and the result stays pending. */
export function afterHydration<Result>(run: () => Result): Result | Promise<Awaited<Result>> {
  if (currentRendering()) return new Promise(() => {});
  return current()?.ended.then(run).then() ?? run();
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
  const ongoing = current();
  if (ongoing && value !== empty) ongoing.diverged = true;
  return value;
}

/** The name of the reader's time zone, unless only `Intl` knows it. */
export const knownTimeZone = (): string | undefined => currentRendering()?.timeZone() ?? readersZone;

export const timeZone = (): string => knownTimeZone() ?? browserTimeZone();

/** The reader's locale, a BCP 47 tag. Without a document, as in a test, it is British. */
export function locale(): string {
  const rendering = currentRendering();
  if (rendering) return rendering.locale;
  return readersLocale ?? (globalThis.document ? navigator.language : 'en-GB');
}

/** The current time; until hydration, the time of the rendering. */
export function now(): Date {
  const ongoing = current();
  return currentRendering()?.now ?? (ongoing ? new Date(ongoing.view.now) : new Date());
}
