import { isDeepStrictEqual } from 'node:util';
import { listLabels } from '../common-checks.ts';
import type { Check, CheckedResult } from '../generator.ts';
import { checkNameAndPronouns } from '../person-checks.ts';
import { checkReading, readingOf, type ReadingPart } from '../reading.ts';
import { checkSupplied, evidenceFor, formTexts, type PlacedText, textsOf } from '../supplied.ts';
import { counted, open, passed, repaired } from '../verdicts.ts';
import { deriveReflection } from './derive.ts';
import {
  questionCounts,
  reflectionDerived,
  type ReflectionDraft,
  type ReflectionInput,
  type ReflectionResult,
  reflectionSections,
} from './schema.ts';

/** Read by the student. */
const FOR_STUDENT = ['opening', 'questions', 'repair', 'next_time'] as const;
const WRITTEN = [...FOR_STUDENT, 'conversation', 'family_note'] as const;

/** Words that judge a person instead of what was done. */
const LABELS =
  /\b(?:bad|naughty|rude|mean|lazy|aggressive|violent|bully|bullying|troublemaker|disrespectful|attention[- ]seeking|defiant|manipulative|guilty|shame(?:ful)?|ashamed)\b|\b(?:you|he|she|they) (?:always|never)\b/giu;

/** Questions that can be answered without a thought. */
const CLOSED = /^(?:did|do|does|are|is|was|were|will|can|could|have|has|would|should)\b/iu;
const ACCUSING = /\bwhy did(?:n['’]t)? you\b/iu;

export function checkReflection(
  given: ReflectionResult,
  input: ReflectionInput,
): CheckedResult<ReflectionResult> {
  const keys = reflectionDerived.filter((key) => reflectionSections(input).includes(key));
  const derived = Object.fromEntries(keys.map((key) => [key, deriveReflection(key, input)]));
  const changed = keys.filter((key) => key in given && !isDeepStrictEqual(given[key], derived[key]));
  const result: ReflectionResult = { ...given, ...derived };
  const texts = textsOf(result, WRITTEN);
  const parts = reflectionReadingParts(result);
  const reading = readingOf(input, parts);
  const isEnglish = input.language.startsWith('English');
  const checks = [
    ...changed.map((key) => repaired('As in your form', 'Computed from your form again.', { section: key })),
    ...checkNumber(result, input),
    ...checkSupplied(evidenceFor(texts, formTexts(input))),
    ...(isEnglish
      ? [
          ...checkLabels(texts, input),
          ...checkOpenQuestions(result),
          ...checkNameAndPronouns(textsOf(result, ['conversation', 'family_note']), {
            name: input.student_name,
            pronouns: input.pronouns,
          }),
        ]
      : []),
    ...checkReading(reading, parts),
  ];
  return { result, checks, reading };
}

function checkNumber({ questions = [] }: ReflectionDraft, { length }: ReflectionInput): Check[] {
  const name = 'Number of questions';
  const wanted = questionCounts[length];
  return questions.length === wanted
    ? [passed(name, counted(wanted, 'question'))]
    : [
        open(name, `${counted(questions.length, 'question')} instead of ${wanted}.`, {
          section: 'questions',
        }),
      ];
}

/** Labels that the teacher quotes from the situation are the teacher's own. */
function checkLabels(texts: readonly PlacedText[], { what_happened, agreed }: ReflectionInput): Check[] {
  const name = 'About what was done, not about the person';
  const quoted = `${what_happened}\n${agreed}`.toLowerCase();
  const faults = texts.flatMap(({ text, section, path }) => {
    const found = [...new Set(text.match(LABELS) ?? [])].filter(
      (word) => !quoted.includes(word.toLowerCase()),
    );
    return found.length === 0
      ? []
      : [open(name, `It says ${listLabels(found)}. Describe what could be seen.`, { section, path })];
  });
  return faults.length > 0 ? faults : [passed(name, 'No word judges the student.')];
}

function checkOpenQuestions({ questions = [] }: ReflectionDraft): Check[] {
  const name = 'Questions that open';
  const faults = questions.flatMap(({ question }, index) => {
    const says = ACCUSING.test(question)
      ? 'sounds like an accusation; ask what happened or what was needed'
      : CLOSED.test(question.trim())
        ? 'can be answered with yes or no'
        : null;
    return says === null
      ? []
      : [open(name, `“${question}” ${says}.`, { section: 'questions', path: `/questions/${index}` })];
  });
  return faults.length > 0 ? faults : [passed(name, counted(questions.length, 'question'))];
}

export const reflectionReadingParts = (result: ReflectionDraft): ReadingPart[] =>
  textsOf(result, FOR_STUDENT).map((part) => ({ ...part, label: 'this text' }));
