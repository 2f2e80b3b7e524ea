import type { Mark, MarkState } from '@/shared/api/marking';
import * as styles from './mark-panel.css';

const given: Partial<Record<MarkState, string>> = { in_review: 'In review', ready: 'Ready' };

/** The steps of a mark until its student sees it. */
export function MarkSteps({ mark: { state } }: { mark: Mark }) {
  const steps = ['Draft', given[state] ?? 'Marked', 'Returned'];
  const now = state === 'not_marked' || state === 'in_marking' ? 0 : state === 'returned' ? 2 : 1;
  return (
    <ol className={styles.steps} aria-label="State of this mark">
      {steps.map((label, step) => (
        <li
          key={label}
          className={styles.step}
          data-past={step < now || undefined}
          aria-current={step === now ? 'step' : undefined}
        >
          {label}
        </li>
      ))}
    </ol>
  );
}
