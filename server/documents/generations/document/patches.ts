import type { Patch } from '../../../generated/schemas/index.ts';

export type Path = Patch['path'];

/** A section by its key, and all sections so far. */
export type Result = Record<string, unknown>;

/**
 * Adds a patch to a list, merging it into the last one if both append to the same string. Patches
 * of one string share their path array, so paths are compared by identity.
 */
export function pushPatch(list: Patch[], patch: Patch): void {
  const last = list.at(-1);
  if (patch.op === 'append' && last?.path === patch.path)
    last.value = `${String(last.value)}${String(patch.value)}`;
  else list.push({ ...patch });
}

/** An array or an object of JSON. */
export type Container = unknown[] | Record<string, unknown>;

/** The value of a property. Unlike `Reflect.get`, V8 can optimise it, and it runs at each token. */
export const partOf = (container: Container, key: string | number): unknown =>
  Array.isArray(container) ? container[Number(key)] : container[key];

/** Sets a property, but ignores `__proto__`. */
export function place(container: Container, key: string | number, value: unknown): void {
  if (key === '__proto__') return;
  if (Array.isArray(container)) container[Number(key)] = value;
  else container[key] = value;
}

/** Applies a patch in place; ignores one whose path does not exist. */
export function applyPatch(result: Result, { op, path, value }: Patch): void {
  const key = path.at(-1);
  if (key === undefined) return;
  let container: unknown = result;
  for (const step of path.slice(0, -1))
    container = isContainer(container) ? partOf(container, step) : undefined;
  if (!isContainer(container)) return;
  if (op === 'set') place(container, key, structuredClone(value));
  else place(container, key, `${textAt(container, key)}${String(value)}`);
}

/** A property's text so far; a value that is no text counts as none. */
function textAt(container: Container, key: string | number): string {
  const value = partOf(container, key);
  return typeof value === 'string' ? value : '';
}

export function isContainer(value: unknown): value is Container {
  return typeof value === 'object' && value !== null;
}
