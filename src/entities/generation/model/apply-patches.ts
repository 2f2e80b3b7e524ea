import type { Patch } from '@/shared/api/generations';

type Container = Record<string, unknown> | unknown[];

/**
 * The result after the patches. What no patch touches is the same object as before, and what several touch is copied once, so
 * that a view compares by identity and a long document costs no more than what was written.
 */
export function applyPatches(
  result: Record<string, unknown>,
  patches: readonly Patch[],
): Record<string, unknown> {
  if (patches.length === 0) return result;
  const ours = new Set<Container>();
  const root = own(result, ours);
  for (const patch of patches) applyPatch(root, patch, ours);
  return root;
}

function applyPatch(root: Record<string, unknown>, { op, path, value }: Patch, ours: Set<Container>): void {
  const last = path.at(-1);
  if (last === undefined) return;
  let parent: Container = root;
  for (const step of path.slice(0, -1)) {
    const child = read(parent, step);
    // A path through something that is not there belongs to another state of the document.
    if (!isContainer(child)) return;
    const owned = own(child, ours);
    write(parent, step, owned);
    parent = owned;
  }
  if (op === 'set') {
    write(parent, last, value);
    return;
  }
  const before = read(parent, last);
  write(parent, last, `${typeof before === 'string' ? before : ''}${String(value)}`);
}

function own<Kind extends Container>(container: Kind, ours: Set<Container>): Kind {
  if (ours.has(container)) return container;
  const copy = copyOf(container);
  ours.add(copy);
  return copy;
}

function copyOf<Kind extends Container>(container: Kind): Kind;
function copyOf(container: Container): Container {
  return Array.isArray(container) ? [...container] : { ...container };
}

const isContainer = (value: unknown): value is Container => typeof value === 'object' && value !== null;

function read(container: Container, step: string | number): unknown {
  if (Array.isArray(container)) return typeof step === 'number' ? container[step] : undefined;
  return Object.hasOwn(container, step) ? container[step] : undefined;
}

function write(container: Container, step: string | number, value: unknown): void {
  if (Array.isArray(container)) {
    if (typeof step === 'number') container[step] = value;
  } else if (step !== '__proto__') {
    container[step] = value;
  }
}
