import type { z } from 'zod';
import type { Copy, Piece } from '../piece.ts';
import { writeAnything } from './plain-blocks.ts';

/** A section as a block writer gets it; in a student's copy, its value holds no teacher-only parts. */
export interface Section {
  value: unknown;
  schema: z.core.$ZodType | undefined;
  copy: Copy;
  /** The number of its first question in the document. */
  firstQuestion?: number;
  /** What students read before the questions: every further version of a paper repeats it. */
  opening?: readonly Piece[];
  /** The text of the form that the section is about. */
  about?: string;
}

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
