import type { GridCell } from './grid-book';
import * as styles from './grid-cell.css';

/** Beside the active cell: why its text is not valid or may be a mistake, or the two values of a conflict, of which one is chosen. */
export function GridBubble({ cell }: { cell: GridCell }) {
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
function keepInView(bubble: HTMLElement | null) {
  const cell = bubble?.closest('td');
  const grid = bubble?.closest('[data-scroller]');
  if (!bubble || !cell || !grid) return;
  const end = grid.querySelector('tfoot')?.getBoundingClientRect().top ?? grid.getBoundingClientRect().bottom;
  const box = cell.getBoundingClientRect();
  const head = grid.querySelector('thead')?.getBoundingClientRect().bottom ?? 0;
  const height = bubble.offsetHeight + 8;
  bubble.dataset.side = box.bottom + height > end && box.top - height > head ? 'above' : 'below';
  const edges = grid.getBoundingClientRect();
  const rtl = getComputedStyle(cell).direction === 'rtl';
  const leaves = rtl
    ? box.right - bubble.offsetWidth < edges.left
    : box.left + bubble.offsetWidth > edges.right;
  bubble.dataset.align = leaves ? 'end' : 'start';
}
