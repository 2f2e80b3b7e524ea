import type { TokenBalance } from '@/shared/api';
import { creditsOf } from '../model/credits';
import * as styles from './credits-left.css';

type CreditsLeftProps = { balance: TokenBalance };

/** What may still be written, at the foot of the margin. */
export function CreditsLeft({ balance }: CreditsLeftProps) {
  const { left, used } = creditsOf(balance);
  return (
    <div className={styles.credits}>
      <span>AI credits</span>
      <span>{used} used</span>
      <span>
        <b className={styles.figure}>{left}</b> left
      </span>
    </div>
  );
}
