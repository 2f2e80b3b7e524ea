import { useUnit } from 'effector-react';
import { Info } from 'lucide-react';
import { testCards } from '@/shared/lib/stripe';
import { Icon } from '@/shared/ui/icon';
import { Select } from '@/shared/ui/select';
import { $areFieldsMounted, testCardPicked } from '../model/card-form';
import * as styles from './card-form.css';

const options = testCards.map(({ number, says }) => ({
  value: number,
  label: `${number.replace(/(\d{4})(?=\d)/g, '$1 ')} · ${says}`,
}));

/** Says that no money moves here, and hands out the cards that work. */
export function SandboxMark({ disabled }: { disabled: boolean }) {
  const { pick, areFieldsMounted } = useUnit({ pick: testCardPicked, areFieldsMounted: $areFieldsMounted });
  return (
    <div className={styles.sandbox}>
      <span className={styles.sandboxIcon}>
        <Icon of={Info} size="md" />
      </span>
      <p>
        <strong className={styles.sandboxTitle}>Sandbox: test cards only.</strong> No card is charged here.
        Pick a card to see what its bank does.
      </p>
      <div className={styles.picker}>
        <Select
          label="Test card"
          placeholder="Pick a test card"
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
