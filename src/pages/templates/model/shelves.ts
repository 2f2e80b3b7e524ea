import type { TemplateEntry, TemplateGroup } from '@/shared/api/templates';

export type Shelf = { group: TemplateGroup; entries: readonly TemplateEntry[] };

/** One group of templates, or all of them. */
export type GroupFilter = TemplateGroup | 'All';

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

/** Entries where each search word is the prefix of a word in the title, description or shelf. */
export function search(entries: readonly TemplateEntry[], text: string): readonly TemplateEntry[] {
  const prefixes = wordsOf(text);
  return entries.filter(({ title, description, group }) => {
    const words = wordsOf(`${title} ${description} ${group}`);
    return prefixes.every((prefix) => words.some((word) => word.startsWith(prefix)));
  });
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
