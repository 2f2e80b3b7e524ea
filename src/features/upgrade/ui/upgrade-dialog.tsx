import { useUnit } from 'effector-react';
import { Check } from 'lucide';
import '@/shared/ui/theme/template-themes.css';
import { Button } from '@/shared/ui/button';
import { Dialog } from '@/shared/ui/dialog';
import { Icon } from '@/shared/ui/icon';
import type { TemplateName } from '@/shared/ui/theme/covers';
import { $lastOffer, $offer, upgradeClosed } from '../model/upgrade';
import * as styles from './upgrade-dialog.css';

/** A window over the page: what the page needs, what that costs, and the ways on. */
export function UpgradeDialog() {
  const { offer, last, close } = useUnit({ offer: $offer, last: $lastOffer, close: upgradeClosed });
  const shown = offer ?? last;
  if (shown === null) return null;
  const { title, reason, books, features, price, action } = shown;
  return (
    <Dialog
      open={offer !== null}
      onClose={close}
      title={title}
      description={reason}
      aside={<Books names={books} />}
    >
      <ul className={styles.features}>
        {features.map((feature) => (
          <li key={feature} className={styles.feature}>
            <span className={styles.tick}>
              <Icon of={Check} />
            </span>
            {feature}
          </li>
        ))}
      </ul>
      <p className={styles.price}>
        {price && (
          <>
            <b className={styles.amount}>{price.amount}</b> {price.terms}
          </>
        )}
      </p>
      <div className={styles.actions}>
        <Button variant="primary" href={action.href} onClick={() => close()}>
          {action.label}
        </Button>
        <Button href="/plans" onClick={() => close()}>
          Compare plans
        </Button>
        <span className={styles.later}>
          <Button variant="quiet" onClick={() => close()}>
            Not now
          </Button>
        </span>
      </div>
    </Dialog>
  );
}

const covers: readonly TemplateName[] = ['violet', 'bottle', 'petrol'];

/** Other templates of the plan, shown as books behind the requested one. */
function Books({ names }: { names: readonly string[] }) {
  return (
    <div className={styles.shelf}>
      {names.map((name, index) => (
        <span key={name} className={styles.book} data-template={covers[index]}>
          <span className={styles.plate}>{name}</span>
        </span>
      ))}
    </div>
  );
}
