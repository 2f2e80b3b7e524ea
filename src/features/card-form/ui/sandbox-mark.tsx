import { useUnit } from 'effector-react';
import { Info } from 'lucide';
import { testCards } from 'stripe-sandbox/test-cards';
import { Icon } from '@/shared/ui/icon';
import { Select } from '@/shared/ui/select';
import { $areFieldsMounted, testCardPicked } from '../model/card-form';
import * as styles from './card-form.css';

const options = testCards.map(({ number, behaviour }) => ({
  value: number,
  label: `${number.replace(/(\d{4})(?=\d)/g, '$1 ')} · ${behaviour}`,
}));

/** Says that no card is charged in the sandbox, and fills in test cards. */
export function SandboxMark({ disabled }: { disabled: boolean }) {
  const { pick, areFieldsMounted } = useUnit({ pick: testCardPicked, areFieldsMounted: $areFieldsMounted });
  return (
    <div className={styles.sandbox}>
      <span className={styles.sandboxIcon}>
        <Icon of={Info} size="md" />
      </span>
      <p>
        <strong className={styles.sandboxTitle}>Sandbox: test cards only.</strong> No card is charged here.
        Each card shows a different response of its bank.
      </p>
      <div className={styles.picker}>
        <Select
          label="Test card"
          placeholder="Choose a test card"
          value=""
          options={options}
          disabled={disabled || !areFieldsMounted}
          onChange={(number) => {
            if (number !== '') pick(number);
          }}
        />
      </div>
    </div>
  );
}
