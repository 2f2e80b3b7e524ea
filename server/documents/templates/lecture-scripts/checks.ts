import { splitMinutes } from '../../../engine/rule-engine/composers/split-minutes.ts';
import { wordCount } from '../../../engine/rule-engine/words.ts';
import type { ContentChange } from '../../../generated/schemas/index.ts';
import { checkStandards } from '../common-checks.ts';
import type { Check, CheckedResult, GeneratorContext } from '../generator.ts';
import { checkReading, readingOf, type ReadingPart } from '../reading.ts';
import { counted, open, passed, repaired } from '../verdicts.ts';
import type { LectureInput, LectureResult, LectureSection } from './schema.ts';
import { spokenWords, WORDS_PER_MINUTE, wordsOfLecture } from './speaking-time.ts';

/** The deviation from 130 words a minute at which a check opens. */
const TOLERANCE = 0.25;

/** Verifies a lecture; repairs minutes and the number of words. */
export function checkLecture(
  given: LectureResult,
  input: LectureInput,
  context: GeneratorContext,
): CheckedResult<LectureResult> {
  const time = checkMinutes(given, input.duration_minutes);
  const words = wordsOfLecture(given);
  const result = { ...given, ...time.mended, word_count: words };
  const parts = lectureReadingParts(result);
  const reading = readingOf(input, parts);
  const checks = [
    ...time.checks,
    ...checkLength(words, input.duration_minutes),
    ...checkPace(result),
    ...(given.word_count === undefined || given.word_count === words
      ? []
      : [repaired('Words counted', 'They were counted again.', { section: 'word_count' })]),
    ...checkSlides(result.lecture_sections ?? []),
    ...checkQuestions(result.lecture_sections ?? []),
    ...(input.language.startsWith('English') ? checkOrdered(result, input) : []),
    ...checkStandards(input, [], context),
    ...checkReading(reading, parts),
  ];
  return { result, checks, reading };
}

function checkMinutes(
  given: LectureResult,
  duration: number,
): { mended: Partial<LectureResult>; checks: Check[] } {
  const name = 'Minutes add up';
  const sections = given.lecture_sections ?? [];
  if (sections.length === 0) return { mended: {}, checks: [] };
  const sum = sections.reduce((total, { minutes }) => total + minutes, 0);
  const shown = (minutes: readonly number[]) => `${minutes.join(' + ')} = ${duration}`;
  if (sum === duration)
    return { mended: {}, checks: [passed(name, shown(sections.map(({ minutes }) => minutes)))] };
  const minutes = splitMinutes(duration, spokenWords(given));
  const lecture_sections = sections.map((section, index) => ({
    ...section,
    minutes: minutes[index] ?? section.minutes,
  }));
  const detail = `They came to ${Math.round(sum * 10) / 10}. Now ${shown(minutes)}`;
  return {
    mended: { lecture_sections },
    checks: [repaired(name, detail, { section: 'lecture_sections' })],
  };
}

const differs = (words: number, minutes: number, leeway: number) =>
  Math.abs(words / WORDS_PER_MINUTE - minutes) > Math.max(leeway, minutes * TOLERANCE);

const aloud = (words: number) => Math.round((words / WORDS_PER_MINUTE) * 10) / 10;

/** The whole script at 130 words a minute against the duration. */
function checkLength(words: number, duration: number): Check[] {
  if (words === 0) return [];
  const name = 'Speaking time';
  const detail = `${counted(words, 'word')} take about ${counted(aloud(words), 'minute')} at ${WORDS_PER_MINUTE} a minute; you asked for ${duration}.`;
  return differs(words, duration, 1)
    ? [open(name, detail, { section: 'lecture_sections' })]
    : [passed(name, detail)];
}

/** Each section's script against its own minutes. Where the whole fits, code can share the minutes out anew. */
function checkPace(result: LectureResult): Check[] {
  const name = 'Time of each section';
  const sections = result.lecture_sections ?? [];
  const words = spokenWords(result);
  const duration = sections.reduce((total, { minutes }) => total + minutes, 0);
  const off = sections.flatMap((section, index) =>
    differs(words[index] ?? 0, section.minutes, 1) ? [{ section, index }] : [],
  );
  if (sections.length === 0) return [];
  if (off.length === 0)
    return [passed(name, `${counted(sections.length, 'section')}, each within its minutes.`)];
  const isWhole = !differs(wordsOfLecture(result), duration, 1);
  return off.map(({ section, index }) =>
    open(
      name,
      `“${section.heading}” takes about ${counted(aloud(words[index] ?? 0), 'minute')} to say and has ${section.minutes}.`,
      {
        section: 'lecture_sections',
        path: `/lecture_sections/${index}`,
        fix: isWhole ? shareOut(sections, splitMinutes(duration, words)) : undefined,
      },
    ),
  );
}

const shareOut = (sections: readonly LectureSection[], minutes: readonly number[]): ContentChange[] =>
  sections.flatMap((section, index) => {
    const value = minutes[index] ?? section.minutes;
    const path = [index, 'minutes'];
    return value === section.minutes
      ? []
      : [{ section: 'lecture_sections', path, before: section.minutes, value }];
  });

const MAX_SLIDE_WORDS = 40;

/** Students cannot read a full slide while they listen. */
function checkSlides(sections: readonly LectureSection[]): Check[] {
  const name = 'Slides are short';
  const full = sections.findIndex(({ slide_text }) => wordCount(slide_text) > MAX_SLIDE_WORDS);
  if (sections.length === 0) return [];
  return full === -1
    ? [passed(name, `At most ${MAX_SLIDE_WORDS} words each.`)]
    : [
        open(
          name,
          `The slide of “${sections[full]?.heading}” has ${counted(wordCount(sections[full]?.slide_text ?? ''), 'word')}.`,
          {
            section: 'lecture_sections',
            path: `/lecture_sections/${full}`,
          },
        ),
      ];
}

function checkQuestions(sections: readonly LectureSection[]): Check[] {
  const name = 'A question in every section';
  const without = sections.findIndex(
    ({ check_question: { question, expected } }) => !question.includes('?') || expected.trim() === '',
  );
  if (sections.length === 0) return [];
  return without === -1
    ? [passed(name, `${counted(sections.length, 'question')}, each with its answer.`)]
    : [
        open(name, `“${sections[without]?.heading}” has no question with an answer.`, {
          section: 'lecture_sections',
          path: `/lecture_sections/${without}`,
        }),
      ];
}

/** How a script shows that it has what the form orders. */
const signs: Partial<Record<LectureInput['include'][number], RegExp>> = {
  analogy: /\b(?:like|as if|imagine|think of|similar to|just as|picture)\b/i,
  'think-pair-share': /\b(?:partner|neighbou?r|in pairs|pair up|turn to|person next to you)\b/i,
  poll: /\b(?:poll|vote|hands? up|raise your hand|thumbs?|show of hands|stand up if|fingers)\b/i,
};

/** Whether the script has each activity that the form orders. */
function checkOrdered(result: LectureResult, { include }: LectureInput): Check[] {
  const name = 'Everything you ordered';
  const wanted = include.filter((each) => signs[each] !== undefined);
  const script = JSON.stringify(result);
  const missing = wanted.filter((each) => !signs[each]?.test(script));
  if (wanted.length === 0) return [];
  return missing.length === 0
    ? [passed(name, wanted.join(', '))]
    : [open(name, `The script has no ${missing.join(', ')}.`, { section: 'lecture_sections' })];
}

/** What students hear and read on the slides. */
export function lectureReadingParts({
  opening_hook = '',
  lecture_sections = [],
  keyConcepts = [],
  closing_summary = '',
}: Partial<LectureResult>): ReadingPart[] {
  const part = (label: string, section: keyof LectureResult, text: string, path = `/${section}`) => ({
    label,
    section,
    path,
    text,
  });
  return [
    part('the opening', 'opening_hook', opening_hook),
    ...lecture_sections.map(({ heading, script }, index) =>
      part(`“${heading}”`, 'lecture_sections', script, `/lecture_sections/${index}`),
    ),
    part('the key ideas', 'keyConcepts', keyConcepts.join('\n')),
    part('the closing', 'closing_summary', closing_summary),
  ].filter(({ text }) => text !== '');
}
