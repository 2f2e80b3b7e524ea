import { isDeepStrictEqual } from 'node:util';
import { checkStandards, listLabels } from '../common-checks.ts';
import type { Check, CheckedResult, GeneratorContext } from '../generator.ts';
import { checkQuestionList, listReadingParts } from '../questions/question-list.ts';
import { checkReading, readingOf, type ReadingPart } from '../reading.ts';
import { counted, open, passed, repaired } from '../verdicts.ts';
import { checkNames, checkPerson } from './consistency.ts';
import { folded, hasName, hasWord } from '../word-use.ts';
import { lengthOf } from './length.ts';
import type { StoryInput, StoryResult } from './schema.ts';

/** The deviation from the chosen length at which the check opens. */
const TOLERANCE = 0.2;

/** Verifies a story; measures its length again. */
export function checkStory(
  given: StoryResult,
  input: StoryInput,
  context: GeneratorContext,
): CheckedResult<StoryResult> {
  const chapters = given.chapters ?? [];
  const Length = lengthOf(chapters, input);
  const result = { ...given, Length };
  const parts = storyReadingParts(result);
  const reading = readingOf(input, parts);
  const checks = [
    ...checkLength(Length.words, input),
    ...(given.Length === undefined || isDeepStrictEqual(given.Length, Length)
      ? []
      : [repaired('Length measured', 'It was measured again.', { section: 'Length' })]),
    ...checkChapters(chapters.length, input),
    ...checkOccur('Words are used', input.vocabulary_words, chapters, hasWord),
    ...checkOccur('Characters appear', input.characters, chapters, hasName),
    ...checkListed(result, input),
    ...checkDefined(result, input),
    ...(input.language.startsWith('English') ? checkPerson(chapters, input) : []),
    ...checkNames(chapters, [...input.characters, ...(result.Characters ?? [])]),
    ...checkQuestionList('comprehension_questions', result.comprehension_questions, false, context),
    ...checkStandards(input, [], context),
    ...checkReading(reading, parts),
  ];
  return { result, checks, reading };
}

function checkLength(words: number, { length }: StoryInput): Check[] {
  if (words === 0) return [];
  const wanted = Number(length);
  const detail = `${counted(words, 'word')}; you asked for about ${wanted}.`;
  return Math.abs(words - wanted) <= wanted * TOLERANCE
    ? [passed('Length', detail)]
    : [open('Length', detail, { section: 'chapters' })];
}

function checkChapters(found: number, { chapters: wanted }: StoryInput): Check[] {
  if (found === 0) return [];
  const detail = `${counted(found, 'chapter')}; you asked for ${wanted}.`;
  return found === wanted
    ? [passed('Chapters', detail)]
    : [open('Chapters', detail, { section: 'chapters' })];
}

/** Whether the story uses each of the words that the teacher typed. */
function checkOccur(
  name: string,
  words: readonly string[],
  chapters: StoryResult['chapters'],
  has: (text: string, word: string) => boolean,
): Check[] {
  if (words.length === 0 || chapters.length === 0) return [];
  const text = chapters.map((chapter) => `${chapter.heading ?? ''}\n${chapter.text}`).join('\n');
  const missing = words.filter((word) => !has(text, word));
  return missing.length === 0
    ? [passed(name, listLabels(words))]
    : [open(name, `Missing: ${listLabels(missing)}.`, { section: 'chapters' })];
}

/** The list of characters names those that the teacher typed. */
function checkListed({ Characters = [] }: Partial<StoryResult>, { characters }: StoryInput): Check[] {
  if (characters.length === 0 || Characters.length === 0) return [];
  const missing = characters.filter((name) => !hasName(Characters.join('\n'), name));
  return missing.length === 0
    ? []
    : [open('Characters appear', `Not in the list: ${listLabels(missing)}.`, { section: 'Characters' })];
}

/** Every word that the teacher typed has its definition. */
function checkDefined({ vocabulary }: StoryResult, { vocabulary_words }: StoryInput): Check[] {
  if (vocabulary === undefined || vocabulary_words.length === 0) return [];
  const terms = new Set(vocabulary.map(({ term }) => folded(term)));
  const missing = vocabulary_words.filter((word) => !terms.has(folded(word)));
  return missing.length === 0
    ? [passed('Words are explained', counted(vocabulary_words.length, 'word'))]
    : [open('Words are explained', `No definition: ${listLabels(missing)}.`, { section: 'vocabulary' })];
}

export function storyReadingParts(result: Partial<StoryResult>): ReadingPart[] {
  return [
    ...(result.chapters ?? []).map(({ heading, text }, index) => ({
      label: heading ? `“${heading}”` : `chapter ${index + 1}`,
      text,
      section: 'chapters',
      path: `/chapters/${index}`,
    })),
    ...listReadingParts('comprehension_questions', result.comprehension_questions),
  ];
}
