import { z } from 'zod';

/*
 * What the value of a section looks like for each block kind in use; the client, the print sheet and the exporters rely on it.
 *
 * prose       a text, paragraphs parted by an empty line
 * list        texts
 * facts       one value, or an object of values whose properties carry their labels as `title`
 * table       flat objects; the columns are the properties, headed by their `title`
 * timeline    phases
 * questions   questions, or groups {title, questions}; a group may carry its own `answer_key`, which is the teacher's
 * vocabulary  {term, definition}
 */

interface SectionOptions {
  description?: string;
  teacher_only?: boolean;
}

/** One text. */
export const prose = (title: string, options: SectionOptions = {}) =>
  z
    .string()
    .max(20_000)
    .meta({ title, block: 'prose', ...options });

/** A bulleted list of short texts. */
export const list = (title: string, options: SectionOptions = {}) =>
  z
    .array(z.string().max(2_000))
    .max(40)
    .meta({ title, block: 'list', ...options });

export const labelled = (title: string) => z.string().max(4_000).meta({ title });

export const vocabularySchema = z.array(
  z.object({ term: labelled('Term'), definition: labelled('Definition') }),
);

export const phaseSchema = z.object({
  name: labelled('Phase'),
  minutes: z.number().min(0).max(480).meta({ title: 'Minutes' }),
  teacher_actions: labelled('You'),
  student_actions: labelled('Students'),
  checks: z
    .array(z.string().max(1_000))
    .max(10)
    .meta({ title: 'Check', description: 'At least two quick checks.' }),
});

export type Phase = z.output<typeof phaseSchema>;
