import type { TemplateDeclaration } from './declaration.ts';

/** The watermark of every page; null for none. */
export function watermarkOf(
  { watermark }: Pick<TemplateDeclaration, 'watermark'>,
  form: Readonly<Record<string, unknown>>,
): string | null {
  if (!watermark) return null;
  const value = watermark.field === undefined ? undefined : form[watermark.field];
  return (typeof value === 'string' ? watermark.texts?.[value] : undefined) ?? watermark.text;
}
