import { Link } from '@/shared/ui/link';
import type { Allowance } from '../model/credits';
import * as styles from './credits-left.css';

type CreditsLeftProps = {
  allowance: Allowance;
  /** The path of the usage page. */
  usage: string;
};

/** The remaining credits, at the foot of the sidebar. */
export function CreditsLeft({ allowance, usage }: CreditsLeftProps) {
  return (
    <div className={styles.credits}>
      <span>
        {allowance.kind === 'unlimited' ? <b className={styles.figure}>{allowance.plan}</b> : 'AI credits'}
      </span>
      <Link href={usage} standalone>
        Usage
      </Link>
      {allowance.kind === 'unlimited' ? (
        <span className={styles.line}>Unlimited generations</span>
      ) : (
        <span className={styles.line}>
          <b className={styles.figure}>{allowance.left}</b> left, {allowance.used} used
        </span>
      )}
    </div>
  );
}
