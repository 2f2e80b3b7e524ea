import type { ReactNode } from 'react';
import { Icon } from '../icon';
import { outcomes } from '../private/check-outcomes';
import * as styles from './check-note.css';

export type CheckNoteProps = {
  /** The name of the check. */
  name: string;
  /** The outcome; a passed check needs no note. */
  status: 'repaired' | 'open';
  /** What the check found or changed. */
  detail: string;
  /** The buttons that resolve it. */
  children?: ReactNode;
};

/** A check beside the part of a document that it is about. Contains no block elements, so that a paragraph can hold it. */
export function CheckNote({ name, status, detail, children }: CheckNoteProps) {
  const { icon, word } = outcomes[status];
  return (
    <span
      role="group"
      aria-label={`Check: ${name}`}
      className={styles.note}
      data-status={status}
      data-note=""
    >
      <span className={styles.mark}>
        <Icon of={icon} size="md" />
      </span>
      <span className={styles.words}>
        <span className={styles.name}>
          {name} <span className={styles.outcome}>{word}</span>
        </span>
        <span className={styles.detail}>{detail}</span>
        {children ? <span className={styles.actions}>{children}</span> : null}
      </span>
    </span>
  );
}
