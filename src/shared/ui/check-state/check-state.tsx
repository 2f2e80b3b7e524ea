import { Check, CircleDashed } from 'lucide';
import { Icon } from '../icon';
import * as styles from './check-state.css';

export type CheckStateProps = {
  /** How many checks passed. */
  passed: number;
  /** How many were repaired by code. */
  repaired: number;
  /** How many are open for the teacher. */
  open: number;
};

/** Whether the checks of a document are resolved, in a few words. Draws nothing for a document without checks. */
export function CheckState({ passed, repaired, open }: CheckStateProps) {
  if (passed + repaired + open === 0) return null;
  return (
    <span className={styles.state} data-status={open > 0 ? 'open' : 'passed'}>
      <Icon of={open > 0 ? CircleDashed : Check} size="xs" />
      {wordsOf(open)}
    </span>
  );
}

function wordsOf(open: number): string {
  if (open === 0) return 'All checks passed';
  return open === 1 ? '1 check open' : `${open} checks open`;
}
