import { isDeepStrictEqual } from 'node:util';
import { linesOf } from '../../../engine/rule-engine/composers/list.ts';
import { listLabels } from '../common-checks.ts';
import type { Check, CheckedResult } from '../generator.ts';
import { checkReading, type ReadingPart, readingOf } from '../reading.ts';
import { checkUnsupplied, formTexts, type PlacedText, textsOf } from '../supplied.ts';
import { counted, open, passed, repaired } from '../verdicts.ts';
import { deriveNewsletter } from './derive.ts';
import {
  newsletterDerived,
  type NewsletterDraft,
  type NewsletterInput,
  newsletterResult,
  type NewsletterResult,
  newsletterSections,
  wordLimits,
} from './schema.ts';

const WRITTEN = ['opening', 'learning', 'at_home', 'closing'] as const;

/** Dates, times and sums of money, which only the form can give. */
const FACT =
  /\b(?:Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?)\.? \d{1,2}\b|\b\d{1,2}:\d{2}\b|[$€£]\d+(?:\.\d{2})?/gu;

/** School terms that families don't know. */
const JARGON =
  /\b(?:scaffold(?:ing|ed)?|formative|summative|differentiat\w+|manipulatives|pedagog\w*|metacogniti\w+|phonemic awareness|rubrics?|learning objectives?|standards-based|SEL|IEP|ELL|WIDA)\b/giu;

/** Verifies a newsletter; dates, reminders and contact are copied from the form again. */
export function checkNewsletter(
  given: NewsletterResult,
  input: NewsletterInput,
): CheckedResult<NewsletterResult> {
  const keys = newsletterDerived.filter((key) => newsletterSections(input).includes(key));
  const derived = Object.fromEntries(keys.map((key) => [key, deriveNewsletter(key, input)]));
  const changed = keys.filter((key) => key in given && !isDeepStrictEqual(given[key], derived[key]));
  const result = newsletterResult
    .partial()
    .required({ opening: true })
    .parse({ ...given, ...derived });
  const texts = textsOf(result, WRITTEN);
  const parts = newsletterReadingParts(result);
  const reading = readingOf({ ...input, reading_level: FAMILIES }, parts);
  const isEnglish = input.language.startsWith('English');
  const checks = [
    ...(changed.length > 0
      ? changed.map((key) => repaired('As in your form', 'Copied from your form again.', { section: key }))
      : keys.length > 0
        ? [passed('As in your form', 'Dates, reminders and contact are yours, word for word.')]
        : []),
    ...checkUnsupplied('Dates, times and money only as supplied', {
      pattern: FACT,
      texts,
      given: [...formTexts(input), ...textsOf(result, ['dates'])],
      says: (words) => `Your form doesn’t mention ${words}.`,
    }),
    ...checkLearning(result, input),
    ...checkLength(texts, input),
    ...(isEnglish ? checkJargon(texts) : []),
    ...checkReading(reading, parts),
  ];
  return { result: { ...given, ...result }, checks, reading };
}

/** Families read with different ease; a newsletter is for all of them. */
const FAMILIES = 'Grade 8';

function checkLearning({ learning = [] }: NewsletterDraft, input: NewsletterInput): Check[] {
  const name = 'Everything the class learns';
  const wanted = linesOf(input.learning).length;
  return learning.length === Math.min(12, wanted)
    ? [passed(name, counted(wanted, 'line'))]
    : [
        open(name, `${counted(learning.length, 'entry', 'entries')} for ${counted(wanted, 'line')}.`, {
          section: 'learning',
        }),
      ];
}

function checkLength(texts: readonly PlacedText[], { length }: NewsletterInput): Check[] {
  const name = 'Length';
  const words = texts.reduce((sum, { text }) => sum + text.split(/\s+/).length, 0);
  const most = wordLimits[length];
  const detail = `${counted(words, 'word')}, without dates and reminders; at most ${most}.`;
  return words <= most * 1.1 ? [passed(name, detail)] : [open(name, detail, { section: 'opening' })];
}

function checkJargon(texts: readonly PlacedText[]): Check[] {
  const name = 'Words that families know';
  const faults = texts.flatMap(({ text, section, path }) => {
    const found = [...new Set(text.match(JARGON) ?? [])];
    return found.length === 0
      ? []
      : [open(name, `Say ${listLabels(found)} in everyday words.`, { section, path })];
  });
  return faults.length > 0 ? faults : [passed(name, 'No school terms.')];
}

export const newsletterReadingParts = (result: NewsletterDraft): ReadingPart[] =>
  textsOf(result, WRITTEN).map((part) => ({ ...part, label: 'this text' }));
