import { isDeepStrictEqual } from 'node:util';
import type { VocabularyEntry } from '../../../generated/blocks.ts';
import { checkStandards, isQuoted, listLabels } from '../common-checks.ts';
import type { Check, CheckedResult, GeneratorContext } from '../generator.ts';
import { checkQuestionList, listReadingParts } from '../questions/question-list.ts';
import { checkReading, readingOf, type ReadingPart } from '../reading.ts';
import { counted, open, passed, repaired } from '../verdicts.ts';
import { folded, hasRelative, hasWord, isBankOf } from '../word-use.ts';
import type { VocabularyDraft, VocabularyInput, VocabularyResult } from './schema.ts';
import { wordBank } from './word-bank.ts';

const section = 'words';
const MAX_WORDS_OF_DEFINITION = 30;

/** Verifies a list of words; removes words that appear twice, and copies the word bank again. */
export function checkVocabulary(
  given: VocabularyResult,
  input: VocabularyInput,
  context: GeneratorContext,
): CheckedResult<VocabularyResult> {
  const all = given.words ?? [];
  const words = all.filter(
    ({ term }, index) => all.findIndex((other) => folded(other.term) === folded(term)) === index,
  );
  const terms = words.map(({ term }) => term);
  const bank = given.word_bank && isBankOf(given.word_bank, terms) ? given.word_bank : wordBank({ words });
  const result: VocabularyResult = {
    ...given,
    ...(given.words && { words }),
    ...(given.word_bank && { word_bank: bank }),
  };
  const parts = vocabularyReadingParts(result);
  const reading = readingOf(input, parts);
  const checks = [
    ...checkNumber(words, input),
    ...(words.length < all.length
      ? [
          repaired('Each word once', `Removed ${counted(all.length - words.length, 'repetition')}.`, {
            section,
          }),
        ]
      : []),
    ...(given.word_bank && !isDeepStrictEqual(given.word_bank, bank)
      ? [repaired('Word bank', 'It was made again from the words.', { section: 'word_bank' })]
      : []),
    ...checkRequired(words, input),
    ...checkDefinitions(words),
    ...checkExamples(words),
    ...checkPractised(result),
    ...checkFromSource(words, input, context),
    ...checkQuestionList('practice', result.practice, input.source_only, context),
    ...checkStandards(input, [], context),
    ...checkReading(reading, parts),
  ];
  return { result, checks, reading };
}

/** Fewer words are fine if the rule engine found no more in the source. */
function checkNumber({ length }: readonly VocabularyEntry[], { number_of_words }: VocabularyInput): Check[] {
  const name = 'Number of words';
  return length === number_of_words
    ? [passed(name, counted(length, 'word'))]
    : [open(name, `${counted(length, 'word')}; you asked for ${number_of_words}.`, { section })];
}

function checkRequired(
  words: readonly VocabularyEntry[],
  { words: required, known_words }: VocabularyInput,
): Check[] {
  const terms = new Set(words.map(({ term }) => folded(term)));
  const missing = required.filter((word) => !terms.has(folded(word)));
  const known = known_words.filter((word) => terms.has(folded(word)));
  const name = 'Your words';
  if (required.length + known_words.length === 0) return [];
  if (missing.length > 0) return [open(name, `Missing: ${listLabels(missing)}.`, { section })];
  if (known.length > 0) return [open(name, `Students know ${listLabels(known)}.`, { section })];
  return [passed(name, 'Required words are in the list, known words are not.')];
}

/** A definition says what a word means without the word, in one sentence that a student can remember. */
function checkDefinitions(words: readonly VocabularyEntry[]): Check[] {
  const name = 'Definitions explain the word';
  const faults = words.flatMap(({ term, definition }, index) => {
    const long = definition.split(/\s+/).length > MAX_WORDS_OF_DEFINITION;
    const circular = hasRelative(definition, term);
    if (!long && !circular) return [];
    const says = circular ? 'is explained by itself' : `takes more than ${MAX_WORDS_OF_DEFINITION} words`;
    return [open(name, `“${term}” ${says}.`, { section, path: `/words/${index}/definition` })];
  });
  return faults.length > 0 ? faults : [passed(name, counted(words.length, 'definition'))];
}

function checkExamples(words: readonly VocabularyEntry[]): Check[] {
  const name = 'Examples use the word';
  const faults = words.flatMap(({ term, example }, index) =>
    example === undefined || hasWord(example, term)
      ? []
      : [
          open(name, `The example for “${term}” doesn’t use it.`, {
            section,
            path: `/words/${index}/example`,
          }),
        ],
  );
  if (faults.length > 0) return faults;
  const found = words.filter(({ example }) => example !== undefined).length;
  return found === 0 ? [] : [passed(name, counted(found, 'example'))];
}

/** Whether the answer of each gap is in the word bank. */
function checkPractised({ practice = [], words = [] }: VocabularyDraft): Check[] {
  const name = 'Gaps are filled from the word bank';
  const gaps = practice.flatMap(({ blanks = [] }, index) => blanks.map((word) => ({ word, index })));
  if (gaps.length === 0 || words.length === 0) return [];
  const faults = gaps.flatMap(({ word, index }) =>
    words.some(({ term }) => hasWord(word, term))
      ? []
      : [open(name, `“${word}” is not in the list.`, { section: 'practice', path: `/practice/${index}` })],
  );
  return faults.length > 0 ? faults : [passed(name, counted(gaps.length, 'gap'))];
}

function checkFromSource(
  words: readonly VocabularyEntry[],
  { source_only, words: required }: VocabularyInput,
  context: GeneratorContext,
): Check[] {
  if (!source_only || context.sources.length === 0) return [];
  const name = 'Words of the source';
  const given = new Set(required.map(folded));
  const foreign = words.filter(({ term }) => !given.has(folded(term)) && !isQuoted(term, context));
  return foreign.length === 0
    ? [passed(name, 'The source uses each of them.')]
    : [open(name, `Not in the source: ${listLabels(foreign.map(({ term }) => term))}.`, { section })];
}

export function vocabularyReadingParts(result: VocabularyDraft): ReadingPart[] {
  return [
    ...(result.words ?? []).map(({ term, definition, example = '' }, index) => ({
      label: `“${term}”`,
      text: `${definition}\n${example}`,
      section,
      path: `/words/${index}`,
    })),
    ...listReadingParts('practice', result.practice),
  ];
}
