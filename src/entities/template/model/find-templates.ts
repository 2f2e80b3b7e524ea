import type { TemplateEntry } from '@/shared/api/templates';

/** Words that don't tell one kind of document from another. */
const IGNORED = new Set(
  (
    'a an the and or of for to in on at with about my our their his her i me we need want make create write new some ' +
    'monday tuesday wednesday thursday friday saturday sunday today tomorrow please'
  ).split(' '),
);

/**
 * The templates that a user's own words describe best: those with the most words in their title, description, group or
 * keywords. Those with the words in the title come first. A word may be the beginning of another.
 */
export function findTemplates(entries: readonly TemplateEntry[], text: string): readonly TemplateEntry[] {
  const wanted = wantedIn(text);
  if (wanted.length === 0) return entries;
  const scored = entries.map((entry) => ({
    entry,
    found: countIn(wanted, wordsAbout(entry)),
    inTitle: countIn(wanted, wordsOf(entry.title)),
  }));
  const most = Math.max(0, ...scored.map(({ found }) => found));
  return scored
    .filter(({ found }) => most > 0 && found === most)
    .toSorted((one, other) => other.inTitle - one.inTitle)
    .map(({ entry }) => entry);
}

/** The templates whose words are spelt most like a text that matches none, such as one with a typing error. */
export function nearestTemplates(
  entries: readonly TemplateEntry[],
  text: string,
  most: number,
): readonly TemplateEntry[] {
  const wanted = wantedIn(text);
  return entries
    .map((entry) => {
      const words = wordsAbout(entry);
      const likeness = wanted.map((word) => Math.max(0, ...words.map((other) => likenessOf(word, other))));
      return { entry, likeness: likeness.reduce((sum, each) => sum + each, 0) };
    })
    .toSorted((one, other) => other.likeness - one.likeness)
    .slice(0, most)
    .map(({ entry }) => entry);
}

/** The words of a text that count, or all of them if none does. */
function wantedIn(text: string): string[] {
  const typed = wordsOf(text);
  const counting = typed.filter((word) => !IGNORED.has(word));
  return counting.length > 0 ? counting : typed;
}

const wordsAbout = ({ title, description, group, keywords = [] }: TemplateEntry): string[] =>
  wordsOf(`${title} ${description} ${group} ${keywords.join(' ')}`);

const countIn = (wanted: readonly string[], words: readonly string[]): number =>
  wanted.filter((typed) => words.some((word) => isFormOf(word, typed))).length;

/** "quiz" finds "quizzes", and "letters" finds "letter". */
const isFormOf = (word: string, typed: string): boolean =>
  word.startsWith(typed) || (word.length > 3 && typed.startsWith(word) && typed.length - word.length <= 3);

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** From 0 to 1, by the pairs of letters that two words share (the Sørensen–Dice coefficient). */
function likenessOf(one: string, other: string): number {
  const [pairs, others] = [pairsOf(one), pairsOf(other)];
  const shared = [...pairs].filter((pair) => others.has(pair)).length;
  return pairs.size + others.size === 0 ? 0 : (2 * shared) / (pairs.size + others.size);
}

const pairsOf = (word: string): ReadonlySet<string> =>
  new Set(Array.from({ length: Math.max(0, word.length - 1) }, (_, index) => word.slice(index, index + 2)));
