import { type FormField, type FormValues, isShown } from '@/entities/template-form';

/** The fields of one row: one, or two short ones. */
export type FormRow = readonly FormField[];
export type FormGroup = { name: string; rows: readonly FormRow[] };
export type FormLayout = { rows: readonly FormRow[]; groups: readonly FormGroup[] };

/** Splits the visible fields into the main rows and the collapsible groups, in the order of the form. */
export function layOut(fields: readonly FormField[], values: FormValues): FormLayout {
  const shown = fields.filter((field) => isShown(field, values));
  const names = [...new Set(shown.flatMap(({ group }) => group ?? []))];
  return {
    rows: rowsOf(shown.filter(({ group }) => group === null)),
    groups: names.map((name) => ({ name, rows: rowsOf(shown.filter(({ group }) => group === name)) })),
  };
}

/** The longest option, in characters, that half a row shows without truncating it. */
const MAX_SHORT_OPTION = 12;

const isShort = (field: FormField): boolean =>
  field.kind === 'date' ||
  field.kind === 'time' ||
  (field.kind === 'number' && field.presets.length === 0) ||
  (field.kind === 'select' && field.options.every(({ length }) => length <= MAX_SHORT_OPTION));

function rowsOf(fields: readonly FormField[]): FormRow[] {
  const rows: FormField[][] = [];
  for (const field of fields) {
    const last = rows.at(-1);
    const [neighbour] = last ?? [];
    if (last?.length === 1 && neighbour && isShort(neighbour) && isShort(field)) last.push(field);
    else rows.push([field]);
  }
  return rows;
}
