import { z } from 'zod';

export interface Column {
  key: string;
  label: string;
  /** The labelled values of an object within an entry. */
  columns?: Omit<Column, 'columns'>[];
}

/** Assigned by code, and of no use to readers. */
const ASSIGNED = 'id';

/** The properties of a section's object, or of the rows of its list, in order and with their titles. */
export function columnsOf(schema: z.core.$ZodType | undefined): Column[] {
  if (schema instanceof z.ZodObject) {
    const shape: Record<string, z.core.$ZodType> = schema.shape;
    return Object.entries(shape)
      .filter(([key]) => key !== ASSIGNED)
      .map(([key, property]) => {
        const columns = property instanceof z.ZodObject ? columnsOf(property) : [];
        return { key, label: titleOf(property) ?? spaced(key), ...(columns.length > 0 && { columns }) };
      });
  }
  if (schema instanceof z.ZodArray) return columnsOf(schema.element);
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) return columnsOf(schema.unwrap());
  return [];
}

function titleOf(schema: z.core.$ZodType): string | undefined {
  const own = z.globalRegistry.get(schema)?.title;
  if (own !== undefined) return own;
  return schema instanceof z.ZodOptional ? titleOf(schema.unwrap()) : undefined;
}

/** `teacher_actions` as a label: Teacher actions. */
export function spaced(key: string): string {
  const words = key
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll(/[_-]+/g, ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
