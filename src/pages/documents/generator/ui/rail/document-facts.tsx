import { type OpenDocument, CreditAmount } from '@/entities/generation';
import * as styles from './rail.css';

type DocumentFactsProps = {
  document: OpenDocument;
  /** Whether amounts of credits aren't shown. */
  isUnlimited: boolean;
};

/** The measured reading level of the document and what it cost. */
export function DocumentFacts({ document: { generation }, isUnlimited }: DocumentFactsProps) {
  const { credits, meta, status } = generation;
  if (status === 'writing') return null;
  return (
    <div className={styles.part}>
      {meta.reading ? (
        <p className={styles.fact}>
          <span>Measured reading level</span>
          <b className={styles.figure}>{meta.reading.measured_fk}</b>
        </p>
      ) : null}
      {isUnlimited ? null : (
        <p className={styles.small}>
          Estimated <CreditAmount credits={credits.estimate} />, used <CreditAmount credits={credits.used} />.
          {credits.refunded > 0 ? (
            <>
              {' '}
              <CreditAmount credits={credits.refunded} /> were refunded.
            </>
          ) : null}
        </p>
      )}
      {meta.composed ? (
        <p className={styles.small}>
          Put together without AI, so only what needs a look is listed as a check. Read it before you teach
          from it.
        </p>
      ) : null}
    </div>
  );
}
