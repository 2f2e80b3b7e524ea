import { isAdverb, isContentWord, foldPlural, tokensOf } from '../../../engine/rule-engine/words.ts';

/** Words that grade a performance without saying what students do. */
const GRADING = new Set(
  `all always almost any average basic below best better big clear clearer complete consistent deep detailed
  different effective enough every exceptional excellent extensive extremely fair few fewer fully good great highly
  insightful largely least less limited little lots major many minimal minor moderate more most much never none
  numerous occasional often outstanding partial poor proficient quite rarely rather several significant simple
  some sometimes somewhat sophisticated strong superficial sufficient thorough too usual vague very weak well`.split(
    /\s+/,
  ),
);

/** Two descriptors closer than this say the same with other qualifiers. */
const SAME = 0.9;
/** Two criteria closer than this assess the same. */
export const OVERLAP = 0.6;

/** What a descriptor says about students' work, without adverbs, intensifiers and other words that only grade. */
export function behaviourOf(text: string): Set<string> {
  return new Set(
    tokensOf(text)
      .map(({ lower }) => lower)
      .filter((word) => !isAdverb(word) && !GRADING.has(word) && isSaying(word))
      .map(foldPlural),
  );
}

/** Numbers and negations change what a descriptor asks for, so they count. */
const isSaying = (word: string): boolean =>
  isContentWord(word) ||
  /^\p{N}/u.test(word) ||
  /^(?:no|not|without|neither|nor|one|two|three|four|five)$/.test(word);

/** The share of words that two texts have in common, from 0 to 1. */
export function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const all = new Set([...one, ...other]).size;
  return all === 0 ? 1 : [...one].filter((word) => other.has(word)).length / all;
}

/** Whether two descriptors differ in adverbs and the like, rather than in what students do. */
export const differInDegreeOnly = (one: string, other: string): boolean =>
  likeness(behaviourOf(one), behaviourOf(other)) >= SAME;
