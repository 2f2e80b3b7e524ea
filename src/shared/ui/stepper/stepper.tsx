import { Check } from 'lucide';
import { Icon } from '../icon';
import * as styles from './stepper.css';

export type Step = {
  /** The name of the step. */
  label: string;
  /** The result, such as "24 added". */
  note?: string;
};

export type StepperProps = {
  /** The accessible name of the list. */
  label: string;
  /** The steps, in order. */
  steps: readonly Step[];
  /** The index of the current step; the number of steps if all are completed. */
  current: number;
};

/** The progress through a few steps in a fixed order. */
export function Stepper({ label, steps, current }: StepperProps) {
  return (
    <ol className={styles.steps} aria-label={label}>
      {steps.map((step, index) => {
        const state = index < current ? 'done' : index === current ? 'now' : 'ahead';
        return (
          <li
            key={step.label}
            className={styles.step}
            data-state={state}
            aria-current={state === 'now' ? 'step' : undefined}
          >
            <span className={styles.knot}>
              {state === 'done' ? <Icon of={Check} size="xs" label="Done:" /> : index + 1}
            </span>
            <span className={styles.label}>{step.label}</span>
            {step.note ? <small className={styles.note}>{step.note}</small> : null}
          </li>
        );
      })}
    </ol>
  );
}
