import type { FormField } from '@/entities/template-form';

/** Whether pasted text is a table for rows of these fields. If not, it belongs into the cell itself. */
export const isTable = (text: string, fields: readonly FormField[]): boolean =>
  text.includes('\t') || (text.trim().includes('\n') && fields[0]?.kind !== 'textarea');
