type Container = Readonly<Record<string, unknown>> | readonly unknown[];

const isContainer = (value: unknown): value is Container => typeof value === 'object' && value !== null;

/**
 * Returns the JSON value `next`, in which every part that equals the one of `before` is that one. So views compare by reference
 * what the server has sent again.
 */
export function shareEqual<Value>(before: unknown, next: Value): Value;
export function shareEqual(before: unknown, next: unknown): unknown {
  if (!isContainer(before) || !isContainer(next)) return next;
  if (Array.isArray(before) && Array.isArray(next)) {
    const parts = next.map((part, index) => shareEqual(before[index], part));
    const isEqual = before.length === parts.length && parts.every((part, index) => part === before[index]);
    return isEqual ? before : parts;
  }
  if (Array.isArray(before) || Array.isArray(next)) return next;
  const known = new Map(Object.entries(before));
  const entries = Object.entries(next).map(([key, part]) => [key, shareEqual(known.get(key), part)] as const);
  const isEqual =
    known.size === entries.length &&
    entries.every(([key, part]) => known.has(key) && known.get(key) === part);
  return isEqual ? before : Object.fromEntries(entries);
}
