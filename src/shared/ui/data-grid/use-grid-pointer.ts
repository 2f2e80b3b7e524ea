import { type MouseEvent, type PointerEvent, type RefObject, useRef, useState } from 'react';
import type { GridPlace } from './grid-moves';

type PointerActions = {
  /** A cell, a name, a total or a head is pressed. */
  onPress: (place: GridPlace, extend: boolean) => void;
  /** A finger taps a cell, perhaps the active one. */
  onTap: (place: GridPlace) => void;
  /** The mouse presses the cell that has the focus, once. */
  onAgain: (place: GridPlace) => void;
  /** The context menu of a cell is asked for; false leaves it to the browser. */
  onContext: (place: GridPlace) => boolean;
  /** The pointer is dragged from the pressed cell to another one. */
  onExtend: (place: GridPlace) => void;
  /** A column is dropped before another one, or at the end. */
  onDrop: (column: number, before: number) => void;
  /** A column's edge is dragged by so many px. */
  onResize: (columnId: string, by: number, done: boolean) => void;
  /** Whether the last press was by finger. */
  touched: RefObject<boolean>;
  movable: boolean;
  rtl: boolean;
};

type Drag =
  | { kind: 'select'; last: GridPlace }
  | { kind: 'column'; column: number; x: number; moved: boolean }
  | { kind: 'resize'; id: string; x: number };

const CLICK_SLACK = 6;
/** A second press within this time, in milliseconds, makes a double click. */
const DOUBLE_CLICK = 350;

/** Presses, drags and taps in the grid, heard by the table for all cells. */
export function useGridPointer(actions: PointerActions) {
  const { movable, rtl, touched } = actions;
  const drag = useRef<Drag | null>(null);
  const again = useRef<{ cell: Element; timer?: ReturnType<typeof setTimeout> } | null>(null);
  const [dropBefore, setDropBefore] = useState<number | null>(null);

  function onPointerDown(event: PointerEvent<HTMLElement>) {
    forget();
    touched.current = event.pointerType === 'touch';
    const target = elementOf(event);
    const handle = target?.closest<HTMLElement>('[data-resize]');
    if (handle) {
      event.preventDefault();
      handle.setPointerCapture(event.pointerId);
      drag.current = { kind: 'resize', id: handle.dataset.resize ?? '', x: event.clientX };
      return;
    }
    const place = placeOf(target);
    if (touched.current || event.button !== 0 || !place || isControl(target)) return;
    const cell = target?.closest('td[data-place]') ?? null;
    if (cell !== null && cell === document.activeElement && !event.shiftKey) again.current = { cell };
    if (place.row >= 0) actions.onPress(place, event.shiftKey);
    if (place.row >= 0 && place.column >= 0) drag.current = { kind: 'select', last: place };
    else if (place.row < 0)
      drag.current = { kind: 'column', column: place.column, x: event.clientX, moved: false };
  }

  function onPointerMove(event: PointerEvent<HTMLElement>) {
    const dragged = drag.current;
    if (!dragged) return;
    if (event.buttons === 0) return void end();
    if (dragged.kind === 'resize') {
      actions.onResize(dragged.id, shift(event, dragged.x), false);
    } else if (dragged.kind === 'column') {
      dragged.moved ||= movable && dragged.column >= 0 && Math.abs(event.clientX - dragged.x) > CLICK_SLACK;
      if (dragged.moved) setDropBefore(placeAt(event)?.column ?? null);
    } else {
      const place = placeOf(elementOf(event));
      if (!place || (place.row === dragged.last.row && place.column === dragged.last.column)) return;
      dragged.last = place;
      actions.onExtend(place);
    }
  }

  function onPointerUp(event: PointerEvent<HTMLElement>) {
    const dragged = drag.current;
    const before = dropBefore;
    end();
    if (dragged?.kind === 'resize') actions.onResize(dragged.id, shift(event, dragged.x), true);
    if (dragged?.kind === 'column' && dragged.moved) {
      if (before !== null && before >= 0) actions.onDrop(dragged.column, before);
    } else if (dragged?.kind === 'column') {
      actions.onPress({ row: -1, column: dragged.column }, event.shiftKey);
    }
  }

  // The grid moves the focus itself: a Shift+click leaves it on the active cell.
  function onMouseDown(event: MouseEvent<HTMLElement>) {
    if (placeOf(elementOf(event)) && !isControl(elementOf(event))) event.preventDefault();
  }

  function onClick(event: MouseEvent<HTMLElement>) {
    const place = placeOf(elementOf(event));
    if (!place || isControl(elementOf(event))) return;
    const pressed = again.current;
    if (touched.current) actions.onTap(place);
    else if (pressed && pressed.cell === elementOf(event)?.closest('td'))
      pressed.timer = setTimeout(() => {
        if (pressed.cell === document.activeElement) actions.onAgain(place);
      }, DOUBLE_CLICK);
  }

  function onContextMenu(event: MouseEvent<HTMLElement>) {
    const place = placeOf(elementOf(event));
    if (place && !isControl(elementOf(event)) && actions.onContext(place)) event.preventDefault();
  }

  /** Another press, or a key, is no single press on the cell any more. */
  function forget() {
    clearTimeout(again.current?.timer);
    again.current = null;
  }

  function end() {
    drag.current = null;
    setDropBefore(null);
  }

  const shift = (event: PointerEvent, from: number) => (event.clientX - from) * (rtl ? -1 : 1);
  return {
    handlers: {
      onPointerDown,
      onPointerMove,
      onPointerUp,
      onPointerCancel: end,
      onMouseDown,
      onClick,
      onContextMenu,
      onKeyDownCapture: forget,
    },
    dropBefore,
  };
}

function elementOf(event: { target: EventTarget }): Element | null {
  return event.target instanceof Element ? event.target : null;
}

/** The place of the cell or head around an element. */
export function placeOf(element: Element | null): GridPlace | null {
  const [row, column] = (element?.closest<HTMLElement>('[data-place]')?.dataset.place ?? '')
    .split(':')
    .map(Number);
  return row === undefined || column === undefined ? null : { row, column };
}

function placeAt(event: PointerEvent): GridPlace | null {
  return placeOf(document.elementFromPoint(event.clientX, event.clientY));
}

/** Links, buttons and inputs in cells have their own clicks. */
function isControl(element: Element | null): boolean {
  return element?.closest('a, button, input, [data-bubble]') !== null;
}
