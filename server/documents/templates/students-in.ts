import { z } from 'zod';

/** The values of every field for a student, also those in rows, without empty ones. */
export function studentsIn(schema: z.core.$ZodType | undefined, value: unknown): string[] {
  if (schema === undefined) return [];
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

export const isForStudent = (schema: z.core.$ZodType): boolean =>
  z.globalRegistry.get(schema)?.widget === 'student';

function textsIn(value: unknown): string[] {
  const values: unknown[] = Array.isArray(value) ? value : [value];
  return values.flatMap((text) => (typeof text === 'string' && text.trim() !== '' ? [text.trim()] : []));
}
