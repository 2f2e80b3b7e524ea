import type { TemplateSection } from '@/shared/api/templates';
import { diffItems, type ItemChange } from '@/shared/ui/change-list';

/** The changes of one section, item by item; `same` counts the items that did not change. */
export type SectionDiff = { key: string; title: string; items: readonly ItemChange[]; same: number };

type Content = { title: string; result: Readonly<Record<string, unknown>> };

/** What changed from one version to another, in the order of the document. */
export function diffVersions(
  sections: readonly Pick<TemplateSection, 'key' | 'title'>[],
  before: Content,
  after: Content,
): SectionDiff[] {
  const title = diffSection('title', 'Title', before.title, after.title);
  return [
    title,
    ...sections.map((section) =>
      diffSection(section.key, section.title, before.result[section.key], after.result[section.key]),
    ),
  ].filter(({ items }) => items.length > 0);
}

const diffSection = (key: string, title: string, before: unknown, after: unknown): SectionDiff => ({
  key,
  title,
  ...diffItems(itemsOf(before), itemsOf(after)),
});

/** The items of a section as texts: the entries of a list, or the paragraphs of a text. */
function itemsOf(value: unknown): string[] {
  if (typeof value === 'string') return value.split(/\n{2,}/).filter((text) => text !== '');
  if (Array.isArray(value)) return value.flatMap((item: unknown) => itemsOfEntry(item));
  if (typeof value !== 'object' || value === null) return [textOf(value)].filter(Boolean);
  const { lists, rest } = Object.groupBy(Object.entries(value), ([, part]) =>
    Array.isArray(part) ? 'lists' : 'rest',
  );
  const own = textOf(Object.fromEntries(rest ?? []));
  return [own, ...(lists ?? []).flatMap(([, part]) => itemsOf(part))].filter(Boolean);
}

/** A group, such as a part of a paper, is compared question by question. */
function itemsOfEntry(item: unknown): string[] {
  if (typeof item === 'object' && item !== null && 'questions' in item && Array.isArray(item.questions)) {
    const { questions, ...rest } = item;
    return [textOf(rest), ...questions.map((question: unknown) => textOf(question))].filter(Boolean);
  }
  return [textOf(item)];
}

/** Every text and number of a value, a line each, without ids. */
function textOf(value: unknown): string {
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  if (typeof value !== 'object' || value === null) return '';
  return Object.entries(value)
    .filter(([key]) => key !== 'id')
    .map(([, part]) => textOf(part))
    .filter((text) => text !== '')
    .join('\n');
}
