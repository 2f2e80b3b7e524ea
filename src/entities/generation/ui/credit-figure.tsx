import { figureOf } from '@/shared/lib/figures';
import * as styles from './credit-figure.css';

/** An amount of credits, set in the display face. */
export function CreditFigure({ credits }: { credits: number }) {
  return (
    <>
      <span className={styles.figure}>{figureOf(credits)}</span> {credits === 1 ? 'credit' : 'credits'}
    </>
  );
}
