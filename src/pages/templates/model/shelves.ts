import type { TemplateEntry, TemplateGroup } from '@/shared/api/templates';

export type Shelf = { group: TemplateGroup; entries: readonly TemplateEntry[] };

/** One group of templates, or all of them. */
export type GroupFilter = TemplateGroup | 'All';

/** The templates that the user starred, above the shelves. */
export const favouritesIn = (entries: readonly TemplateEntry[]): readonly TemplateEntry[] =>
  entries.filter(({ favourite }) => favourite === true);

/** The shelves from top to bottom, each with a hint. */
export const groups: readonly { group: TemplateGroup; hint: string }[] = [
  { group: 'Plan', hint: 'Before the lesson' },
  { group: 'Practise', hint: 'Work to hand out' },
  { group: 'Read and write', hint: 'Texts, summaries and notes' },
  { group: 'Assess', hint: 'Find out what they learned' },
  { group: 'Students and families', hint: 'Letters, reports and plans' },
];

/** Sorts templates onto their shelves; empty shelves are left out. */
export const shelve = (entries: readonly TemplateEntry[]): Shelf[] =>
  groups
    .map(({ group }) => ({ group, entries: entries.filter((entry) => entry.group === group) }))
    .filter((shelf) => shelf.entries.length > 0);

/** Words that say nothing about the kind of document. */
const IGNORED = new Set(
  (
    'a an the and or of for to in on at with about my our their his her i me we need want make create write new some ' +
    'monday tuesday wednesday thursday friday saturday sunday today tomorrow please'
  ).split(' '),
);

/**
 * The entries that a teacher's own words describe best: those with the most words in their title, description, shelf or
 * keywords, in the order of the catalogue. A word may be the beginning of another.
 */
export function search(entries: readonly TemplateEntry[], text: string): readonly TemplateEntry[] {
  const typed = wordsOf(text);
  const telling = typed.filter((word) => !IGNORED.has(word));
  const wanted = telling.length > 0 ? telling : typed;
  if (wanted.length === 0) return entries;
  const counts = entries.map(({ title, description, group, keywords = [] }) => {
    const words = wordsOf(`${title} ${description} ${group} ${keywords.join(' ')}`);
    return wanted.filter((asked) => words.some((word) => isFormOf(word, asked))).length;
  });
  const most = Math.max(...counts);
  return entries.filter((_, index) => most > 0 && counts[index] === most);
}

/** "quiz" finds "quizzes", and "letters" finds "letter". */
const isFormOf = (word: string, typed: string): boolean =>
  word.startsWith(typed) || (word.length > 3 && typed.startsWith(word) && typed.length - word.length <= 3);

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
