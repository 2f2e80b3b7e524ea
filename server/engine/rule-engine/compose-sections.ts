import type { WritingRequest } from '../port/writing-request.ts';

/** The value of each requested section that can be composed well, in document order. */
export function composeSections(request: WritingRequest): Map<string, unknown> {
  const composed = new Map<string, unknown>();
  for (const { key } of request.sections) {
    const written = { ...request.written, ...Object.fromEntries(composed) };
    const value = request.ruleAdapter?.sections[key]?.({ ...request, written });
    if (value !== undefined) composed.set(key, value);
  }
  return composed;
}
