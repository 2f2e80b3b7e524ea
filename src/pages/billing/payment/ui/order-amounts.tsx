import { TicketPercent, X } from 'lucide';
import { Icon } from '@/shared/ui/icon';
import { IconButton } from '@/shared/ui/icon-button';
import type { OrderSummary } from '../model/order-lines';
import * as styles from './order-sheet.css';

type OrderAmountsProps = {
  summary: OrderSummary;
  coupon: string | null;
  /** Removes the coupon; without it the order cannot be changed. */
  onRemoveCoupon?: () => void;
};

/** The lines of the order, the discount and the amount due today. */
export function OrderAmounts({ summary, coupon, onRemoveCoupon }: OrderAmountsProps) {
  const { lines, discount, tax, due, next } = summary;
  return (
    <dl className={styles.numbers}>
      {lines.map(({ label, note, amount }) => (
        <div key={label} className={styles.line}>
          <dt className={styles.label}>
            {label}
            {note ? <small className={styles.labelNote}>{note}</small> : null}
          </dt>
          <dd className={styles.amount}>{amount}</dd>
        </div>
      ))}
      {coupon !== null && (
        <div className={styles.line} data-kind="coupon">
          <dt className={styles.coupon}>
            <Icon of={TicketPercent} size="sm" />
            <span className={styles.code}>{coupon}</span>
            {onRemoveCoupon && (
              <IconButton icon={X} size="sm" label={`Remove ${coupon}`} onClick={onRemoveCoupon} />
            )}
          </dt>
          <dd className={styles.amount}>{discount ?? 'applied'}</dd>
        </div>
      )}
      {tax !== null && (
        <div className={styles.line}>
          <dt className={styles.label}>Tax</dt>
          <dd className={styles.amount}>{tax}</dd>
        </div>
      )}
      <div className={styles.line} data-kind="due">
        <dt className={styles.dueLabel}>Due today</dt>
        <dd className={styles.dueAmount}>{due}</dd>
      </div>
      {next && (
        <div className={styles.line} data-kind="next">
          <dt className={styles.label}>{next.label}</dt>
          <dd className={styles.amount}>{next.amount}</dd>
        </div>
      )}
    </dl>
  );
}
