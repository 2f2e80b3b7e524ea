import type { ReactNode } from 'react';
import { marginNote, noteFigure } from './document.css';

type MarginNoteProps = {
  /** The figure: minutes, a number, a week. */
  figure?: ReactNode;
  /** What belongs to it: whole class, 2 points, a source. */
  children?: ReactNode;
};

/** What the margin of a document holds beside a line. */
export function MarginNote({ figure, children }: MarginNoteProps) {
  return (
    <div className={marginNote}>
      {figure === undefined ? null : <b className={noteFigure}>{figure}</b>}
      {children}
    </div>
  );
}
