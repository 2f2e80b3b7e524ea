import { paragraphsOf, withParagraph } from '../../engine/port/paragraphs.ts';
import type { SectionItem } from '../../engine/port/writing-request.ts';
import { JsonReader, type ReaderEvents } from './json-reader.ts';
import { applyPatch, isContainer, place, type Path, type Result } from './patches.ts';

type Schema = Record<string, unknown>;

/** The value at a path; undefined if there is none. */
export function valueAt(value: unknown, path: Path): unknown {
  let found = value;
  for (const step of path)
    found = isObject(found) && Object.hasOwn(found, step) ? Reflect.get(found, step) : undefined;
  return found;
}

/** The item at a path of a section: a part of its value, or a paragraph of its text; undefined if there is none. */
export function itemAt(section: unknown, path: Path): unknown {
  if (typeof section !== 'string') return valueAt(section, path);
  const [index, ...rest] = path;
  return typeof index === 'number' && rest.length === 0 ? paragraphsOf(section)[index] : undefined;
}

/** Whether the path leads to a place that a value can have: an object's property or an existing entry of a list. */
export function canReplaceAt(value: unknown, path: Path): boolean {
  const key = path.at(-1);
  if (key === undefined) return true;
  const container = valueAt(value, path.slice(0, -1));
  return Array.isArray(container) ? typeof key === 'number' && key < container.length : isObject(container);
}

/** A copy of the value in which the one at the path is replaced; null or undefined removes a property. */
export function replaceAt(value: unknown, path: Path, replacement: unknown): unknown {
  const key = path.at(-1);
  if (key === undefined) return structuredClone(replacement);
  const copy: unknown = structuredClone(value);
  const container = valueAt(copy, path.slice(0, -1));
  if (!isContainer(container)) return copy;
  if (replacement === null || replacement === undefined) Reflect.deleteProperty(container, key);
  else place(container, key, structuredClone(replacement));
  return copy;
}

/**
 * The JSON Schema of the item at the path. Of several alternatives, the one that fits the current value counts. A paragraph
 * is a text, as all of them together are.
 */
export function schemaAt(schema: Schema, path: Path, value: unknown): Schema {
  const chosen = alternativeFor(schema, value);
  const [step, ...rest] = path;
  if (step === undefined || typeof value === 'string') return chosen;
  const { items, properties } = chosen;
  const part =
    typeof step === 'number' ? items : isObject(properties) ? Reflect.get(properties, step) : undefined;
  return isSchema(part) ? schemaAt(part, rest, valueAt(value, [step])) : {};
}

function alternativeFor(schema: Schema, value: unknown): Schema {
  const { anyOf } = schema;
  if (!Array.isArray(anyOf)) return schema;
  return anyOf.filter(isSchema).find((alternative) => fits(alternative, value)) ?? schema;
}

function fits({ type, required }: Schema, value: unknown): boolean {
  if (type === 'string') return typeof value === 'string';
  if (type !== 'object' || !isObject(value)) return false;
  return !Array.isArray(required) || required.every((key) => typeof key === 'string' && key in value);
}

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

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
const isSchema = (value: unknown): value is Schema => isObject(value) && !Array.isArray(value);
