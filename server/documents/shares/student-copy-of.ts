import { z } from 'zod';
import { maskNames } from '../../engine/masking/mask-text.ts';
import { NameIndex, type PersonName } from '../../engine/masking/name-index.ts';
import { PlaceholderTable } from '../../engine/masking/placeholder-table.ts';
import type { StudentCopy } from '../../generated/schemas/index.ts';
import { presentSection } from '../catalogue/present-template.ts';
import { originOf } from '../exports/compose.ts';
import { forStudents } from '../exports/student-copy.ts';
import type { generations } from '../generations/document/tables.ts';
import { requireMadeWith } from '../own-templates/find-generator.ts';

/** A document without its key, its teacher-only parts and these names. */
export function studentCopyOf(
  row: typeof generations.$inferSelect,
  names: readonly PersonName[],
): StudentCopy {
  const generator = requireMadeWith(row);
  const withoutNames = nameless(names);
  const shown = Object.entries(generator.result.shape).flatMap(([key, schema]) => {
    const { teacher_only: isHidden = false, answer_key: isKey = false } = z.globalRegistry.get(schema) ?? {};
    const value = isHidden || isKey ? undefined : forStudents(schema, row.result[key]);
    return value === undefined ? [] : [{ key, schema, value: withoutNames(value) }];
  });
  return {
    title: String(withoutNames(row.title)),
    template_type: row.templateType,
    kind: generator.title,
    icon: generator.icon,
    language: row.meta.language,
    facts: [row.subject, row.gradeLevel].filter((fact) => fact !== ''),
    sections: shown.map(({ key, schema }) => presentSection(generator, key, schema)),
    result: Object.fromEntries(shown.map(({ key, value }) => [key, value])),
    notice: row.meta.composed ? null : originOf(row.meta),
  };
}

/** The names of everyone in a user's classes, but not of the user. */
export const othersThan = (owner: PersonName, names: readonly PersonName[]): PersonName[] =>
  names.filter(({ given, family }) => given !== owner.given || family !== owner.family);

/** Replaces the names of people in every text of a value: Student 1. */
function nameless(names: readonly PersonName[]): (value: unknown) => unknown {
  const masks = { index: new NameIndex(), table: new PlaceholderTable() };
  for (const name of names) masks.index.add(name, 'student');
  function replaced(value: unknown): unknown {
    if (typeof value === 'string')
      return maskNames(value, masks).replaceAll(/\bStudent_(\d+)[a-z]?\b/g, 'Student $1');
    if (Array.isArray(value)) return value.map(replaced);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, replaced(part)]));
  }
  return masks.index.isEmpty ? (value) => value : replaced;
}
