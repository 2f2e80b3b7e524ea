import { diffArrays, diffWordsWithSpace } from 'diff';

export type TextPart = { kind: 'same' | 'inserted' | 'deleted'; text: string };

export type ItemChange = { kind: 'changed' | 'added' | 'removed'; parts: readonly TextPart[] };

/** The changed items of a list in their order, word by word; `same` counts those that did not change. */
export function diffItems(
  before: readonly string[],
  after: readonly string[],
): { items: ItemChange[]; same: number } {
  const items: ItemChange[] = [];
  let same = 0;
  let removed: string[] = [];
  const removeAll = () => {
    items.push(...removed.map((text) => whole('removed', text)));
    removed = [];
  };
  for (const { value, added, removed: isRemoved } of diffArrays([...before], [...after])) {
    if (isRemoved) {
      removed = value;
    } else if (added) {
      const paired = value.slice(0, removed.length);
      items.push(...paired.map((text, index) => changed(removed[index] ?? '', text)));
      removed = removed.slice(paired.length);
      removeAll();
      items.push(...value.slice(paired.length).map((text) => whole('added', text)));
    } else {
      removeAll();
      same += value.length;
    }
  }
  removeAll();
  return { items, same };
}

const whole = (kind: 'added' | 'removed', text: string): ItemChange => ({
  kind,
  parts: [{ kind: kind === 'added' ? 'inserted' : 'deleted', text }],
});

const changed = (before: string, after: string): ItemChange => ({
  kind: 'changed',
  parts: diffWordsWithSpace(before, after).map(({ value, added, removed }) => ({
    kind: added ? 'inserted' : removed ? 'deleted' : 'same',
    text: value,
  })),
});
