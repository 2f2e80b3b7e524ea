import type { Ref } from 'react';
import type { TextNote } from '@/shared/api/submissions';
import { Button } from '@/shared/ui/button';
import { inReadingOrder, markedParts } from '../model/marked-parts';
import * as styles from './marked-text.css';

type MarkedTextProps = {
  text: string;
  notes: readonly TextNote[];
  /** Called to remove a note; without it the notes are read-only. */
  onRemove?: (note: TextNote) => void;
  /** The element with the text, for reading the selection. */
  ref?: Ref<HTMLDivElement>;
};

/** A student's text with the teacher's comments beside the words they are about. */
export function MarkedText({ text, notes, onRemove, ref }: MarkedTextProps) {
  return (
    <div className={styles.page} data-noted={notes.length > 0 || undefined}>
      <div ref={ref} className={styles.text} dir="auto">
        {markedParts(text, notes).map((part) =>
          part.notes.length === 0 ? (
            <span key={part.start}>{part.text}</span>
          ) : (
            <mark key={part.start} className={styles.mark} data-numbers={part.notes.join(', ')}>
              {part.text}
            </mark>
          ),
        )}
      </div>
      {notes.length > 0 ? (
        <ol className={styles.notes} aria-label="Comments on the text">
          {inReadingOrder(notes).map((note) => (
            <li key={note.id} className={styles.note}>
              <q className={styles.quote}>{note.quote}</q>
              <span className={styles.comment} dir="auto">
                {note.comment}
              </span>
              {onRemove ? (
                <Button size="sm" variant="quiet" onClick={() => onRemove(note)}>
                  Remove
                </Button>
              ) : null}
            </li>
          ))}
        </ol>
      ) : null}
    </div>
  );
}
