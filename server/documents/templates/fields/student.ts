import { z } from 'zod';
import { dateField } from './date.ts';

const NOTE = 'The AI model never sees the name.';

/** The student whom a document is about: from the teacher's classes, or typed. */
export const studentName = z
  .string()
  .trim()
  .min(1, 'Enter a name.')
  .max(80)
  .meta({ title: 'Student', description: NOTE, widget: 'student' });

export const optionalStudentName = z
  .string()
  .trim()
  .max(80)
  .default('')
  .meta({ title: 'Student', description: NOTE, widget: 'student' });

export const pronounSets = ['he/him', 'she/her', 'they/them', 'name only'] as const;

export const pronounsField = z
  .enum(pronounSets)
  .default('they/them')
  .meta({ title: 'Pronouns', widget: 'chips' });

export const requiredText = (max: number, message: string) => z.string().trim().min(1, message).max(max);

/** Measured results that a document may build on: nothing else counts as known. */
export const measuredRows = (row: string) =>
  z
    .array(
      z.object({
        measure: requiredText(200, 'Enter what was measured.').meta({ title: 'Measure', widget: 'text' }),
        date: dateField({ title: 'Date' }),
        result: requiredText(200, 'Enter the result.').meta({ title: 'Result', widget: 'text' }),
      }),
    )
    .min(1, 'Add at least one result.')
    .max(20)
    .meta({ title: 'Measured results', widget: 'rows', row });
