import type { WorkFile } from '@/shared/api/submissions';
import { diffItems } from '@/shared/ui/change-list';

/** What a student handed in. */
export type Attempt = { attempt: number; text: string; link: string; files: readonly WorkFile[] };

const paragraphsOf = (text: string): string[] => text.split(/\n+/).filter((line) => line.trim() !== '');

/** What changed from one attempt to another, in the parts of the work that did. */
export function changesBetween(before: Attempt, after: Attempt) {
  const partOf = (key: string, title: string, itemsOf: (attempt: Attempt) => string[]) => ({
    key,
    title,
    ...diffItems(itemsOf(before), itemsOf(after)),
  });
  return [
    partOf('text', 'Text', ({ text }) => paragraphsOf(text)),
    partOf('files', 'Files', ({ files }) => files.map(({ name }) => name)),
    partOf('link', 'Link', ({ link }) => (link === '' ? [] : [link])),
  ].filter(({ items }) => items.length > 0);
}
