import { createEvent, sample } from 'effector';
import type { TemplateSection } from '@/shared/api/templates';
import { nonNull } from '@/shared/lib/non-null';
import { changesBetween } from './content-changes';
import { itemSelected } from './document';
import { editRequested } from './document-editing';
import {
  applyToItem,
  hasTextItems,
  type ItemAction,
  newItem,
  textChange,
  withItemInserted,
} from './item-changes';
import type { JsonPath } from './json-path';
import { $shown, changesMade } from './pending-changes';
import { focusItemFx, focusToolsFx } from './section-focus';

type Item = { section: TemplateSection; path: JsonPath };
export type TextEdit = Item & { before: string; text: string };

/** A text is being typed. */
export const textTyped = createEvent<TextEdit>();
/** A text was changed. */
export const textEdited = createEvent<TextEdit>();
export const itemActed = createEvent<Item & { action: ItemAction }>();
/** Inserts a new item at a path. One with several fields is filled in first. */
export const insertRequested = createEvent<Item>();
/** Moves the focus to the first text of an item, or of the section without a path. */
export const textOpened = createEvent<{ section: string; path: JsonPath }>();
/** Selects an item and moves the focus to it. */
export const itemRevealed = createEvent<{ section: string; path: JsonPath }>();
/** Moves the focus to the tools of an item. */
export const toolsOpened = createEvent<{ section: string; path: JsonPath }>();
/** Moves the focus from the tools back to their item. */
export const toolsLeft = createEvent<{ section: string; path: JsonPath }>();

sample({
  clock: sample({
    clock: textEdited,
    source: $shown,
    fn: (shown, edit) => (shown ? [textChange(edit.section, shown.result[edit.section.key], edit)] : null),
  }).filterMap(nonNull),
  target: changesMade,
});

const itemChanged = sample({
  clock: itemActed,
  source: $shown,
  fn: (shown, { section, path, action }) => {
    const before = shown?.result[section.key];
    const after = applyToItem(section, before, path, action);
    if (!after) return null;
    const changes = changesBetween(section.key, before, after.value);
    return { section: section.key, path: after.selected, changes };
  },
}).filterMap(nonNull);

const textInserted = sample({
  clock: insertRequested.filter({ fn: ({ section }) => hasTextItems(section) }),
  source: $shown,
  fn: (shown, { section, path }) => {
    const before = shown?.result[section.key];
    const after = withItemInserted(section, before, path, newItem(section, before));
    return { section: section.key, path, changes: changesBetween(section.key, before, after) };
  },
});

sample({
  clock: insertRequested.filter({ fn: ({ section }) => !hasTextItems(section) }),
  fn: (item) => ({ kind: 'newItem' as const, ...item }),
  target: editRequested,
});

sample({ clock: [itemChanged, textInserted], fn: ({ changes }) => changes, target: changesMade });
sample({
  clock: [itemChanged, textInserted],
  fn: ({ section, path }) => ({ section, path }),
  target: itemSelected,
});
sample({
  clock: textInserted,
  fn: ({ section, path }) => ({ section, path, part: 'text' as const }),
  target: focusItemFx,
});

sample({ clock: toolsOpened, target: itemSelected });
sample({ clock: toolsOpened, target: focusToolsFx });
sample({
  clock: textOpened,
  fn: ({ section, path }) => ({ section, path: path.length > 0 ? path : [0], part: 'text' as const }),
  target: focusItemFx,
});
sample({ clock: itemRevealed, target: itemSelected });
sample({
  clock: [toolsLeft, itemRevealed],
  fn: (item) => ({ ...item, part: 'handle' as const }),
  target: focusItemFx,
});
