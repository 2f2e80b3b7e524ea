import type { BlockValues } from '@/shared/api/blocks';
import type { TemplateSection } from '@/shared/api/templates';

type Columns = NonNullable<TemplateSection['columns']>;

/** The columns of a finished table without those that are empty in every row. */
export function filledColumns(columns: Columns, rows: BlockValues['table']): Columns {
  const filled = columns.filter(({ key }) => rows.some((row) => (row?.[key] ?? '') !== ''));
  return filled.length > 0 ? filled : columns;
}
