import type { ReactNode } from 'react';
import { Blank, Ink } from '../private/ink';
import { MarginNote } from '../private/margin-note';
import * as styles from './conversation-block.css';

export type ConversationTurn = {
  /** Who speaks. */
  role?: 'tutor' | 'student' | null;
  /** What is said; a student's lines are ruled, one rule a line. */
  text?: string | null;
  /** What kind of help it is, or when it was written. */
  note?: string | null;
  /** What it is drawn from. */
  sources?: ReactNode;
};

export type ConversationBlockProps = {
  /** The turns, as far as they have come. */
  turns?: readonly (ConversationTurn | null | undefined)[] | null;
  /** Names the student's side: "You" on their own page. */
  studentName?: string;
};

/** A talk with the tutor. Only the student's lines are ruled: the page is theirs to write on. */
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
              <b className={styles.who}>{student ? studentName : 'Tutor'}</b>
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
