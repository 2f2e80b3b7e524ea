/**
 * Finds the route of a path among patterns in React Router's syntax: `:name`, an optional segment (`?` at its end) and `*` at the
 * end. As there, letter case and a slash at the end make no difference, and the more particular pattern wins.
 */
export function routeMatcher<Route extends { path: string }>(routes: readonly Route[]) {
  const patterns = routes
    .map((route) => ({ route, pattern: patternOf(route.path), weight: weightOf(route.path) }))
    .toSorted((left, right) => right.weight - left.weight);
  return (path: string): Route | undefined => patterns.find(({ pattern }) => pattern.test(path))?.route;
}

const escapePattern = (text: string) => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&');

const segmentsOf = (path: string) => path.split('/').filter((segment) => segment !== '');

function patternOf(path: string): RegExp {
  const segments = segmentsOf(path).map((segment) => {
    if (segment === '*') return '(?:/.*)?';
    const isOptional = segment.endsWith('?');
    const name = isOptional ? segment.slice(0, -1) : segment;
    const body = name.startsWith(':') ? '/[^/]+' : `/${escapePattern(name)}`;
    return isOptional ? `(?:${body})?` : body;
  });
  return new RegExp(`^${segments.join('')}/?$`, 'i');
}

function weightOf(path: string): number {
  const weights = segmentsOf(path).map((segment) => {
    if (segment === '*') return -1;
    return segment.startsWith(':') ? 3 : 10;
  });
  return weights.reduce((sum, weight) => sum + weight, 0);
}
