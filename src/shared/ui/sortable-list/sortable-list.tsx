import { ArrowDown, ArrowUp, GripVertical } from 'lucide';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Icon } from '../icon';
import { IconButton } from '../icon-button';
import { VisuallyHidden } from '../visually-hidden';
import * as styles from './sortable-list.css';

export type SortableItem = {
  /** The unique id of the row. */
  id: string;
  /** What the row is called when it is moved. */
  name: string;
  /** The content of the row. */
  content: ReactNode;
  /** More buttons, after those that move the row. */
  actions?: ReactNode;
};

export type SortableListProps = {
  /** The accessible name of the list. */
  label: string;
  /** The rows, in order. */
  items: readonly SortableItem[];
  /** Called with the row and its new place, from 0. */
  onMove: (id: string, to: number) => void;
  /** Whether the buttons are above the content of a row, or beside it. */
  tools?: 'above' | 'beside';
};

type Direction = 'up' | 'down';

/** A list whose rows move by drag, by buttons, and by Alt with the arrow keys. Moves are announced. */
export function SortableList({ label, items, onMove, tools = 'beside' }: SortableListProps) {
  const [dragged, setDragged] = useState<string | null>(null);
  const [over, setOver] = useState<string | null>(null);
  const [announced, setAnnounced] = useState('');
  const moved = useRef<HTMLElement | null>(null);

  // The browser takes the focus from an element that moves in the document.
  useEffect(() => {
    const button = moved.current;
    moved.current = null;
    if (button === null) return;
    // The button that moved a row to an end is disabled there; the other one is not.
    const target = button.matches(':disabled')
      ? button.parentElement?.querySelector<HTMLElement>('button:enabled')
      : button;
    target?.focus();
  });

  function move(id: string, to: number) {
    const item = items.find((one) => one.id === id);
    if (item === undefined || to < 0 || to >= items.length) return;
    moved.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    setAnnounced(`${item.name}: place ${to + 1} of ${items.length}.`);
    onMove(id, to);
  }
  const step = (id: string, index: number, direction: Direction) =>
    move(id, direction === 'up' ? index - 1 : index + 1);
  const onKeyDown = (event: KeyboardEvent, id: string, index: number) => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    step(id, index, event.key === 'ArrowUp' ? 'up' : 'down');
  };

  return (
    <>
      <ol className={styles.list} aria-label={label}>
        {items.map(({ id, name, content, actions }, index) => (
          <li
            key={id}
            className={styles.row}
            data-tools={tools}
            data-dragged={id === dragged || undefined}
            data-over={(id === over && id !== dragged) || undefined}
            onDragOver={(event) => {
              if (dragged === null) return;
              event.preventDefault();
              setOver(id);
            }}
            onDrop={(event) => {
              event.preventDefault();
              if (dragged !== null && dragged !== id) move(dragged, index);
            }}
          >
            <div
              className={styles.tools}
              role="group"
              aria-label={`Move ${name}`}
              onKeyDown={(event) => onKeyDown(event, id, index)}
            >
              <span
                className={styles.handle}
                draggable
                title="Drag to move"
                onDragStart={(event) => {
                  event.dataTransfer.effectAllowed = 'move';
                  event.dataTransfer.setData('text/plain', name);
                  setDragged(id);
                }}
                onDragEnd={() => {
                  setDragged(null);
                  setOver(null);
                }}
              >
                <Icon of={GripVertical} />
              </span>
              <IconButton
                size="sm"
                label={`Move ${name} up (Alt ↑)`}
                icon={ArrowUp}
                disabled={index === 0}
                onClick={() => step(id, index, 'up')}
              />
              <IconButton
                size="sm"
                label={`Move ${name} down (Alt ↓)`}
                icon={ArrowDown}
                disabled={index === items.length - 1}
                onClick={() => step(id, index, 'down')}
              />
              {actions}
            </div>
            <div className={styles.content}>{content}</div>
          </li>
        ))}
      </ol>
      <VisuallyHidden live>{announced}</VisuallyHidden>
    </>
  );
}
