import type { ReactNode } from 'react';
import { type ConversationTurn, speakerLabels } from '../../api/blocks';
import { Blank, Ink } from '../private/ink';
import { MarginNote } from '../private/margin-note';
import * as styles from './conversation-block.css';

/** A turn; `sources` lists the sources of its text. */
export type Turn = ConversationTurn & { sources?: ReactNode };

export type ConversationBlockProps = {
  /** The turns; parts may be missing while the document is being written. */
  turns?: readonly (Turn | null | undefined)[] | null;
  /** The name of the student; "You" on the student’s own page. */
  studentName?: string;
};

/** A conversation with the tutor, in which only the student’s lines are ruled. */
export function ConversationBlock({ turns, studentName = 'You' }: ConversationBlockProps) {
  if (!turns || turns.length === 0) return <Blank share={0.7} />;
  return (
    <ol className={styles.conversation}>
      {turns.map((turn, index) => {
        const student = turn?.role === 'student';
        const last = index === turns.length - 1;
        return (
          <li key={index} className={styles.turn} data-role={turn?.role ?? 'tutor'}>
            <MarginNote>
              <b className={styles.who}>{student ? studentName : speakerLabels.tutor}</b>
              {turn?.note ? <span>{turn.note}</span> : null}
            </MarginNote>
            {(turn?.text ?? '').split('\n').map((line, lineIndex, lines) => (
              <p key={lineIndex} className={student ? styles.ruled : styles.said} dir="auto">
                <Ink tail={last && lineIndex === lines.length - 1}>{line}</Ink>
              </p>
            ))}
            {turn?.sources}
          </li>
        );
      })}
    </ol>
  );
}
