import type { GridCell } from './grid-book';
import * as styles from './grid-cell.css';

const instead = { missing: 'M', excused: 'Ex', late: 'L', extended: '' };
const signs = { missing: 'M', excused: 'Ex', late: 'L', extended: '+' };

/**
 * The content of a cell: the score, or what stands for it. Signs are drawn by the style sheet, because the name of the
 * cell says them in words.
 */
export function ShownCell({ cell }: { cell: GridCell | undefined }) {
  if (!cell) return null;
  const { text, mark, conflict } = cell;
  if (conflict)
    return (
      <span aria-hidden="true">
        {text || '–'}
        <span className={styles.against} data-sign={conflict.text || '–'} />
      </span>
    );
  if (!text && mark) return <span className={styles.sign} data-sign={instead[mark]} />;
  if (!text) return cell.toGrade ? <span className={styles.circle} /> : null;
  const excused = mark === 'excused';
  return (
    <span
      className={styles.score}
      aria-hidden="true"
      data-low={cell.low || undefined}
      data-dropped={cell.dropped || excused || undefined}
      data-hidden={cell.hidden || undefined}
    >
      {text}
      {mark ? <sup className={styles.late} data-sign={signs[mark]} /> : null}
    </span>
  );
}
