import type { Generation } from '@/shared/api/generations';
import type { Template } from '@/shared/api/templates';

/** The watermark of every page; undefined for none. */
export function watermarkOf(
  { entry: { watermark } }: Pick<Template, 'entry'>,
  { input }: Pick<Generation, 'input'>,
): string | undefined {
  if (!watermark) return undefined;
  const value = watermark.field === undefined ? undefined : input[watermark.field];
  return (typeof value === 'string' ? watermark.texts?.[value] : undefined) ?? watermark.text;
}
