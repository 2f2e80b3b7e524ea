import { z } from 'zod';

/** The titles of an object's properties, looked for inside lists and optional values. */
export function titlesOf(schema: z.core.$ZodType | undefined): Map<string, string> {
  if (schema instanceof z.ZodObject) {
    const shape: Record<string, z.core.$ZodType> = schema.shape;
    return new Map(Object.entries(shape).map(([key, property]) => [key, titleOf(property) ?? spaced(key)]));
  }
  if (schema instanceof z.ZodArray) return titlesOf(schema.element);
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) return titlesOf(schema.unwrap());
  return new Map();
}

function titleOf(schema: z.core.$ZodType): string | undefined {
  const own = z.globalRegistry.get(schema)?.title;
  if (own !== undefined) return own;
  return schema instanceof z.ZodOptional ? titleOf(schema.unwrap()) : undefined;
}

export function spaced(key: string): string {
  const words = key
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll(/[_-]+/g, ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
