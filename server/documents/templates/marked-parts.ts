import { z } from 'zod';

type Schema = z.core.$ZodType;

/** A mark of a schema: students do not see the value, or only a teacher sets it. */
type Mark = 'teacher_only' | 'by_teacher';

/**
 * The value without its marked parts. A marked list is emptied and a marked required value neutral, so that the value still
 * fits its schema. A part that doesn't fit the schema is left out.
 */
export function withoutMarked(schema: Schema, value: unknown, mark: Mark): unknown {
  const bare = unwrapped(schema);
  if (bare instanceof z.ZodObject) {
    const read = z.record(z.string(), z.unknown()).safeParse(value);
    return read.success ? objectWithout(bare.shape, read.data, mark) : undefined;
  }
  if (bare instanceof z.ZodArray) {
    const items: unknown[] | undefined = Array.isArray(value) ? value : undefined;
    return items?.map((item) => withoutMarked(bare.element, item, mark));
  }
  if (bare instanceof z.ZodRecord) {
    const read = z.record(z.string(), z.unknown()).safeParse(value);
    return read.data && mapped(read.data, (part) => withoutMarked(bare.valueType, part, mark));
  }
  if (bare instanceof z.ZodUnion) {
    const option = bare.options.find((each) => z.safeParse(each, value).success);
    return option && withoutMarked(option, value, mark);
  }
  return value;
}

const marks: Readonly<Record<Mark, WeakMap<Schema, boolean>>> = {
  teacher_only: new WeakMap(),
  by_teacher: new WeakMap(),
};

/** Whether a schema or a part of it is marked; without a mark, a value that fits has nothing to remove. */
export function hasMark(schema: Schema, mark: Mark): boolean {
  const known = marks[mark].get(schema) ?? searchMark(schema, mark, new Set());
  marks[mark].set(schema, known);
  return known;
}

/** `seen` ends the search in schemas that contain themselves. */
function searchMark(schema: Schema, mark: Mark, seen: Set<Schema>): boolean {
  if (seen.has(schema)) return false;
  seen.add(schema);
  return isMarked(schema, mark) || partsOf(unwrapped(schema)).some((part) => searchMark(part, mark, seen));
}

function partsOf(schema: Schema): readonly Schema[] {
  if (schema instanceof z.ZodObject) return Object.values(schema.shape);
  if (schema instanceof z.ZodArray) return [schema.element];
  if (schema instanceof z.ZodRecord) return [schema.valueType];
  return schema instanceof z.ZodUnion ? schema.options : [];
}

const mapped = (value: Record<string, unknown>, part: (value: unknown) => unknown) =>
  Object.fromEntries(Object.entries(value).map(([key, each]) => [key, part(each)]));

function objectWithout(
  shape: Readonly<Record<string, Schema>>,
  value: Record<string, unknown>,
  mark: Mark,
): object {
  const shown = Object.entries(shape)
    .filter(([key]) => key in value)
    .map(([key, property]) => [
      key,
      isMarked(property, mark) ? emptied(property) : withoutMarked(property, value[key], mark),
    ]);
  return Object.fromEntries(shown.filter(([, part]) => part !== undefined));
}

function isMarked(schema: Schema, mark: Mark): boolean {
  if (z.globalRegistry.get(schema)?.[mark]) return true;
  const inner = innerOf(schema);
  return inner !== undefined && isMarked(inner, mark);
}

function emptied(schema: Schema): unknown {
  const bare = unwrapped(schema);
  if (bare instanceof z.ZodArray) return [];
  if (z.safeParse(schema, undefined).success) return undefined;
  return [false, 0, ''].find((neutral) => z.safeParse(bare, neutral).success);
}

function unwrapped(schema: Schema): Schema {
  const inner = innerOf(schema);
  return inner === undefined ? schema : unwrapped(inner);
}

function innerOf(schema: Schema): Schema | undefined {
  return schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNonOptional ||
    schema instanceof z.ZodDefault
    ? schema.unwrap()
    : undefined;
}
