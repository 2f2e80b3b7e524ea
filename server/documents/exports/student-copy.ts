import { z } from 'zod';

type Schema = z.core.$ZodType;

/**
 * The part of a value that students may see, by the schema's teacher-only marks. A marked list is emptied and a marked
 * required value neutral, so that the value still fits its schema. A part that doesn't fit the schema is left out.
 */
export function forStudents(schema: Schema, value: unknown): unknown {
  const bare = unwrapped(schema);
  if (bare instanceof z.ZodObject) {
    const read = z.record(z.string(), z.unknown()).safeParse(value);
    return read.success ? objectForStudents(bare.shape, read.data) : undefined;
  }
  if (bare instanceof z.ZodArray) {
    const items: unknown[] | undefined = Array.isArray(value) ? value : undefined;
    return items?.map((item) => forStudents(bare.element, item));
  }
  if (bare instanceof z.ZodRecord) {
    const read = z.record(z.string(), z.unknown()).safeParse(value);
    return read.data && mapped(read.data, (part) => forStudents(bare.valueType, part));
  }
  if (bare instanceof z.ZodUnion) {
    const option = bare.options.find((each) => z.safeParse(each, value).success);
    return option && forStudents(option, value);
  }
  return value;
}

const mapped = (value: Record<string, unknown>, part: (value: unknown) => unknown) =>
  Object.fromEntries(Object.entries(value).map(([key, each]) => [key, part(each)]));

function objectForStudents(shape: Readonly<Record<string, Schema>>, value: Record<string, unknown>): object {
  const shown = Object.entries(shape)
    .filter(([key]) => key in value)
    .map(([key, property]) => [
      key,
      isTeacherOnly(property) ? emptied(property) : forStudents(property, value[key]),
    ]);
  return Object.fromEntries(shown.filter(([, part]) => part !== undefined));
}

function isTeacherOnly(schema: Schema): boolean {
  if (z.globalRegistry.get(schema)?.teacher_only) return true;
  const inner = innerOf(schema);
  return inner !== undefined && isTeacherOnly(inner);
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
