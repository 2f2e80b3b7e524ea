import type { ViewedDocument } from '@/entities/document';
import type { SectionState } from '@/shared/api/generations';
import type { TemplateExample } from '@/shared/api/templates';

/** The example as a document of which so many characters are written. */
export function writtenUpTo(
  { title, input, standards, result }: TemplateExample,
  characters: number,
): ViewedDocument {
  const room = { left: characters };
  const parts = Object.entries(result).map(([key, value]) => {
    if (room.left <= 0) return { key, state: 'waiting' as SectionState, value: undefined };
    const length = lengthOf(value);
    // A finished section keeps its value, so that it isn't rendered again.
    const isFinished = length <= room.left;
    const written = isFinished ? value : cut(value, room);
    if (isFinished) room.left -= length;
    const state: SectionState = isFinished ? 'finished' : 'writing';
    return { key, state, value: written };
  });
  return {
    title,
    input,
    sections: parts.map(({ key, state }) => ({ key, state })),
    result: Object.fromEntries(
      parts.filter(({ value }) => value !== undefined).map(({ key, value }) => [key, value]),
    ),
    meta: { composed: true, model: '', standards },
  };
}

/** The characters of all texts in a value; anything else counts as one. */
export function lengthOf(value: unknown): number {
  if (typeof value === 'string') return value.length;
  if (typeof value !== 'object' || value === null) return 1;
  return Object.values(value).reduce((sum: number, part) => sum + lengthOf(part), 0);
}

/** The beginning of a value, as it arrives from a model: its last text ends in the middle. */
function cut(value: unknown, room: { left: number }): unknown {
  if (typeof value === 'string') {
    const written = value.slice(0, Math.max(0, room.left));
    room.left -= value.length;
    return written;
  }
  if (typeof value !== 'object' || value === null) {
    room.left -= 1;
    return value;
  }
  const parts: [string, unknown][] = [];
  for (const [key, part] of Object.entries(value)) {
    if (room.left <= 0) break;
    parts.push([key, cut(part, room)]);
  }
  return Array.isArray(value) ? parts.map(([, part]) => part) : Object.fromEntries(parts);
}
