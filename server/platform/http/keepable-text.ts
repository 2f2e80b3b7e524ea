import { Problem } from '../problem.ts';

const DEEPEST = 32;

/**
 * Refuses what passes a schema and still cannot be kept: NUL and broken surrogate pairs, which
 * PostgreSQL does not store, and nesting so deep that walking it would overflow the stack.
 */
export function refuseUnkeepable(value: unknown): void {
  const waiting: { value: unknown; path: string; depth: number }[] = [{ value, path: '', depth: 0 }];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { path, depth } = next;
    if (typeof next.value === 'string') refuseText(next.value, path);
    if (typeof next.value !== 'object' || next.value === null) continue;
    if (depth === DEEPEST) throw new Problem('bad_request');
    for (const [key, inner] of Object.entries(next.value)) {
      const innerPath = path === '' ? key : `${path}.${key}`;
      refuseText(key, path);
      waiting.push({ value: inner, path: innerPath, depth: depth + 1 });
    }
  }
}

function refuseText(text: string, path: string): void {
  if (text.includes('\0') || !text.isWellFormed()) {
    throw Problem.field(path || 'body', 'Has characters that cannot be kept.');
  }
}
