/** An origin that cannot exist. */
const HERE = 'http://here.invalid';

/** The path in `next`; null when it is missing or points to another site. */
export function readNext(search: string): string | null {
  const next = new URLSearchParams(search).get('next');
  if (!next?.startsWith('/') || !URL.canParse(next, HERE)) return null;
  const { origin, pathname, search: query, hash } = new URL(next, HERE);
  // `/.//elsewhere` normalises to `//elsewhere`, which browsers resolve to another site.
  return origin === HERE && !pathname.startsWith('//') ? `${pathname}${query}${hash}` : null;
}

/** `path` with the page to continue to afterwards. */
export function withNext(path: string, next: string | null): string {
  return next === null ? path : `${path}?next=${encodeURIComponent(next)}`;
}
