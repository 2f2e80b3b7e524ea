import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { findContactDetails } from '../engine/masking/contact-details.ts';
import { detectNames } from '../engine/masking/detect-names.ts';
import { maskText } from '../engine/masking/mask-text.ts';
import { NameIndex, splitName } from '../engine/masking/name-index.ts';
import { PlaceholderTable } from '../engine/masking/placeholder-table.ts';
import { declineRules } from '../engine/safety/judge-request.ts';
import { LeakGuard } from '../engine/safety/leak-guard.ts';
import { sentencesOf, withoutQuotations } from '../engine/safety/normalise.ts';
import { careRules } from '../engine/safety/rules/care.ts';
import { confidingRules } from '../engine/safety/rules/confiding.ts';
import type { Match } from '../engine/safety/rules/rule.ts';
import { withoutSecrets } from '../platform/error-reports/without-secrets.ts';
import { runsOf } from './exports/inline.ts';
import { wrongLanguageOf, wrongSectionsOf } from './language/document-language.ts';
import { languageByWords } from './language/function-words.ts';
import { fleschKincaid } from './readability/flesch-kincaid.ts';
import { generators } from '../generated/generators.ts';
import { textOfHtml } from './sources/reader/text-of-html.ts';
import { checkStrangers } from './templates/every-document/check-people.ts';
import { checkPlaceholders } from './templates/every-document/check-placeholders.ts';
import { datesIn } from './templates/every-document/dates-in.ts';
import { equationsIn } from './templates/every-document/equations.ts';
import { withoutTasks } from './templates/every-document/check-source.ts';
import { alike, sharedSentences } from './templates/near-duplicates.ts';
import { sentencesOf as sentencesOfGoals } from './templates/outcome-checks.ts';
import { nearMisses, otherNamesIn } from './templates/person-checks.ts';
import { canonicalUnit } from './templates/questions/asked-units.ts';
import { inDigits } from './templates/questions/number-words.ts';
import { decimalIn, readNumbers } from './templates/questions/read-number.ts';
import { locateQuote } from './templates/quotations.ts';
import { evidenceFor, numbersIn } from './templates/supplied.ts';
import { readSample } from './templates/sample.ts';
import { wholeSentences } from './templates/text-limits.ts';

const LENGTH = 100_000;
/** The server has one thread for everybody; processor time, because other tests share the machine. */
const MAX_MILLISECONDS = 200;

const placed = (text: string) => [{ text, section: 'Summary', path: 'summary' }];
const written = { language: 'English', subject: 'History', topic: 'Rome', sources: [] };

const roster = new NameIndex();
for (const name of ['Thị Nguyễn', 'Will King', 'Summer Rose', '민준 김'])
  roster.add(splitName(name), 'student');

const readers: Readonly<Record<string, (text: string) => unknown>> = {
  'names, contact details and codes are masked': (text) =>
    maskText(text, { index: roster, table: new PlaceholderTable() }),
  'contact details': findContactDetails,
  'names in a form': (text) => detectNames(text, 'form'),
  'names in a source': (text) => detectNames(text, 'source'),
  'sentences for the rules of safety': sentencesOf,
  'quotations for the rules of safety': withoutQuotations,
  'instructions repeated in a document': (text) =>
    new LeakGuard({ system: 'Write for a class.', user: text }).feed(text),
  'language of a document': (text) => wrongLanguageOf({ summary: text }, written),
  'language of a section': (text) => wrongSectionsOf({ summary: text }, written),
  'language by words': languageByWords,
  'reading level': fleschKincaid,
  dates: (text) => datesIn(text, 'English'),
  equations: (text) => equationsIn(text, 'English'),
  strangers: (text) => checkStrangers(placed(text), []),
  placeholders: (text) => checkPlaceholders(placed(text)),
  'other names': (text) => otherNamesIn(text, ['Maria Lopez'], 'Ann'),
  'misspelt names': (text) => nearMisses(text, 'Maria', ['Maria']),
  quotations: (text) => locateQuote(text, `${text.slice(0, 500)}?`),
  numbers: (text) => readNumbers(text),
  'one number': (text) => decimalIn(text),
  'numbers in words': inDigits,
  units: canonicalUnit,
  'numbers that the form gives': numbersIn,
  'evidence in the form': (text) => evidenceFor(placed(text), placed(text)),
  'whole sentences within a limit': (text) => wholeSentences(text, 500),
  'sentences of goals': sentencesOfGoals,
  'sentences without tasks': withoutTasks,
  'two texts alike': (text) =>
    alike(
      placed(text)
        .concat(placed(`${text}?`))
        .map(labelled),
      0.5,
    ),
  'sentences in two texts': (text) => sharedSentences(placed(text).concat(placed(text)).map(labelled)),
  'text of a page': textOfHtml,
  'bold, italics and formulas': runsOf,
  'secrets in an error': withoutSecrets,
};

function labelled({ text }: { text: string }, index: number) {
  return { label: `Text ${index}`, text, names: [] };
}

const alphabets = 'a A b ß Б аa 中 ا ก 1 4a e\u0301 \u0301 \u200b 😀'.split(' ');
const signs = Array.from(' \n\t.,;:!?\'"’`“”„«»@#$%&*_|+-–/\\()[]{}<>=');
const patterns = [
  'A.',
  'A-',
  "A'",
  'Aa ',
  'Aa-',
  'a@',
  '@a',
  '1-',
  '1/',
  '1. ',
  '1,',
  '$a',
  '\\(',
  '\\[',
  '\\n',
  '<a',
  '&a',
];
const spoken =
  'student called Dear Mr phone id born name Regards, call how make my I no January Monday equals'.split(' ');
const piece = fc.oneof(...[alphabets, signs, patterns, spoken].map((list) => fc.constantFrom(...list)));

/** What a teacher may paste into a section. */
const documentUnits = [
  '7',
  '123456 ',
  '中',
  'a',
  'plain words ',
  '"',
  '“',
  'Monday 8 ',
  '- one thing\n',
  'Dear Ann',
  'He said 2 ',
  '5.NF.A.99 ',
  'CCSS.MATH.5',
  '√7',
  'July 14, 1789 ',
  '=',
  '?',
];

/** A value with the text at the end of its first text. */
function withText(value: unknown, text: string): unknown {
  if (typeof value === 'string') return value + text;
  if (Array.isArray(value)) return value.map((part, index) => (index === 0 ? withText(part, text) : part));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value);
  const at = entries.findIndex(([, part]) => typeof part === 'string' && part.includes(' '));
  return Object.fromEntries(entries.map(([key, part], index) => [key, index === at ? part + text : part]));
}

/** A section with as much of the text as it takes. */
const longest = (schema: z.ZodType | undefined, value: unknown, text: string): unknown =>
  [LENGTH, 20_000, 4_000, 600]
    .map((length) => withText(value, text.slice(0, length - JSON.stringify(value).length)))
    .find((long) => schema?.safeParse(long).success) ?? value;

/** One alphabet, sign, word or pattern again and again, and another end, at which a search may fail. */
const monotonous = (pieces: fc.Arbitrary<string>, between: string) =>
  fc
    .tuple(
      fc.array(pieces, { minLength: 1, maxLength: 3 }),
      fc.constantFrom('', between),
      fc.constantFrom('', 'a', '1', '\n', '”'),
    )
    .map(([unit, space, end]) => ({ unit: unit.map((part) => part + space).join(''), end }));

const filled = ({ unit, end }: { unit: string; end: string }): string =>
  unit.repeat(Math.ceil(LENGTH / unit.length)).slice(0, LENGTH) + end;

function millisecondsOf(run: () => unknown): number {
  const before = process.threadCpuUsage();
  run();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}

/** Twice, because the first run of a function or pattern may be the one that compiles it. */
const isQuick = (run: () => unknown) =>
  millisecondsOf(run) < MAX_MILLISECONDS || millisecondsOf(run) < MAX_MILLISECONDS;

describe(`${LENGTH} characters take less than ${MAX_MILLISECONDS} ms`, () => {
  test.each(Object.entries(readers))('%s', (_, read) => {
    const every = [...alphabets, ...signs, ...patterns].map((unit) => ({ unit, end: 'a' }));
    const random = fc.sample(monotonous(piece, ' '), 8);
    expect([...every, ...random].filter((unit) => !isQuick(() => read(filled(unit))))).toEqual([]);
  });

  // All sections are long at once, so that each of their readers has its share.
  test.each(generators.map((generator) => [generator.templateType, generator] as const))(
    'every check of %s',
    (_, generator) => {
      const { input, result, context } = readSample(generator);
      const sources = [{ id: 'pasted', name: 'Pasted text', text: 'A leaf has 20 cells.' }];
      const keys = Object.keys(result).filter((key) => !generator.derived.includes(key));
      const units = documentUnits.map((unit) => ({ unit, end: 'a' }));
      const check = (unit: { unit: string; end: string }) => {
        const text = filled(unit).slice(0, LENGTH / keys.length);
        const long = Object.fromEntries(
          keys.map((key) => [key, longest(generator.result.shape[key], result[key], text)]),
        );
        return generator.checks({ ...result, ...long }, input, { ...context, sources });
      };
      expect(units.filter((unit) => !isQuick(() => check(unit)))).toEqual([]);
    },
  );

  const rules = [...declineRules, ...confidingRules];
  const matches = rules.flatMap(({ id, matches: all }) => all.map((match): [string, Match] => [id, match]));
  const named = [
    ...matches.flatMap(
      ([id, { pattern, unless, about }]) =>
        [
          [id, pattern],
          [id, unless],
          [id, about],
        ] as const,
    ),
    ...rules.map(({ id, lookAlikes }) => [id, lookAlikes] as const),
    ...careRules.flatMap(
      ({ category, pattern, lookAlikes }) =>
        [
          [category, pattern],
          [category, lookAlikes],
        ] as const,
    ),
  ].flatMap(([name, pattern]) => (pattern ? [[name, pattern] as const] : []));

  test.each(named)('the rule %s', (_, pattern) => {
    const own = pattern.source.match(/[a-z]{2,}/g) ?? [];
    const everywhere = new RegExp(pattern, 'gu');
    const word = fc.oneof(fc.constantFrom(...own), piece);
    const units = fc.sample(monotonous(word, ' '), 3);
    expect(units.filter((unit) => !isQuick(() => filled(unit).replaceAll(everywhere, 'this')))).toEqual([]);
  });
});
