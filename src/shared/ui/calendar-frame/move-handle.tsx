import { GripVertical } from 'lucide';
import { Icon } from '../icon';
import type { Drag } from './use-drag';
import * as styles from './calendar-week.css';

type HandleProps = { id: string; name: string; drag: Drag };

/** Moves an event: dragged by mouse or finger to a day, or pressed to choose one. */
export function MoveHandle({ id, name, drag }: HandleProps) {
  return (
    <button type="button" className={styles.handle} aria-label={`Move ${name}`} {...drag.handle(id)}>
      <Icon of={GripVertical} size="xs" />
    </button>
  );
}
