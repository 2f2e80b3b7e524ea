import { Minus, Plus } from 'lucide';
import type { ReactNode } from 'react';
import { IconButton } from '../icon-button';
import * as styles from './document-toolbar.css';

export type DocumentToolbarProps = {
  /** The accessible name, such as "Change question 2". */
  label: string;
  /** The actions, as small quiet buttons. */
  children: ReactNode;
};

/** The actions on the selected part of a document. */
export function DocumentToolbar({ label, children }: DocumentToolbarProps) {
  return (
    <div className={styles.toolbar} role="group" aria-label={label}>
      {children}
    </div>
  );
}

export type ReadingLevelProps = {
  /** The current grade. */
  level: number;
  /** Called with the requested grade. */
  onLevelChange: (level: number) => void;
  /** Whether a change is pending. */
  pending?: boolean;
};

/** Changes the reading level of a text, by one grade at a time, from 1 to 12. */
export function ReadingLevel({ level, onLevelChange, pending = false }: ReadingLevelProps) {
  return (
    <span className={styles.level} role="group" aria-label="Reading level">
      Reading level
      <IconButton
        label={`Easier, grade ${Math.max(1, level - 1)}`}
        icon={Minus}
        size="sm"
        disabled={level <= 1}
        pending={pending}
        onClick={() => onLevelChange(level - 1)}
      />
      <b className={styles.grade}>{level}</b>
      <IconButton
        label={`Harder, grade ${Math.min(12, level + 1)}`}
        icon={Plus}
        size="sm"
        disabled={level >= 12}
        pending={pending}
        onClick={() => onLevelChange(level + 1)}
      />
    </span>
  );
}
