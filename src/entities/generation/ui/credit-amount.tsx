import { formatNumber } from '@/shared/lib/numbers';
import * as styles from './credit-amount.css';

/** An amount of credits, set in the display face. */
export function CreditAmount({ credits }: { credits: number }) {
  return (
    <>
      <span className={styles.figure}>{formatNumber(credits)}</span> {credits === 1 ? 'credit' : 'credits'}
    </>
  );
}
