import { PenTool } from 'lucide';
import type { ReactNode, Ref } from 'react';
import { Icon } from '@/shared/ui/icon';
import { type MarginNote, markedParts, type NumberedNote, type TextSpan } from '../model/marked-parts';
import * as styles from './marked-text.css';

type MarkedTextProps<Note extends MarginNote> = {
  text: string;
  notes: readonly Note[];
  /** What else is marked in the text. */
  spans?: readonly TextSpan[];
  /** The buttons below a note, such as one that removes it. */
  actions?: (note: Note) => ReactNode;
  /** Leaves a wide margin although there are no notes yet, for a page where they are written. */
  roomy?: boolean;
  /** The content above the text, on the same sheet. */
  head?: ReactNode;
  /** The element with the text, for reading the selection. */
  ref?: Ref<HTMLDivElement>;
};

/** A student's text on a sheet of paper, with the teacher's comments in the margin, beside their words. */
export function MarkedText<Note extends MarginNote>({
  text,
  notes,
  spans = [],
  actions,
  roomy = false,
  head,
  ref,
}: MarkedTextProps<Note>) {
  return (
    <article className={styles.page}>
      <div className={styles.inner} data-roomy={roomy || notes.length > 0 || undefined}>
        {head ? <div className={styles.head}>{head}</div> : null}
        <div ref={ref} className={styles.text}>
          {markedParts(text, notes, spans).map((part) => {
            const isMarked = part.isGiven || part.isPasted || part.isSuggested;
            const Part = isMarked ? 'mark' : 'span';
            return [
              <Part
                key={part.start}
                className={isMarked ? styles.mark : undefined}
                data-given={part.isGiven || undefined}
                data-pasted={part.isPasted || undefined}
                data-suggested={part.isSuggested || undefined}
              >
                {part.text}
              </Part>,
              ...part.ending.map((numbered) => (
                <InMargin key={numbered.note.id} {...numbered} actions={actions?.(numbered.note)} />
              )),
            ];
          })}
        </div>
      </div>
    </article>
  );
}

type InMarginProps = NumberedNote & { actions: ReactNode };

/** A note, and its number at the end of its words. */
function InMargin({ number, note: { comment, isSuggested }, actions }: InMarginProps) {
  return (
    <>
      <sup className={styles.number} data-beside data-suggested={isSuggested || undefined} aria-hidden="true">
        {number}
      </sup>
      <span
        role="note"
        aria-label={isSuggested ? `Suggested comment ${number}` : `Comment ${number}`}
        className={styles.note}
        data-beside
        data-suggested={isSuggested || undefined}
      >
        {isSuggested ? (
          <span className={styles.kind}>
            <Icon of={PenTool} size="xs" /> Suggested
          </span>
        ) : null}
        <span dir="auto">
          <b className={styles.figure}>{number}</b> {comment}
        </span>
        {actions ? <span className={styles.actions}>{actions}</span> : null}
      </span>
    </>
  );
}
