import type { z } from 'zod';
import type { Piece } from '../piece.ts';
import { writeAnything } from './plain-blocks.ts';
import type { Section } from './section.ts';

export type Writer = (section: Section) => Piece[];

/** A writer of the values that fit a block's schema. Values that don't are written as plain text and lists. */
export function blockWriter<Schema extends z.ZodType>(
  schema: Schema,
  write: (value: z.output<Schema>, section: Section) => Piece[],
): Writer {
  return (section) => {
    const read = schema.safeParse(section.value);
    return read.success ? write(read.data, section) : writeAnything(section);
  };
}
