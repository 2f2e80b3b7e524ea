import { Problem } from '../problem.ts';

const MAX_DEPTH = 32;

/**
 * Rejects values that match a schema but cannot be stored: NUL and unpaired surrogates, which
 * PostgreSQL cannot represent, and nesting so deep that a recursive walk would overflow the stack.
 */
export function rejectUnstorable(value: unknown): void {
  const waiting: { value: unknown; path: string; depth: number }[] = [{ value, path: '', depth: 0 }];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { path, depth } = next;
    if (typeof next.value === 'string') rejectText(next.value, path);
    if (typeof next.value !== 'object' || next.value === null) continue;
    if (depth === MAX_DEPTH) throw new Problem('bad_request');
    for (const [key, inner] of Object.entries(next.value)) {
      const innerPath = path === '' ? key : `${path}.${key}`;
      rejectText(key, path);
      waiting.push({ value: inner, path: innerPath, depth: depth + 1 });
    }
  }
}

function rejectText(text: string, path: string): void {
  if (text.includes('\0') || !text.isWellFormed()) {
    throw Problem.field(path || 'body', 'Contains characters that cannot be stored.');
  }
}
