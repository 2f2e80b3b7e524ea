import { blockJsonSchemas } from '@/shared/api/block-json-schemas';
import type { ContentChange } from '@/shared/api/generations';
import { blockSchemas } from '@/shared/api/blocks';
import type { BlockKind, TemplateSection } from '@/shared/api/templates';
import { paragraphsOf } from '@/shared/ui/prose-block';
import { blankOf, declaresItems, readEditorSchema } from './editor-schema';
import { type JsonPath, valueAt, withValueAt } from './json-path';
import { newQuestion } from './question-edit';
import { newCriterion } from './rubric-edit';

/** What a user does with one item of a section. */
export type ItemAction = { kind: 'move'; to: number } | { kind: 'duplicate' } | { kind: 'delete' };

type Nouns = { one: string; list: JsonPath };

/** The block kinds whose items can be selected: the name of an item, and where the list is if it always exists. */
const ITEMS: Partial<Record<BlockKind, Nouns>> = {
  prose: { one: 'paragraph', list: [] },
  list: { one: 'entry', list: [] },
  steps: { one: 'step', list: [] },
  questions: { one: 'question', list: [] },
  timeline: { one: 'phase', list: [] },
  table: { one: 'row', list: [] },
  vocabulary: { one: 'word', list: [] },
  goals: { one: 'goal', list: [] },
  schedule: { one: 'entry', list: [] },
  books: { one: 'book', list: [] },
  story: { one: 'chapter', list: [] },
  entries: { one: 'entry', list: [] },
  units: { one: 'unit', list: [] },
  parts: { one: 'part', list: [] },
  comments: { one: 'comment', list: [] },
  letter: { one: 'paragraph', list: ['body'] },
  rubric: { one: 'criterion', list: ['criteria'] },
};

/** What an item of the section is called; null if its items cannot be selected. */
export const itemNoun = ({ block }: TemplateSection): string | null => ITEMS[block]?.one ?? null;

/** The list that contains the item at a path. The paragraphs of a text count as a list. */
export function itemsAt({ block }: TemplateSection, value: unknown, path: JsonPath): readonly unknown[] {
  const root = block === 'prose' && typeof value === 'string' ? paragraphsOf(value) : value;
  const items = valueAt(root, path.slice(0, -1));
  return Array.isArray(items) ? items : [];
}

/** The item that contains a place in the section; empty if none does. */
export function itemContaining(section: TemplateSection, value: unknown, path: JsonPath): JsonPath {
  const list = ITEMS[section.block]?.list;
  if (!list) return [];
  const isInGroup =
    section.block === 'questions' && Array.isArray(valueAt(value, [...path.slice(0, 1), 'questions']));
  const item = path.slice(0, isInGroup ? 3 : list.length + 1);
  const index = item.at(-1);
  return typeof index === 'number' && index < itemsAt(section, value, item).length ? item : [];
}

/** The path of an item after the last one: of the last group, if questions are in groups. */
export function pathAfterLast(section: TemplateSection, value: unknown): JsonPath {
  const list = ITEMS[section.block]?.list ?? [];
  const last = itemsAt(section, value, [...list, 0]).length - 1;
  const inGroup = [...list, last, 'questions', 0];
  if (section.block !== 'questions' || !Array.isArray(valueAt(value, inGroup.slice(0, -1))))
    return [...list, last + 1];
  return [...inGroup.slice(0, -1), itemsAt(section, value, inGroup).length];
}

/** The section's value after the action, and the path of the item to select then; null if the path leads to no item. */
export function applyToItem(
  section: TemplateSection,
  value: unknown,
  path: JsonPath,
  action: ItemAction,
): { value: unknown; selected: JsonPath } | null {
  const list = path.slice(0, -1);
  const index = path.at(-1);
  const items = itemsAt(section, value, path);
  if (typeof index !== 'number' || index >= items.length) return null;
  switch (action.kind) {
    case 'move': {
      const moved = items.toSpliced(index, 1).toSpliced(action.to, 0, items[index]);
      return { value: withItems(section, value, list, moved), selected: [...list, action.to] };
    }
    case 'duplicate': {
      const next = [...list, index + 1];
      return { value: withItemInserted(section, value, next, copyOf(items[index])), selected: next };
    }
    case 'delete': {
      const neighbour = [...list, Math.max(0, Math.min(index, items.length - 2))];
      return { value: withItems(section, value, list, items.toSpliced(index, 1)), selected: neighbour };
    }
  }
}

/** The section's value with an item inserted at a path. */
export function withItemInserted(
  section: TemplateSection,
  value: unknown,
  path: JsonPath,
  item: unknown,
): unknown {
  const index = path.at(-1);
  const items = itemsAt(section, value, path);
  if (typeof index !== 'number') return value;
  return withItems(section, value, path.slice(0, -1), items.toSpliced(index, 0, item));
}

function withItems({ block }: TemplateSection, value: unknown, list: JsonPath, items: readonly unknown[]) {
  return block === 'prose' ? items.join('\n\n') : withValueAt(value, list, items);
}

/** Ids are unique in a document. */
const copyOf = (item: unknown): unknown =>
  typeof item === 'object' && item !== null && 'id' in item ? { ...item, id: newQuestion().id } : item;

const TEXTS: readonly BlockKind[] = ['prose', 'list', 'steps', 'letter'];

/** Whether a new item is one text, which is typed in place. Other items have several fields. */
export const hasTextItems = ({ block }: TemplateSection): boolean => TEXTS.includes(block);

/** A new item: a text to replace, or empty fields. */
export function newItem(section: TemplateSection, value: unknown): unknown {
  const { block, schema } = section;
  if (hasTextItems(section)) return `New ${itemNoun(section) ?? 'entry'}`;
  switch (block) {
    case 'questions':
      return newQuestion();
    case 'rubric':
      return newCriterion(blockSchemas.rubric.safeParse(value).data ?? {});
    default: {
      const node = readEditorSchema(declaresItems(block) ? schema : blockJsonSchemas[block]);
      return blankOf(node.kind === 'list' ? node.item : node);
    }
  }
}

/** A text that was edited in place, as a change of its section. Paragraphs are parts of one text. */
export function textChange(
  { key, block }: TemplateSection,
  value: unknown,
  { path, before, text }: { path: JsonPath; before: string; text: string },
): ContentChange {
  const [index] = path;
  if (block !== 'prose' || typeof value !== 'string' || typeof index !== 'number')
    return { section: key, path: [...path], before, value: text };
  const paragraphs = paragraphsOf(value).with(index, text);
  return { section: key, path: [], before: value, value: paragraphs.join('\n\n') };
}
