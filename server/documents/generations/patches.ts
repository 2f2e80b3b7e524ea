import type { Patch } from '../../generated/schemas/index.ts';

export type Path = Patch['path'];

/** A section by its key, and all sections so far. */
export type Result = Record<string, unknown>;

/**
 * Adds a patch to a list, lengthening the last one where it goes on with the same string. A string's patches share one path
 * array, so that the comparison is one of identity.
 */
export function pushPatch(list: Patch[], patch: Patch): void {
  const last = list.at(-1);
  if (patch.op === 'append' && last?.path === patch.path)
    last.value = `${String(last.value)}${String(patch.value)}`;
  else list.push({ ...patch });
}

/** Puts a value under a key without waking `__proto__`. */
export function place(container: object, key: string | number, value: unknown): void {
  if (key === '__proto__') return;
  Reflect.set(container, key, value);
}

/** Applies a patch in place; a patch of a place that is not there is ignored. */
export function applyPatch(result: Result, { op, path, value }: Patch): void {
  const key = path.at(-1);
  if (key === undefined) return;
  let container: unknown = result;
  for (const step of path.slice(0, -1))
    container = isContainer(container) ? Reflect.get(container, step) : undefined;
  if (!isContainer(container)) return;
  if (op === 'set') place(container, key, structuredClone(value));
  else place(container, key, `${String(Reflect.get(container, key) ?? '')}${String(value)}`);
}

function isContainer(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
