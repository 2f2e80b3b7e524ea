import { z } from 'zod';

const NO_DAY = 'Choose a day.';

/** Breaks with their first and last day. */
export const breakRows = (group: string) =>
  z
    .array(
      z
        .object({
          name: z
            .string()
            .trim()
            .max(80)
            .default('')
            .meta({ title: 'Name', widget: 'text', placeholder: 'Winter break' }),
          first_day: z.iso.date(NO_DAY).meta({ title: 'First day', widget: 'date' }),
          last_day: z.iso.date(NO_DAY).meta({ title: 'Last day', widget: 'date' }),
        })
        .refine(({ first_day, last_day }) => first_day <= last_day, {
          path: ['last_day'],
          message: 'The last day is before the first.',
        }),
    )
    .max(12)
    .default([])
    .meta({ title: 'Breaks', description: 'Days without class.', widget: 'rows', row: 'break', group });

interface Weight {
  category: string;
  weight: number;
}

/** Kinds of assessment whose weights add up to 100. */
export const weightRows = (title: string, row: string, usual: readonly Weight[]) =>
  z
    .array(
      z.object({
        category: z
          .string()
          .trim()
          .min(1, 'Enter what counts.')
          .max(80)
          .meta({ title: 'Name', widget: 'text' }),
        weight: z.number().min(0).max(100).meta({ title: 'Percent', widget: 'number' }),
      }),
    )
    .min(1)
    .max(12)
    .refine(
      (rows) => Math.abs(rows.reduce((sum, { weight }) => sum + weight, 0) - 100) < 0.01,
      'The weights add up to 100.',
    )
    .default([...usual])
    .meta({ title, description: 'Percentages that add up to 100.', widget: 'rows', row });
