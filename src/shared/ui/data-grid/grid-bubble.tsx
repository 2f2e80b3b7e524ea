import type { GridCell } from './grid-book';
import * as styles from './grid-cell.css';

/** Beside the active cell: why its text is not valid or may be a mistake, or the two values of a conflict, of which one is chosen. */
export function GridBubble({ cell, beside }: { cell: GridCell; beside: boolean }) {
  const keepInView = beside ? keepBeside : keepBelow;
  if (cell.conflict)
    return (
      <div
        className={styles.bubble}
        ref={keepInView}
        data-bubble="conflict"
        role="group"
        aria-label="Conflict"
      >
        <p>{`${cell.conflict.by} changed this score too. Which one is right?`}</p>
        <button type="button" data-resolve="mine" tabIndex={-1}>
          {`Keep yours: ${cell.text || 'no score'}`}
        </button>
        <button type="button" data-resolve="theirs" tabIndex={-1}>
          {`Take ${cell.conflict.text || 'no score'}`}
        </button>
      </div>
    );
  // The name of the cell contains the reason, so it is not read twice.
  const { invalid, warning } = cell;
  return invalid || warning ? (
    <span className={invalid ? styles.refusal : styles.warning} ref={keepInView} aria-hidden="true">
      {invalid ?? `This is ${warning}.`}
    </span>
  ) : null;
}

/** Below the cell, unless the foot or the end of the grid would cover it. */
function keepBelow(bubble: HTMLElement | null) {
  const places = placesOf(bubble);
  if (!bubble || !places) return;
  const { box, grid, edges } = places;
  const end = grid.querySelector('tfoot')?.getBoundingClientRect().top ?? edges.bottom;
  const head = grid.querySelector('thead')?.getBoundingClientRect().bottom ?? 0;
  const height = bubble.offsetHeight + 8;
  bubble.dataset.side = box.bottom + height > end && box.top - height > head ? 'above' : 'below';
  bubble.dataset.align = leaves(0, bubble, places) ? 'end' : 'start';
}

/** Beside the cell, so that it does not cover the next one below, where the user types on. */
function keepBeside(bubble: HTMLElement | null) {
  const places = placesOf(bubble);
  if (!bubble || !places) return;
  bubble.dataset.side = 'beside';
  bubble.dataset.align = leaves(places.box.width, bubble, places) ? 'end' : 'start';
}

type Places = { box: DOMRect; edges: DOMRect; grid: Element; rtl: boolean };

function placesOf(bubble: HTMLElement | null): Places | null {
  const cell = bubble?.closest('td');
  const grid = bubble?.closest('[data-scroller]');
  if (!cell || !grid) return null;
  const rtl = getComputedStyle(cell).direction === 'rtl';
  return { box: cell.getBoundingClientRect(), edges: grid.getBoundingClientRect(), grid, rtl };
}

/** Whether a bubble that begins so far from the start of its cell would leave the grid. */
function leaves(shift: number, { offsetWidth: width }: HTMLElement, { box, edges, rtl }: Places): boolean {
  return rtl ? box.right - shift - width < edges.left : box.left + shift + width > edges.right;
}
