import type { ReactNode } from 'react';
import { marginNote, noteFigure } from './document.css';

type MarginNoteProps = {
  /** The figure: minutes, a number, a week. */
  figure?: ReactNode;
  /** The text: whole class, 2 points, a source. */
  children?: ReactNode;
};

/** A note in the margin of a document. */
export function MarginNote({ figure, children }: MarginNoteProps) {
  return (
    <div className={marginNote}>
      {figure === undefined ? null : <b className={noteFigure}>{figure}</b>}
      {children}
    </div>
  );
}
