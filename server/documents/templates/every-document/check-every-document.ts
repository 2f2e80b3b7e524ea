import { languageOf } from '../../language/language-tag.ts';
import type { Check, CheckedResult, Generator, GeneratorContext } from '../generator.ts';
import { formTexts, type PlacedText } from '../supplied.ts';
import { checkCalculations } from './check-arithmetic.ts';
import { calendarOf, checkNamedDates } from './check-dates.ts';
import { checkInvented } from './check-invented.ts';
import { checkStrangers } from './check-people.ts';
import { checkPlaceholders } from './check-placeholders.ts';
import { checkEveryQuestion, checkHiddenAnswers, questionsAmong } from './check-questions.ts';
import { checkRepeats } from './check-repeats.ts';
import { checkAgainstSource } from './check-source.ts';
import { checkNamedStandards } from './check-standards.ts';
import { documentRecords, documentTexts } from './document-texts.ts';

type Form = Readonly<Record<string, unknown>>;

/** The day of a goal has a check of its own. */
const GOAL_DATE = 'by';

/** Read by a family, in any template. */
const FAMILY_TEXTS = new Set(['family_note', 'family_letter', 'family_summary', 'family_partnership']);

/** The checks of every template, of what is written rather than derived. One that a template has by itself is its own. */
export function checkEveryDocument(
  generator: Pick<Generator, 'derived' | 'private' | 'templateType'>,
  { result, checks: own }: CheckedResult<Form>,
  form: Form,
  context: GeneratorContext,
): Check[] {
  const { tag } = languageOf(form);
  const written = Object.fromEntries(
    Object.entries(result).filter(([key]) => !generator.derived.includes(key)),
  );
  const texts = documentTexts(written);
  const records = documentRecords(written);
  const questions = questionsAmong(records);
  const derived = Object.fromEntries(
    Object.entries(result).filter(([key]) => generator.derived.includes(key)),
  );
  const given: PlacedText[] = formTexts({ ...form, ...derived });
  const personal =
    generator.private || isForFamilies(generator)
      ? texts
      : texts.filter(({ section }) => FAMILY_TEXTS.has(section));
  const names = new Set(own.map(({ name }) => name));
  const isEnglish = tag.startsWith('en');
  return [
    ...checkCalculations(texts, documentRecords(result), tag),
    ...checkEveryQuestion(questions),
    ...checkHiddenAnswers(questions, records, texts),
    ...checkRepeats(texts),
    ...checkPlaceholders(texts),
    ...checkNamedStandards(texts),
    ...checkNamedDates(
      texts.filter(({ key }) => key !== GOAL_DATE),
      calendarOf(form),
      tag,
    ),
    ...checkStrangers(personal, given),
    ...(isEnglish ? checkInvented(personal, given, generator.templateType === 'iep-generator') : []),
    ...(isEnglish ? checkAgainstSource(texts, given, context, isBoundToSource(form)) : []),
  ].filter(({ name }) => !names.has(name));
}

const isForFamilies = ({ templateType }: Pick<Generator, 'templateType'>): boolean =>
  templateType === 'parent-newsletter';

/** A summary and a document of "nothing but the source" say nothing else. */
const isBoundToSource = (form: Form): boolean => form['source_only'] === true || 'summary_type' in form;
