import { useUnit } from 'effector-react';
import { memo, useCallback, useLayoutEffect, useRef } from 'react';
import type { GenerationSummary } from '@/shared/api/generations';
import type { GenerationList } from '../model/generation-list';
import { GenerationRow } from './generation-row';
import type { ListKind } from './place';
import { useNear } from './use-near';
import * as styles from './generation-list-view.css';

type DocumentRowsProps = {
  model: GenerationList;
  place: ListKind;
  items: readonly GenerationSummary[];
};

/** Parts are filled one at a time, so that none of them takes a frame. */
const PART = 25;
/** The documents of the first page, which the server renders too. */
const FIRST = 50;

/** The documents, in lists that have rows only near the window. The others keep their height. */
export function DocumentRows({ model, place, items }: DocumentRowsProps) {
  const { now, pending, selected, isSelecting } = useUnit({
    now: model.$openedAt,
    pending: model.$pending,
    selected: model.selection.$selected,
    isSelecting: model.selection.$isSelecting,
  });
  const rows = useRef<HTMLDivElement>(null);
  // With the heights of the last visit, going back finds the same place.
  useLayoutEffect(() => {
    const { current } = rows;
    return () => {
      for (const list of current?.querySelectorAll<HTMLElement>('[data-first]') ?? [])
        model.heights.set(list.dataset['first'] ?? '', list.offsetHeight);
    };
  }, [model]);
  const parts = Array.from({ length: Math.ceil(items.length / PART) }, (_, index) =>
    items.slice(index * PART, (index + 1) * PART),
  );
  return (
    <div ref={rows} className={styles.rows}>
      {parts.map((part, index) => (
        <Part
          key={index}
          from={index * PART + 1}
          items={part}
          model={model}
          place={place}
          now={now}
          pending={pending}
          selected={isSelecting ? selected : null}
        />
      ))}
    </div>
  );
}

type PartProps = DocumentRowsProps & {
  /** The number of its first document in the list. */
  from: number;
  now: Date | null;
  pending: ReadonlySet<string>;
  /** Null unless the user selects documents. */
  selected: ReadonlySet<string> | null;
};

const Part = memo(function Part({ items, model, place, from, now, pending, selected }: PartProps) {
  const on = useUnit({
    star: model.starToggled,
    trash: model.trashRequested,
    select: model.selection.toggled,
  });
  const first = items[0]?.id ?? '';
  const list = useRef<HTMLUListElement>(null);
  const onLeave = useCallback((height: number) => model.heights.set(first, height), [model, first]);
  const isNear = useNear(list, { initially: from <= FIRST, onLeave });
  const height = model.heights.get(first);
  const blockSize = height === undefined ? `calc(${items.length} * ${styles.usualHeight})` : `${height}px`;
  return (
    <ul
      ref={list}
      className={styles.list}
      style={isNear ? undefined : { blockSize }}
      data-first={first}
      aria-label={`Documents ${from} to ${from + items.length - 1}`}
    >
      {(isNear ? items : []).map((item) => (
        <GenerationRow
          key={item.id}
          item={item}
          now={now}
          busy={pending.has(item.id)}
          selection={selected ? { isSelected: selected.has(item.id), onToggle: on.select } : undefined}
          isNamed={place !== 'history'}
          onStar={on.star}
          onTrash={on.trash}
        />
      ))}
    </ul>
  );
}, isSame);

/** Whether nothing changed that concerns the documents of this part. */
function isSame(before: PartProps, after: PartProps): boolean {
  return (
    before.now === after.now &&
    before.from === after.from &&
    before.place === after.place &&
    before.model === after.model &&
    (before.selected === null) === (after.selected === null) &&
    before.items.length === after.items.length &&
    before.items.every(
      (item, index) =>
        item === after.items[index] &&
        before.pending.has(item.id) === after.pending.has(item.id) &&
        before.selected?.has(item.id) === after.selected?.has(item.id),
    )
  );
}
