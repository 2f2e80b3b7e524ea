import type { Patch } from '@/shared/api/generations';

type Container = Record<string, unknown> | unknown[];

/**
 * Returns the result with the patches applied. Untouched parts keep their identity, so views compare by
 * reference; a part that several patches touch is copied once, so the cost is that of the new text.
 */
export function applyPatches(
  result: Record<string, unknown>,
  patches: readonly Patch[],
): Record<string, unknown> {
  if (patches.length === 0) return result;
  const copied = new Set<Container>();
  const root = copyOnce(result, copied);
  for (const patch of patches) applyPatch(root, patch, copied);
  return root;
}

function applyPatch(root: Record<string, unknown>, { op, path, value }: Patch, copied: Set<Container>): void {
  const last = path.at(-1);
  if (last === undefined) return;
  let parent: Container = root;
  for (const step of path.slice(0, -1)) {
    const child = read(parent, step);
    // A missing parent means that the patch belongs to another state of the document.
    if (!isContainer(child)) return;
    const copy = copyOnce(child, copied);
    write(parent, step, copy);
    parent = copy;
  }
  if (op === 'set') {
    write(parent, last, value);
    return;
  }
  const before = read(parent, last);
  write(parent, last, `${typeof before === 'string' ? before : ''}${String(value)}`);
}

function copyOnce<Kind extends Container>(container: Kind, copied: Set<Container>): Kind {
  if (copied.has(container)) return container;
  const copy = copyOf(container);
  copied.add(copy);
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
