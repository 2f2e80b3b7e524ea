import { Check } from 'lucide';
import { Icon } from '@/shared/ui/icon';
import * as styles from './pay-steps.css';

const steps = ['Plan', 'Payment', 'Ready'];

type PayStepsProps = {
  /** The index of the current step. */
  current: number;
};

/** The steps from choosing a plan to the first document. */
export function PaySteps({ current }: PayStepsProps) {
  return (
    <ol className={styles.steps} aria-label="Steps">
      {steps.map((step, index) => (
        <li
          key={step}
          className={styles.step}
          data-state={index < current ? 'past' : index === current ? 'now' : 'ahead'}
          aria-current={index === current ? 'step' : undefined}
        >
          {index < current && <Icon of={Check} size="xs" label="Done:" />}
          {step}
        </li>
      ))}
    </ol>
  );
}
