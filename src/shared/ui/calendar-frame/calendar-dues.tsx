import { Flag } from 'lucide';
import { useId, useState } from 'react';
import { Icon } from '../icon';
import { coverAttributes } from '../theme/mixed-cover';
import { VisuallyHidden } from '../visually-hidden';
import { MoveHandle } from './move-handle';
import type { Drag } from './use-drag';
import * as styles from './calendar-dues.css';

export type CalendarDue = {
  /** The unique id. */
  id: string;
  /** The index of its day in the week, from 0. */
  day: number;
  /** The assignments that are due. */
  label: string;
  /** A cover or a colour as hex, of its class. */
  template?: string;
  /** The URL it links to. */
  href: string;
  /** Whether it can be moved, by its card or its handle. */
  movable?: boolean;
};

/** More would push the lessons off the screen. */
const MAX_SHOWN = 3;

type DuesProps = { dues: readonly CalendarDue[]; drag: Drag | undefined };

/** What is due on a day: the first few, and the others on request and on paper. */
export function CalendarDues({ dues, drag }: DuesProps) {
  const [isOpen, setOpen] = useState(false);
  const list = useId();
  const hidden = dues.length - MAX_SHOWN;
  return (
    <div className={styles.dues}>
      <ul id={list} className={styles.list}>
        {dues.map((due, index) => (
          <li
            key={due.id}
            className={styles.row}
            data-hidden={(!isOpen && index >= MAX_SHOWN) || undefined}
            data-move-place=""
            {...(due.template && coverAttributes(due.template))}
            {...(due.movable && drag?.card(due.id))}
          >
            <a className={styles.due} href={due.href} title={due.label}>
              <Icon of={Flag} size="xs" />
              <span className={styles.label}>
                <VisuallyHidden>Due: </VisuallyHidden>
                {due.label}
              </span>
            </a>
            {due.movable && drag ? <MoveHandle id={due.id} name={due.label} drag={drag} /> : null}
          </li>
        ))}
      </ul>
      {hidden > 0 ? (
        <button
          type="button"
          className={styles.more}
          aria-expanded={isOpen}
          aria-controls={list}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? 'Show fewer' : `${hidden} more`}
          <VisuallyHidden> due</VisuallyHidden>
        </button>
      ) : null}
    </div>
  );
}
