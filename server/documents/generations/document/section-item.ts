import { paragraphsOf } from '../../../engine/port/paragraphs.ts';
import { isContainer, place, type Path } from './patches.ts';

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

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
const isSchema = (value: unknown): value is Schema => isObject(value) && !Array.isArray(value);
