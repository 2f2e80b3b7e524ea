import { Check, Minus } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '../icon';
import { ink, ruler } from '../private/ruler.css';
import * as styles from './plan-card.css';

export type PlanFeature = {
  /** The name. */
  label: string;
  /** Whether the plan includes it. */
  included: boolean;
};

export type PlanCardProps = {
  /** The name of the plan. */
  name: string;
  /** The price, with its currency. */
  price: string;
  /** The period of the price, such as "a month". */
  period: string;
  /** Another price, or the total. */
  note?: string;
  /** The allowance, such as "1.5M credits". */
  allowance: string;
  /** What the allowance means in practice. */
  allowanceNote?: string;
  /** The share of the ruler it fills, from 0 to 1; omitted if unlimited. */
  share?: number;
  /** The button that selects the plan, or a note that it is the current one. */
  action: ReactNode;
  /** The features, included or not. */
  features: readonly PlanFeature[];
};

/** A plan with its price, allowance and features. */
export function PlanCard({
  name,
  price,
  period,
  note,
  allowance,
  allowanceNote,
  share,
  action,
  features,
}: PlanCardProps) {
  return (
    <article className={styles.plan} aria-label={name}>
      <h3 className={styles.name} dir="auto">
        {name}
      </h3>
      <p className={styles.price}>
        <b className={styles.amount}>{price}</b> <span>{period}</span>
      </p>
      <p className={styles.note}>{note}</p>
      <div className={styles.allowance}>
        <p className={styles.credits}>{allowance}</p>
        {share === undefined ? null : (
          <div className={ruler} aria-hidden="true">
            <div className={ink} style={{ width: `${Math.min(1, Math.max(0, share)) * 100}%` }} />
          </div>
        )}
        {allowanceNote ? <p className={styles.small}>{allowanceNote}</p> : null}
      </div>
      <div className={styles.action}>{action}</div>
      <ul className={styles.features}>
        {features.map(({ label, included }) => (
          <li key={label} className={styles.feature} data-included={included}>
            <span className={styles.tick}>
              <Icon of={included ? Check : Minus} size="sm" label={included ? undefined : 'Not included:'} />
            </span>
            <span dir="auto">{label}</span>
          </li>
        ))}
      </ul>
    </article>
  );
}
