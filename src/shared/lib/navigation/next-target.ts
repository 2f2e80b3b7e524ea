/** An origin that no address of the outside can have. */
const HERE = 'http://here.invalid';

/** The path that `next` asks for; null when it is missing or leads to another site. */
export function readNext(search: string): string | null {
  const next = new URLSearchParams(search).get('next');
  if (!next?.startsWith('/') || !URL.canParse(next, HERE)) return null;
  const { origin, pathname, search: query, hash } = new URL(next, HERE);
  // What stays of `/.//elsewhere` names another site to whoever reads it again.
  return origin === HERE && !pathname.startsWith('//') ? `${pathname}${query}${hash}` : null;
}

/** `path` with the page to go on to afterwards. */
export function withNext(path: string, next: string | null): string {
  return next === null ? path : `${path}?next=${encodeURIComponent(next)}`;
}
