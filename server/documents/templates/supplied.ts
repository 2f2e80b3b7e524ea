import { datesIn, type NamedDate } from './every-document/dates-in.ts';
import { equationsIn } from './every-document/equations.ts';
import type { Check } from './generator.ts';
import { open, passed } from './verdicts.ts';

/** A text of a document and its place. */
export interface PlacedText {
  section: string;
  path: string;
  text: string;
}

/** Every text of these sections, in order. */
export function textsOf(result: Readonly<Record<string, unknown>>, keys: readonly string[]): PlacedText[] {
  return keys.flatMap((section) => placed(result[section], section, `/${section}`));
}

function placed(value: unknown, section: string, path: string): PlacedText[] {
  if (typeof value === 'string') return value.trim() === '' ? [] : [{ section, path, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    placed(part, section, `${path}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`),
  );
}

const MONTHS = 'january february march april may june july august september october november december'.split(
  ' ',
);
const MONTH = MONTHS.map((month) =>
  month.length > 4 ? `${month.slice(0, 3)}(?:${month.slice(3)})?` : month,
);
const DATED_MONTH = new RegExp(
  String.raw`(?:\b\d{1,2}(?:st|nd|rd|th)? (?:of )?(${MONTH.join('|')})\b)|(?:\b(${MONTH.join('|')})\.? \d{1,4}\b)`,
  'giu',
);
const NUMBER = /\d+(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?/g;
const ISO_DATE = /\b\d{4}-(\d{2})-\d{2}\b/g;

/** The numbers of a text, and the months of its dates, in one form: "Sept 3, 2026" has 3, 2026 and september. */
export function numbersIn(text: string): string[] {
  const numbers = Array.from(text.matchAll(NUMBER), ([figure]) => String(Number(figure.replaceAll(',', ''))));
  const months = Array.from(text.matchAll(DATED_MONTH), ([, before, after]) =>
    monthOf(before ?? after ?? ''),
  );
  const isoMonths = Array.from(text.matchAll(ISO_DATE), ([, month]) => MONTHS[Number(month) - 1] ?? '');
  return [...new Set([...numbers, ...months, ...isoMonths])].filter((figure) => figure !== '');
}

const monthOf = (written: string) =>
  MONTHS.find((month) => month.startsWith(written.toLowerCase().slice(0, 3))) ?? '';

/** The texts of a form by field, with the numbers it holds. */
export function formTexts(form: Readonly<Record<string, unknown>>): PlacedText[] {
  return Object.keys(form).flatMap((key) => placed(withoutNumbers(form[key]), key, `/${key}`));
}

function withoutNumbers(value: unknown): unknown {
  if (typeof value === 'number') return String(value);
  if (Array.isArray(value)) return value.map(withoutNumbers);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, withoutNumbers(part)]));
}

const RATE = /\b(?:times|per|a week|a day|weekly|daily|each|every)\b|×/i;
/** More numbers make no rate. */
const MAX_FACTORS = 6;

/** The products of a text about a rate: "30 minutes, 4 times a week" has 120. */
function productsIn(text: string): string[] {
  if (!RATE.test(text)) return [];
  const numbers = numbersIn(text)
    .map(Number)
    .filter((number) => number > 1)
    .slice(0, MAX_FACTORS);
  return numbers.flatMap((one, index) => numbers.slice(index + 1).map((other) => String(one * other)));
}

/** Each decimal of the form with fewer places, rounded or cut off: 3.53 and 3.54 for 3.535. */
function roundedFigures(fields: ReadonlyMap<string, string>): Map<string, string> {
  return new Map(
    [...fields].flatMap(([figure, field]) => {
      const places = /^\d+\.(\d{2,})$/.exec(figure)?.[1]?.length ?? 0;
      return Array.from({ length: Math.max(0, places - 1) }, (_, index) => 10 ** (index + 1)).flatMap(
        (scale): [string, string][] =>
          [Math.round, Math.floor].map((round) => [
            String(round(Number(figure) * scale + 1e-9) / scale),
            field,
          ]),
      );
    }),
  );
}

export interface Evidence extends PlacedText {
  figure: string;
  /** The field that has the figure; undefined if the form doesn't give it. */
  field: string | undefined;
}

const LANGUAGE = 'en-US';
const dayOf = ({ month, day }: NamedDate) => `${month}-${day}`;

/** Each number and date of the texts with the field of the form that gives it. A correct calculation gives its own. */
export function evidenceFor(texts: readonly PlacedText[], given: readonly PlacedText[]): Evidence[] {
  const fields = new Map<string, string>();
  for (const { section, text } of given) {
    for (const figure of numbersIn(text)) if (!fields.has(figure)) fields.set(figure, section);
  }
  for (const { section, text } of given) {
    for (const product of productsIn(text)) if (!fields.has(product)) fields.set(product, section);
  }
  const days = new Map<string, { field: string; year: number | null }[]>();
  for (const { section: field, text } of given) {
    for (const date of datesIn(text, LANGUAGE)) {
      const { year } = date;
      days.set(dayOf(date), [...(days.get(dayOf(date)) ?? []), { field, year }]);
    }
  }
  const fieldOfDay = (date: NamedDate) =>
    days.get(dayOf(date))?.find(({ year }) => year === null || date.year === null || year === date.year)
      ?.field;
  const rounded = roundedFigures(fields);
  const fieldOf = (figure: string) => fields.get(figure) ?? rounded.get(figure);
  return texts.flatMap((place): Evidence[] => {
    const { text } = place;
    const found = new Map(numbersIn(text).map((figure) => [figure, fieldOf(figure)]));
    const isMissing = () => [...found.values()].includes(undefined);
    for (const date of isMissing() ? datesIn(text, LANGUAGE) : []) {
      const parts = numbersIn(date.words).filter((part) => found.has(part) && found.get(part) === undefined);
      if (parts.length === 0) continue;
      for (const part of parts) found.delete(part);
      found.set(date.words, fieldOfDay(date));
    }
    for (const { said, isRight } of isMissing() ? equationsIn(text, LANGUAGE) : [])
      for (const part of isRight ? numbersIn(said) : [])
        if (found.get(part) === undefined) found.delete(part);
    return [...found].map(([figure, field]) => ({ ...place, figure, field }));
  });
}

/** Whether every number and date comes from the form; an open check for each text with one that doesn't. */
export function checkSupplied(evidence: readonly Evidence[]): Check[] {
  const name = 'Only what you supplied';
  const missing = evidence.filter(({ field }) => field === undefined);
  if (missing.length === 0) {
    return [passed(name, 'Every number and date is in your form.')];
  }
  return [...Map.groupBy(missing, ({ path }) => path)].map(([path, found]) =>
    open(name, `Your form doesn’t give ${found.map(({ figure }) => figure).join(', ')}.`, {
      section: found[0]?.section ?? '',
      path,
    }),
  );
}

/** An open check for each text with a word of the pattern that the form doesn't have. */
export function checkUnsupplied(
  name: string,
  {
    pattern,
    texts,
    given,
    says,
  }: {
    pattern: RegExp;
    texts: readonly PlacedText[];
    given: readonly PlacedText[];
    says: (words: string) => string;
  },
): Check[] {
  const known = given.map(({ text }) => text.toLowerCase()).join('\n');
  const found = texts.flatMap(({ text, section, path }) => {
    const words = [...new Set(Array.from(text.matchAll(pattern), ([word]) => word.toLowerCase()))];
    const unknown = words.filter((word) => !known.includes(word));
    return unknown.length === 0 ? [] : [open(name, says(unknown.join(', ')), { section, path })];
  });
  return found.length === 0 ? [passed(name, 'Nothing was added to your form.')] : found;
}
