import type { z } from 'zod';
import type { Copy, Piece } from '../piece.ts';

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
