import { GripVertical } from 'lucide';
import { type KeyboardEvent, type PointerEvent, useContext } from 'react';
import { Icon } from '../icon';
import { DocumentEditingContext, type DocumentPath } from './document-editing';
import { focusItem } from './focus-item';
import { followDrag } from './follow-drag';
import * as styles from './document-item.css';

export type ItemHandleProps = {
  /** Where the item is in its section. */
  at: DocumentPath;
  /** Names the item, such as "Row 2". */
  name: string;
  /** The number of items in its list. */
  count: number;
};

const STEPS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

/** Moves an item by dragging or the arrow keys, and opens its tools. */
export function ItemHandle({ at, name, count }: ItemHandleProps) {
  const editing = useContext(DocumentEditingContext);
  const position = at.at(-1);
  if (!editing || editing.locked || typeof position !== 'number') return null;

  function move(to: number) {
    if (to !== position && to >= 0 && to < count) editing?.onMove(at, to);
  }

  function press(event: KeyboardEvent<HTMLButtonElement>) {
    const step = STEPS[event.key];
    if (step === undefined || typeof position !== 'number') return;
    event.preventDefault();
    const to = Math.min(Math.max(position + step, 0), count - 1);
    const list = event.currentTarget.closest('[data-path]')?.parentElement ?? null;
    move(to);
    focusItem(list, [...at.slice(0, -1), to], 'handle');
  }

  function drag(event: PointerEvent<HTMLButtonElement>) {
    if (event.button === 0) followDrag(event.currentTarget, event, move);
  }

  return (
    <button
      type="button"
      className={styles.handle}
      aria-label={`${name}: tools. Arrow keys move it.`}
      aria-keyshortcuts="ArrowUp ArrowDown"
      onClick={() => editing.onTools(at)}
      onKeyDown={press}
      onPointerDown={drag}
    >
      <Icon of={GripVertical} size="sm" />
    </button>
  );
}
