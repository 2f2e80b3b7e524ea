import { type BloomLevel, bloomLevels } from '../generators/question.ts';
import { bloomVerbs } from './data/bloom-verbs.ts';
import { tokensOf } from './words.ts';

const levelOfVerb = new Map<string, BloomLevel>(
  bloomLevels.flatMap((level) => bloomVerbs[level].map((verb): [string, BloomLevel] => [verb, level])),
);

/** What nobody can see a student do. */
const UNSEEN = new Set([
  'understand',
  'know',
  'learn',
  'appreciate',
  'grasp',
  'realize',
  'realise',
  'believe',
  'comprehend',
  'master',
  'become',
  'be',
  'familiarize',
  'familiarise',
]);

/** The level of a single verb in its bare form, or null. */
export function levelOf(verb: string): BloomLevel | null {
  return levelOfVerb.get(verb.toLowerCase()) ?? null;
}

/** The highest level among the verbs that a sentence of instruction uses; null when it names none. */
export function levelOfTask(sentence: string): BloomLevel | null {
  const levels = tokensOf(sentence)
    .map(({ lower }) => levelOf(lower))
    .filter((level) => level !== null)
    .map((level) => bloomLevels.indexOf(level));
  return levels.length === 0 ? null : (bloomLevels[Math.max(...levels)] ?? null);
}

export function isAboveUnderstand(level: BloomLevel): boolean {
  return bloomLevels.indexOf(level) > bloomLevels.indexOf('Understand');
}

/** Whether an objective begins with a verb that can be observed. */
export function isMeasurable(objective: string): boolean {
  const words = tokensOf(objective)
    .map(({ lower }) => lower)
    .filter(
      (word) =>
        ![
          'students',
          'can',
          'will',
          'be',
          'able',
          'to',
          'i',
          'we',
          'swbat',
          'and',
          'the',
          'pupils',
          'learners',
        ].includes(word),
    );
  const first = words[0] ?? '';
  return !UNSEEN.has(first) && levelOf(first) !== null;
}

/** Whether an objective begins with a verb that nobody can see. */
export function isUnseen(objective: string): boolean {
  return tokensOf(objective)
    .slice(0, 6)
    .some(({ lower }) => UNSEEN.has(lower) && lower !== 'be');
}
