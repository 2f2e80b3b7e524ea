import type { Check } from '@/shared/api/generations';
import type { BlockKind, TemplateSection } from '@/shared/api/templates';
import { itemContaining } from './item-changes';
import type { JsonPath } from './json-path';

/** An unresolved or repaired check of a section. */
export type PlacedCheck = {
  check: Check & { status: 'open' | 'repaired' };
  /** The item that it names; empty for the whole section. */
  item: JsonPath;
  /** Where it is shown: beside the item, or below the section if empty. */
  beside: JsonPath;
};

/** The blocks whose items are rows of a table, which have no room for a note. */
const IN_ROWS: readonly BlockKind[] = ['table', 'rubric', 'vocabulary'];

/** The checks that are shown in a section. Those that passed are in the overview only. */
export const checksOf = (
  section: TemplateSection,
  value: unknown,
  checks: readonly Check[],
): readonly PlacedCheck[] =>
  checks.flatMap((check): PlacedCheck[] => {
    const { status } = check;
    if (check.section !== section.key || status === 'passed') return [];
    const item = itemContaining(section, value, pathIn(section.key, check.path));
    return [{ check: { ...check, status }, item, beside: IN_ROWS.includes(section.block) ? [] : item }];
  });

/** The item that a check names, as a path within its section. */
export const itemOf = (section: TemplateSection, value: unknown, { path }: Pick<Check, 'path'>): JsonPath =>
  itemContaining(section, value, pathIn(section.key, path));

/** A JSON pointer into the result as a path within the section. */
function pathIn(section: string, pointer: string | null): JsonPath {
  const [first, ...rest] = (pointer ?? '')
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
  return first === section ? rest.map((step) => (/^\d+$/.test(step) ? Number(step) : step)) : [];
}
