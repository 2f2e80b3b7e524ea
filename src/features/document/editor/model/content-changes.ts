import type { ContentChange } from '@/shared/api/generations';
import { type JsonPath, withValueAt } from './json-path';

/** The smallest changes that turn one value of a section into another, so that edits of other parts stay valid. */
export function changesBetween(
  section: string,
  before: unknown,
  value: unknown,
  path: JsonPath = [],
): ContentChange[] {
  if (JSON.stringify(before) === JSON.stringify(value)) return [];
  if (Array.isArray(before) && Array.isArray(value) && before.length === value.length) {
    return before.flatMap((entry, index) => changesBetween(section, entry, value[index], [...path, index]));
  }
  if (isRecord(before) && isRecord(value)) {
    const keys = [...new Set([...Object.keys(before), ...Object.keys(value)])];
    return keys.flatMap((key) => changesBetween(section, before[key], value[key], [...path, key]));
  }
  return [{ section, path: [...path], before: before ?? null, value: value ?? null }];
}

/** The value of a section with the changes applied, even if it no longer has the values that they replace. */
export function withChanges(value: unknown, changes: readonly ContentChange[]): unknown {
  return changes.reduce(
    (whole: unknown, change) => withValueAt(whole, change.path, change.value ?? undefined),
    value,
  );
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
