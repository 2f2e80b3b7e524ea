import { paragraphsOf } from '../port/paragraphs.ts';
import type { SectionItem } from '../port/writing-request.ts';

/** A composed item of the same kind that the section does not have yet; undefined if there is none. */
export function itemOf(composed: unknown, section: unknown, { before }: SectionItem): unknown {
  const present = new Set(itemsLike(section, before).map(contentOf));
  return itemsLike(composed, before).find((item) => !present.has(contentOf(item)));
}

/** All entries, at any depth, with the same keys and the same `type` as the item; of texts, their paragraphs. */
function itemsLike(value: unknown, item: unknown): unknown[] {
  if (!isObject(value))
    return typeof item === 'string' && typeof value === 'string' ? paragraphsOf(value) : [];
  if (!Array.isArray(value) && isObject(item) && kindOf(value) === kindOf(item)) return [value];
  return Object.values(value).flatMap((part) => itemsLike(part, item));
}

/** Items are of one kind if they have the same `type`, or the same keys without one. */
function kindOf(item: object): string {
  return 'type' in item ? String(item.type) : Object.keys(item).toSorted().join();
}

/** What a reader would recognise: the item without its id. */
const contentOf = (item: unknown): string =>
  JSON.stringify(item, (key, value: unknown) => (key === 'id' ? undefined : value));

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
