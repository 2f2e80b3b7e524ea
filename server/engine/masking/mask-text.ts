import type { Placeholder } from '../port/engine.ts';
import { findContactDetails } from './contact-details.ts';
import { findNames } from './find-names.ts';
import { findSubject } from './find-subject.ts';
import type { NameIndex } from './name-index.ts';
import type { PlaceholderTable } from './placeholder-table.ts';

interface Replaced {
  start: number;
  end: number;
  /** Called with the value for those that are replaced. */
  placeholderOf: (value: string) => Placeholder;
}

export interface Masks {
  index: NameIndex;
  table: PlaceholderTable;
}

/** The text with placeholders in place of names and contact details. */
export function maskText(text: string, { index, table }: Masks): string {
  const details = findContactDetails(text).map(
    ({ start, end, kind }): Replaced => ({
      start,
      end,
      placeholderOf: (value) => table.ofValue(kind, value),
    }),
  );
  const subjects = [...index.subjects].flatMap(([value, person]) =>
    findSubject(text, value).map(
      (place): Replaced => ({ ...place, placeholderOf: (written) => table.ofPerson(person, written) }),
    ),
  );
  return replaceAll(text, [...subjects, ...details, ...maskedNames(text, { index, table })]);
}

/** The text with placeholders in place of names only. */
export const maskNames = (text: string, masks: Masks): string => replaceAll(text, maskedNames(text, masks));

/** Our own instructions with placeholders in place of names. */
export const maskInstructions = (text: string, masks: Masks): string =>
  replaceAll(text, maskedNames(text, masks, true));

const maskedNames = (text: string, { index, table }: Masks, isOurs = false): Replaced[] =>
  findNames(text, index, isOurs).map(({ start, end, person }) => ({
    start,
    end,
    placeholderOf: (value) => table.ofPerson(person, value),
  }));

/** Of overlapping parts, the one that begins first counts; an email address rather than the name in it. */
function replaceAll(text: string, parts: Replaced[]): string {
  if (parts.length === 0) return text;
  parts.sort((a, b) => a.start - b.start || b.end - a.end);
  let masked = '';
  let last = 0;
  for (const { start, end, placeholderOf } of parts) {
    if (start < last) continue;
    const whole = withSuffix(text, end);
    masked += text.slice(last, start) + placeholderOf(text.slice(start, whole)).name;
    last = whole;
  }
  return masked + text.slice(last);
}

/** A digit or small letter right after a placeholder would be read as part of it. */
function withSuffix(text: string, end: number): number {
  let at = end;
  while (/[0-9a-z]/.test(text[at] ?? '')) at += 1;
  return at;
}
