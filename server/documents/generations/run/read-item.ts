import { withParagraph } from '../../../engine/port/paragraphs.ts';
import type { SectionItem } from '../../../engine/port/writing-request.ts';
import { JsonReader, type ReaderEvents } from './json-reader.ts';
import { applyPatch, type Path, type Result } from '../document/patches.ts';
import { valueAt } from '../document/section-item.ts';

/**
 * Reads an item that an engine sends as the value of its section's key. The patches lead to the item, and the
 * section is finished with its other items unchanged. The item keeps its id.
 */
export function readItem(
  result: Result,
  { path, before }: SectionItem,
  wants: (key: string) => boolean,
  events: ReaderEvents,
): JsonReader {
  const rooted = new WeakMap<Path, Path>();
  function rootedPath(original: Path): Path {
    const known = rooted.get(original);
    if (known) return known;
    const [section = '', ...rest] = original;
    const moved = [section, ...path, ...rest];
    rooted.set(original, moved);
    return moved;
  }
  const id = valueAt(before, ['id']);
  function set(at: Path, value: unknown) {
    const patch = { op: 'set' as const, path: [...at], value };
    applyPatch(result, patch);
    events.patch(patch);
  }
  return new JsonReader({}, wants, {
    started: events.started,
    patch(patch) {
      // Other paragraphs follow in the same text, so one is set once it is complete.
      if (typeof result[String(patch.path[0])] === 'string') return;
      const moved = { ...patch, path: rootedPath(patch.path) };
      applyPatch(result, moved);
      events.patch(moved);
    },
    finished(key, value) {
      const section = result[key];
      if (typeof section === 'string') set([key], withParagraph(section, Number(path[0]), String(value)));
      else if (id !== undefined) set([key, ...path, 'id'], id);
      events.finished(key, result[key]);
    },
  });
}
