import { type MouseEvent, type PointerEvent as ReactPointerEvent, useRef, useState } from 'react';

/** Where an event was dropped; without a day if its handle was pressed, to choose one. */
export type CalendarMove = { id: string; day?: number; minute?: number };

type Hours = { from: number; to: number };

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

export type Drag = ReturnType<typeof useDrag>;

/** Drags events of a calendar to a day: by their cards with a mouse, by their handles also with a finger. Escape ends a drag. */
export function useDrag(hours: Hours, onMove: ((move: CalendarMove) => void) | undefined) {
  const [over, setOver] = useState<number | undefined>(undefined);
  const isDragged = useRef(false);
  function begin(id: string, { clientX, clientY }: { clientX: number; clientY: number }) {
    isDragged.current = false;
    const listeners = new AbortController();
    const { signal } = listeners;
    const end = () => {
      listeners.abort();
      setOver(undefined);
    };
    const follow = (event: PointerEvent) => {
      isDragged.current ||= Math.hypot(event.clientX - clientX, event.clientY - clientY) > STRAY;
      if (isDragged.current) setOver(placeAt(event, hours).day);
    };
    const drop = (event: PointerEvent) => {
      const place = placeAt(event, hours);
      if (isDragged.current && place.day !== undefined) onMove?.({ id, ...place });
      end();
    };
    window.addEventListener('pointermove', follow, { signal });
    window.addEventListener('pointerup', drop, { signal });
    window.addEventListener('pointercancel', end, { signal });
    window.addEventListener('keydown', (event) => event.key === 'Escape' && end(), { signal });
  }
  /** A drag that ends where it began is a click too. A click of the keyboard has no detail, and never ends a drag. */
  const endsDrag = ({ detail }: MouseEvent) => isDragged.current && detail > 0;
  return {
    /** The day below what is dragged. */
    over,
    /** For the button that moves an event. */
    handle: (id: string) => ({
      onPointerDown: (event: ReactPointerEvent) => {
        event.stopPropagation();
        begin(id, event);
      },
      onClick: (event: MouseEvent) => {
        if (!endsDrag(event)) onMove?.({ id });
      },
    }),
    /** For the card around an event that can be moved. A finger scrolls there. */
    card: (id: string) => ({
      'data-drags': true,
      onPointerDown: (event: ReactPointerEvent) => {
        isDragged.current = false;
        if (event.pointerType === 'mouse' && event.button === 0) begin(id, event);
      },
      onClickCapture: (event: MouseEvent) => {
        if (!endsDrag(event)) return;
        event.preventDefault();
        event.stopPropagation();
      },
      // The browser would drag the address of a link.
      onDragStart: (event: { preventDefault: () => void }) => event.preventDefault(),
    }),
  };
}
