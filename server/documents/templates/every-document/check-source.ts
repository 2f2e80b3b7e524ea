import { firstNames } from '../../../engine/masking/data/first-names.ts';
import { everydayWords } from '../../../engine/masking/data/everyday-words.ts';
import { commonNouns, commonVerbs, stopWords } from '../../../engine/rule-engine/data/dictionary.ts';
import { isQuoted, listLabels } from '../common-checks.ts';
import type { Check, GeneratorContext } from '../generator.ts';
import { inDigits } from '../questions/number-words.ts';
import type { PlacedText } from '../supplied.ts';
import { counted, open, passed } from '../verdicts.ts';
import { datesIn, type NamedDate } from './dates-in.ts';
import type { DocumentText } from './document-texts.ts';

const NUMBERS = 'Numbers of the source';
const WORDS = 'Names and quotations of the source';

/** What tells about the paper or the lesson rather than about the subject. */
const NOT_ABOUT = new Set([
  'instructions',
  'header',
  'title',
  'name',
  'materials',
  'teacher_notes',
  'teacher_actions',
  'student_actions',
  'minutes',
  'question',
  'points',
  'dok',
  'blueprint',
  'before',
  'after',
  'mark',
  'standard',
  'due',
  'dates',
  'by',
  'overview_of_points',
]);

const NUMBER = /(?<![\p{L}\d.,])\d+(?:,\d{3})*(?:\.\d+)?/gu;
const numbersIn = (text: string): number[] =>
  Array.from(text.matchAll(NUMBER), ([figure]) => Number(figure.replaceAll(',', '')));

const PER_CENT = /(?<![\p{L}\d.,])(\d+(?:\.\d+)?) ?(?:%|per ?cent\b)/giu;
/** Percentages of everyday speech. */
const PLAIN_SHARES = new Set([25, 50, 75, 100]);
/** "2024-25" is one year at school. */
const SCHOOL_YEAR = /(?<!\d)(?<from>(?<century>\d\d)\d\d)[-–/](?:\k<century>)?(?<to>\d\d)(?![\d-])/g;

/** A text whose school years are written out, or left out. */
const withoutYears = (text: string, isBound: boolean): string =>
  text.replaceAll(SCHOOL_YEAR, (years, from: string, century: string, to: string) =>
    Number(`${century}${to}`) !== Number(from) + 1 ? years : isBound ? `${from} ${century}${to}` : ' ',
  );

const HANDED_IN =
  /\b(?:due|hand(?:ed)? (?:it |this |them )?in|turn(?:ed)? (?:it |this |them )?in|submit\w*|deadline|bring|return)\b[^.!?]{0,60}$/i;
const LANGUAGE = 'en-US';
const dayOf = ({ month, day }: NamedDate) => `${month}-${day}`;

/** A text without the dates that the form gives or on which work is due, which are none of the source’s. */
function withoutDates(text: string, days: ReadonlySet<string>, isBound: boolean): string {
  const isOwn = (date: NamedDate) =>
    days.has(dayOf(date)) ||
    (!isBound && HANDED_IN.test(text.slice(0, text.indexOf(date.words)).slice(-100)));
  const own = new Set(datesIn(text, LANGUAGE).flatMap((date) => (isOwn(date) ? [date.words] : [])));
  return [...own].reduce((rest, words) => rest.replaceAll(words, ' '), text);
}

const NUMBER_WORDS =
  /\b(?:(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:-(?:one|two|three|four|five|six|seven|eight|nine))?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen)\b/gi;

/** More numbers of a source are not combined with each other. */
const MAX_COMBINED = 60;
/** Smaller numbers count things of the document itself. */
const SMALL = 12;

/** Whether the numbers, names and quotations of a document occur in its source. */
export function checkAgainstSource(
  texts: readonly DocumentText[],
  given: readonly PlacedText[],
  context: GeneratorContext,
  isBound: boolean,
): Check[] {
  if (context.sources.length === 0) return [];
  const source = context.sources.map(({ text }) => text).join('\n');
  const told = texts.filter(({ key, section }) => !NOT_ABOUT.has(key) && !NOT_ABOUT.has(section));
  const own = given.map(({ text }) => text).join('\n');
  return [
    ...checkNumbers(told, source, own, isBound),
    ...(isBound ? checkWords(told, source, own, context) : []),
  ];
}

function checkNumbers(
  texts: readonly DocumentText[],
  source: string,
  own: string,
  isBound: boolean,
): Check[] {
  const given = withoutYears(source, true);
  const found = new Set([...numbersIn(given), ...wordNumbers(source)]);
  const known = new Set([...found, ...numbersIn(withoutYears(own, true)), ...combined([...found])]);
  const shares = new Set([...known].map((number) => Math.round(number * 100)));
  const days = new Set(datesIn(own, LANGUAGE).map(dayOf));
  const least = isBound ? 1 : SMALL;
  const faults = texts.flatMap(({ text, section, path }) => {
    const dated = withoutYears(withoutDates(text, days, isBound), isBound).replaceAll(
      PER_CENT,
      (words, figure) => {
        const share = Number(figure);
        return shares.has(Math.round(share)) || (!isBound && PLAIN_SHARES.has(share)) ? ' ' : words;
      },
    );
    // A task may have numbers of its own.
    const told = isBound ? dated : withoutTasks(dated);
    const missing = [...new Set(numbersIn(told))].filter((number) => number > least && !known.has(number));
    if (missing.length === 0) return [];
    return [open(NUMBERS, `The source doesn’t say ${listLabels(missing.map(String))}.`, { section, path })];
  });
  if (faults.length > 0) return faults;
  const count = texts.reduce((sum, { text }) => sum + numbersIn(text).length, 0);
  return count === 0
    ? []
    : [passed(NUMBERS, `${counted(count, 'number')}, each in the source or computed from it.`)];
}

/** A point between digits ends no sentence. */
const SENTENCE_END = /(?<=[.!?])(?!\d)/;

/** A task may have numbers of its own, as may the answer to it that follows. */
export const withoutTasks = (text: string): string =>
  text
    .split(SENTENCE_END)
    .filter((sentence, index, all) => !/[=?]/.test(sentence) && !all[index - 1]?.endsWith('?'))
    .join('');

const wordNumbers = (text: string): number[] =>
  Array.from(text.matchAll(NUMBER_WORDS), ([word]) => Number(inDigits(word)));

/** Sums, differences, products and quotients of two numbers of the source. */
function combined(numbers: readonly number[]): number[] {
  const few = numbers.slice(0, MAX_COMBINED);
  return few.flatMap((one) =>
    few.flatMap((other) =>
      [one + other, one - other, one * other, one / other].map((each) => Math.round(each * 1e6) / 1e6),
    ),
  );
}

const QUOTED = /“([^”]{8,600})”|"([^"\n]{8,600})"/g;
const GAP = /_{2,}|…|\.{3}|\[[^\]]*\]/;
const MIN_WORDS = 4;

function checkWords(
  texts: readonly DocumentText[],
  source: string,
  own: string,
  context: GeneratorContext,
): Check[] {
  const words = new Set(`${source}\n${own}`.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? []);
  const faults = texts.flatMap(({ text, section, path }) => {
    const place = { section, path };
    const quote = quotesIn(text).find((each) => !isQuoted(each, context) && !own.includes(each));
    if (quote !== undefined) return [open(WORDS, `The source doesn’t say “${quote.slice(0, 80)}”.`, place)];
    const names = namesIn(text).filter((name) => !words.has(name.toLowerCase()));
    return names.length === 0 ? [] : [open(WORDS, `The source doesn’t name ${listLabels(names)}.`, place)];
  });
  return faults.length > 0 ? faults : [passed(WORDS, 'Each of them is in the source.')];
}

const quotesIn = (text: string): string[] =>
  Array.from(text.matchAll(QUOTED), ([, curly, straight]) => curly ?? straight ?? '')
    .flatMap((quote) => quote.split(GAP))
    .map((piece) => piece.trim())
    .filter((piece) => piece.split(/\s+/).length >= MIN_WORDS);

/** Capitalised words within a sentence that are no other words. */
const NAME = /(?<=[\p{Ll}\d,;] )\p{Lu}[\p{L}\p{M}’-]{2,}/gu;

const namesIn = (text: string): string[] => [
  ...new Set(
    Array.from(text.matchAll(NAME), ([word]) => word.replace(/[’']s?$/, '')).filter((word) => {
      const plain = word.toLowerCase();
      const isWord = [everydayWords, stopWords, commonNouns, commonVerbs].some((list) => list.has(plain));
      return !isWord || firstNames.has(plain);
    }),
  ),
];
