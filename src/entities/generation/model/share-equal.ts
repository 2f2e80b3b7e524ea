type List = readonly unknown[];
type Container = Readonly<Record<string, unknown>> | List;

const isContainer = (value: unknown): value is Container => typeof value === 'object' && value !== null;
const isList = (value: Container): value is List => Array.isArray(value);

/**
 * Returns the JSON value `next`, in which every part that equals the one of `before` is that one. So views compare by reference
 * what the server has sent again.
 */
export function shareEqual<Value>(before: unknown, next: Value): Value;
export function shareEqual(before: unknown, next: unknown): unknown {
  if (!isContainer(before) || !isContainer(next)) return next;
  if (isList(before) && isList(next)) {
    const parts = next.map((part, index) => shareEqual(before[index], part));
    const isEqual = before.length === parts.length && parts.every((part, index) => part === before[index]);
    return isEqual ? before : parts;
  }
  if (isList(before) || isList(next)) return next;
  const shared: Record<string, unknown> = { ...next };
  const keys = Object.keys(shared);
  let isEqual = Object.keys(before).length === keys.length;
  for (const key of keys) {
    const isKnown = Object.hasOwn(before, key);
    const known = isKnown ? before[key] : undefined;
    shared[key] = shareEqual(known, shared[key]);
    isEqual &&= isKnown && shared[key] === known;
  }
  return isEqual ? before : shared;
}
