import type { Ref } from 'react';
import { X } from 'lucide';
import { IconButton } from '../icon-button';
import { Textarea } from '../textarea';
import * as styles from './file-viewer.css';

/** A comment on a place on a page. */
export type PlacedNote = {
  id: string;
  /** From one. */
  page: number;
  /** From the left, as a share of the width. */
  x: number;
  /** From the top, as a share of the height. */
  y: number;
  comment: string;
};

type PlacedNotesProps = {
  ref: Ref<HTMLOListElement>;
  notes: readonly PlacedNote[];
  /** Whether each says which page it is on. */
  hasPages: boolean;
  onShow: (note: PlacedNote) => void;
  onWrite: ((id: string, comment: string) => void) | undefined;
  onRemove: ((id: string) => void) | undefined;
};

const MAX_COMMENT = 2000;

/** The words of the comments, numbered as their markers are. */
export function PlacedNotes({ ref, notes, hasPages, onShow, onWrite, onRemove }: PlacedNotesProps) {
  if (notes.length === 0) {
    return <p className={styles.empty}>Click a place on the page to comment on it.</p>;
  }
  return (
    <ol ref={ref} className={styles.notes} aria-label="Comments on this file">
      {notes.map((note, index) => {
        const { id, page, comment } = note;
        const number = index + 1;
        const where = hasPages ? ` on page ${page}` : '';
        return (
          <li key={id} className={styles.note} data-note={id} tabIndex={-1}>
            <button
              type="button"
              className={styles.figure}
              aria-label={`Show comment ${number}${where}`}
              onClick={() => onShow(note)}
            >
              {number}
            </button>
            <div className={styles.words}>
              {hasPages ? <span className={styles.hint}>Page {page}</span> : null}
              {onWrite ? null : (
                <p className={styles.comment} role="note" aria-label={`Comment ${number}`} dir="auto">
                  {comment}
                </p>
              )}
            </div>
            {onRemove ? (
              <IconButton
                size="sm"
                icon={X}
                label={`Remove comment ${number}`}
                onClick={() => onRemove(id)}
              />
            ) : null}
            {onWrite ? (
              <div className={styles.writing}>
                <Textarea
                  label={`Comment ${number}`}
                  rows={2}
                  maxLength={MAX_COMMENT}
                  value={comment}
                  onChange={(text) => onWrite(id, text)}
                />
              </div>
            ) : null}
          </li>
        );
      })}
    </ol>
  );
}
