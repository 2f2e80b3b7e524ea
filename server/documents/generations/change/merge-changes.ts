import { isDeepStrictEqual } from 'node:util';

/**
 * The current value with the changes from `base` to `target`; null if both changed the same part. Lists are merged entry by
 * entry as long as their lengths are equal.
 */
export function mergeChanges(base: unknown, target: unknown, current: unknown): { value: unknown } | null {
  if (isDeepStrictEqual(base, current)) return { value: target };
  if (isDeepStrictEqual(base, target) || isDeepStrictEqual(target, current)) return { value: current };
  if (!isContainer(base) || !isContainer(target) || !isContainer(current)) return null;
  const isList = Array.isArray(current);
  const parts = [base, target, current];
  if (parts.some((part) => Array.isArray(part) !== isList)) return null;
  if (isList && new Set(parts.map((part) => Object.keys(part).length)).size > 1) return null;
  const merged: [string, unknown][] = [];
  for (const key of new Set(parts.flatMap((part) => Object.keys(part)))) {
    const part = mergeChanges(entryOf(base, key), entryOf(target, key), entryOf(current, key));
    if (!part) return null;
    if (part.value !== undefined) merged.push([key, part.value]);
  }
  return { value: isList ? merged.map(([, value]) => value) : Object.fromEntries(merged) };
}

const isContainer = (value: unknown): value is object => typeof value === 'object' && value !== null;

const entryOf = (container: object, key: string): unknown =>
  Object.hasOwn(container, key) ? Reflect.get(container, key) : undefined;
