import { GripVertical } from 'lucide';
import { useRef } from 'react';
import { Icon } from '../icon';
import * as styles from './calendar-week.css';

/** Where an event was dropped; without a day if its handle was pressed, to choose one. */
export type CalendarMove = { id: string; day?: number; minute?: number };

type Hours = { from: number; to: number };

type HandleProps = {
  id: string;
  name: string;
  hours: Hours;
  onDrag: (dragged: { id: string; over: number | undefined } | null) => void;
  onMove: (move: CalendarMove) => void;
};

/** Pixels that a pointer may stray in a press. */
const STRAY = 6;

/** The day below a pointer, and the time within its column. */
function placeAt({ clientX, clientY }: PointerEvent, { from, to }: Hours): Omit<CalendarMove, 'id'> {
  const element = document.elementFromPoint(clientX, clientY);
  const day = element?.closest<HTMLElement>('[data-day]')?.dataset['day'];
  const column = element?.closest('[data-column]')?.getBoundingClientRect();
  return {
    ...(day !== undefined && { day: Number(day) }),
    ...(column && {
      minute: Math.round(from * 60 + ((clientY - column.top) / column.height) * (to - from) * 60),
    }),
  };
}

/** Moves an event: dragged by mouse or finger to a day, or pressed to choose one. Escape ends a drag. */
export function MoveHandle({ id, name, hours, onDrag, onMove }: HandleProps) {
  const isDragged = useRef(false);
  function begin({ clientX, clientY }: { clientX: number; clientY: number }) {
    isDragged.current = false;
    const listeners = new AbortController();
    const { signal } = listeners;
    const end = () => {
      listeners.abort();
      onDrag(null);
    };
    const follow = (event: PointerEvent) => {
      isDragged.current ||= Math.hypot(event.clientX - clientX, event.clientY - clientY) > STRAY;
      if (isDragged.current) onDrag({ id, over: placeAt(event, hours).day });
    };
    const drop = (event: PointerEvent) => {
      const place = placeAt(event, hours);
      if (isDragged.current && place.day !== undefined) onMove({ id, ...place });
      end();
    };
    window.addEventListener('pointermove', follow, { signal });
    window.addEventListener('pointerup', drop, { signal });
    window.addEventListener('pointercancel', end, { signal });
    window.addEventListener('keydown', (event) => event.key === 'Escape' && end(), { signal });
  }
  return (
    <button
      type="button"
      className={styles.handle}
      aria-label={`Move ${name}`}
      onPointerDown={begin}
      onClick={() => {
        // A drag that ends on the handle is a click too.
        if (!isDragged.current) onMove({ id });
        isDragged.current = false;
      }}
    >
      <Icon of={GripVertical} size="xs" />
    </button>
  );
}
