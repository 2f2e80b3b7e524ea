import * as zod from 'zod/mini';

const nodeSchema = zod.object({
  teacher_only: zod.optional(zod.boolean()),
  type: zod.optional(zod.string()),
  items: zod.optional(zod.unknown()),
  properties: zod.optional(zod.record(zod.string(), zod.unknown())),
  additionalProperties: zod.optional(zod.unknown()),
  required: zod.optional(zod.array(zod.string())),
  anyOf: zod.optional(zod.array(zod.unknown())),
});

/**
 * The part of a section's value that students may see, by the teacher-only marks of its JSON Schema. A value that fits
 * no schema is left out.
 */
export function studentValue(schema: unknown, value: unknown): unknown {
  const node = nodeSchema.safeParse(schema).data;
  if (!node || node.teacher_only) return undefined;
  if (node.anyOf)
    return studentValue(
      node.anyOf.find((option) => fits(option, value)),
      value,
    );
  if (Array.isArray(value)) {
    const items: unknown[] = value;
    return node.type === 'array' ? items.map((item) => studentValue(node.items, item)) : undefined;
  }
  if (typeof value !== 'object' || value === null) return value;
  const { properties, additionalProperties: rest } = node;
  if (!properties) return withoutTeachers(node.type, rest, value);
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => key in properties)
      .map(([key, part]) => [key, studentValue(properties[key], part)])
      .filter(([, part]) => part !== undefined),
  );
}

/** The entries of an object without declared keys, such as the scores by criterion. */
function withoutTeachers(type: string | undefined, schema: unknown, value: object): unknown {
  if (type !== 'object') return undefined;
  if (typeof schema !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, studentValue(schema, part)]));
}

/** Tells the options of a union apart: by their type, and objects by what they require. */
function fits(option: unknown, value: unknown): boolean {
  const node = nodeSchema.safeParse(option).data;
  if (!node) return false;
  if (node.anyOf) return node.anyOf.some((each) => fits(each, value));
  if (Array.isArray(value)) return node.type === 'array';
  if (typeof value === 'object' && value !== null) {
    return node.type === 'object' && (node.required ?? []).every((key) => key in value);
  }
  return typeof value === 'number'
    ? node.type === 'number' || node.type === 'integer'
    : node.type === typeof value;
}
