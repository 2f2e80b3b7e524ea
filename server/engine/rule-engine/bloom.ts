import { bloomLevelValues as bloomLevels } from '../../generated/block-labels.ts';
import type { BloomLevel } from '../../generated/blocks.ts';
import { bloomVerbs, openVerbs } from './data/bloom-verbs.ts';
import { observableVerbs } from './data/observable-verbs.ts';
import { tokensOf } from './words.ts';

const levelOfVerb = new Map<string, BloomLevel>(
  bloomLevels.flatMap((level) => bloomVerbs[level].map((verb): [string, BloomLevel] => [verb, level])),
);

/** Verbs that make an objective impossible to measure. */
const UNMEASURABLE = new Set([
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

function levelOf(verb: string): BloomLevel | null {
  return levelOfVerb.get(verb.toLowerCase()) ?? null;
}

// Words that can precede an instruction's verb: "..., then compare", "and sort", "they solve".
const BEFORE_VERB = new Set([
  'then',
  'and',
  'or',
  'to',
  'they',
  'you',
  'students',
  'pupils',
  'alone',
  'pairs',
  'threes',
  'groups',
  'can',
  'also',
  'next',
  'now',
]);

/** The highest Bloom level among the verbs of an instruction; null if no verb has a level. */
export function levelOfTask(sentence: string): BloomLevel | null {
  const tokens = tokensOf(sentence);
  const levels = tokens
    .filter((token, index) => {
      const before = tokens[index - 1];
      return (
        before === undefined ||
        BEFORE_VERB.has(before.lower) ||
        /[,;:.“]/.test(sentence.slice(before.end, token.start))
      );
    })
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
  return (
    !UNMEASURABLE.has(first) &&
    (levelOf(first) !== null || openVerbs.has(first) || observableVerbs.has(first))
  );
}
