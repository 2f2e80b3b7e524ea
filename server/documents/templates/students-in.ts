import { z } from 'zod';

/** The values of every field for a student, also those in rows, without empty ones. */
export function studentsIn(schema: z.core.$ZodType | undefined, value: unknown): string[] {
  if (schema === undefined || !hasStudents(schema)) return [];
  if (isForStudent(schema) || z.globalRegistry.get(schema)?.masked) return textsIn(value);
  if (schema instanceof z.ZodDefault || schema instanceof z.ZodOptional) {
    return studentsIn(schema.unwrap(), value);
  }
  if (schema instanceof z.ZodArray) {
    return Array.isArray(value) ? value.flatMap((item: unknown) => studentsIn(schema.element, item)) : [];
  }
  if (!(schema instanceof z.ZodObject) || typeof value !== 'object' || value === null) return [];
  const shape: Record<string, z.core.$ZodType> = schema.shape;
  return Object.entries(value).flatMap(([key, part]) => studentsIn(shape[key], part));
}

const known = new WeakMap<z.core.$ZodType, boolean>();

/** Whether a schema has a field for a student. Remembered, because most have none and every document asks. */
function hasStudents(schema: z.core.$ZodType): boolean {
  const found = known.get(schema);
  if (found !== undefined) return found;
  const has =
    isForStudent(schema) ||
    z.globalRegistry.get(schema)?.masked === true ||
    ((schema instanceof z.ZodDefault || schema instanceof z.ZodOptional) && hasStudents(schema.unwrap())) ||
    (schema instanceof z.ZodArray && hasStudents(schema.element)) ||
    (schema instanceof z.ZodObject && Object.values(schema.shape).some((part) => hasStudents(part)));
  known.set(schema, has);
  return has;
}

export const isForStudent = (schema: z.core.$ZodType): boolean =>
  z.globalRegistry.get(schema)?.widget === 'student';

function textsIn(value: unknown): string[] {
  const values: unknown[] = Array.isArray(value) ? value : [value];
  return values.flatMap((text) => (typeof text === 'string' && text.trim() !== '' ? [text.trim()] : []));
}
