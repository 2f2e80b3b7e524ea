import type { TemplateEntry, TemplateGroup } from '@/shared/api/templates';

export type Shelf = { group: TemplateGroup; entries: readonly TemplateEntry[] };

/** What stands on the whole rack, or on one shelf of it. */
export type GroupFilter = TemplateGroup | 'All';

/** The shelves from top to bottom, each with when its documents are wanted. */
export const groups: readonly { group: TemplateGroup; hint: string }[] = [
  { group: 'Plan', hint: 'Before the lesson' },
  { group: 'Practise', hint: 'Work to hand out' },
  { group: 'Read and write', hint: 'Texts and what is made of them' },
  { group: 'Assess', hint: 'What has been learned' },
  { group: 'Students and families', hint: 'Letters, reports and plans' },
];

/** The shelves that have something on them. */
export const shelve = (entries: readonly TemplateEntry[]): Shelf[] =>
  groups
    .map(({ group }) => ({ group, entries: entries.filter((entry) => entry.group === group) }))
    .filter((shelf) => shelf.entries.length > 0);

/** The entries in which every word of the search begins a word of the title, the description or the shelf. */
export function search(entries: readonly TemplateEntry[], text: string): readonly TemplateEntry[] {
  const asked = wordsOf(text);
  return entries.filter(({ title, description, group }) => {
    const words = wordsOf(`${title} ${description} ${group}`);
    return asked.every((part) => words.some((word) => word.startsWith(part)));
  });
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
