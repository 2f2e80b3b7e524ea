import type { z } from 'zod';
import { withoutMarked } from '../templates/marked-parts.ts';

/** The part of a value that students may see, by the schema's teacher-only marks. */
export const forStudents = (schema: z.core.$ZodType, value: unknown): unknown =>
  withoutMarked(schema, value, 'teacher_only');
