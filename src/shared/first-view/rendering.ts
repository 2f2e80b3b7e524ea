/** What the server knows while it renders the first view of a page for one request. */
export type Rendering = {
  /** When the request arrived. */
  now: Date;
  /** Returns the IANA name of the browser's time zone, from its cookie; otherwise UTC. */
  timeZone: () => string;
  /** The BCP 47 tag that the browser prefers, such as en-US. */
  locale: string;
  /** A date whose local getters show a time in that zone. */
  wallClock: (time: Date) => Date;
  /** The origin of the page's URL, such as https://lectern.school. */
  origin: string;
  /** The request's `Cookie` header. */
  cookies: string;
  /** Calls the API in process, with this `Authorization` header, or none for public calls. */
  call: (url: string, authorization: string | null) => Promise<CallAnswer>;
};

export type CallAnswer = {
  status: number;
  /** The body: JSON. */
  text: string;
  /** The Retry-After header. */
  retryAfter?: string | undefined;
};

let find: () => Rendering | undefined = () => undefined;

/** The server's bundle provides the function that finds the rendering of the current request. */
export function provideRendering(finder: () => Rendering | undefined): void {
  find = finder;
}

/** The rendering that this code runs in; undefined in a browser. */
export const currentRendering = (): Rendering | undefined => find();

/** The origin of the page. */
export const pageOrigin = (): string => find()?.origin ?? location.origin;
