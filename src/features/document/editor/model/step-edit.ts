import { type Step, stepSchema } from '@/shared/api/blocks';

/** A step of a list that also holds plain texts. */
export const stepOf = (entry: unknown): Step =>
  typeof entry === 'string' ? { text: entry } : (stepSchema.safeParse(entry).data ?? {});

/** The stored form of a step: a plain text unless it has a name or a duration. */
export function entryOf({ title, text, minutes }: Step): string | Step {
  const hasMinutes = typeof minutes === 'number';
  if (!title && !hasMinutes) return text ?? '';
  return { ...(title && { title }), text: text ?? '', ...(hasMinutes && { minutes }) };
}
