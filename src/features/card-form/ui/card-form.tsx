import { useGate, useUnit } from 'effector-react';
import { lazy, Suspense } from 'react';
import type { CardFailure } from '@/shared/lib/stripe';
import { Banner } from '@/shared/ui/banner';
import { Button } from '@/shared/ui/button';
import { PageSection } from '@/shared/ui/page-section';
import { Skeleton } from '@/shared/ui/skeleton';
import { $cardFormReady, $isSandbox, $stripeFailure, CardFormGate, loadRetried } from '../model/card-form';
import type { Known } from '../model/holder';
import * as styles from './card-form.css';
import { HolderAddress, HolderName } from './holder-fields';
import { SandboxMark } from './sandbox-mark';

const CardBox = lazy(async () => ({ default: (await import('./card-box')).CardBox }));

export type CardFormProps = {
  /** Whether the fields are disabled, as while the card is being checked. */
  disabled?: boolean;
  /** Why the card provider declined the card. */
  failure?: CardFailure | null;
  /** Defaults for the fields that the user has not changed; they may arrive late. */
  defaults?: Known;
  /** The level of the headings. */
  level?: 2 | 3;
};

/** Card, name and billing address, inside the page's form with its submit button. */
export function CardForm({ disabled = false, failure = null, defaults, level = 2 }: CardFormProps) {
  useGate(CardFormGate, { known: defaults ?? {} });
  const { isSandbox, isReady, stripeFailure } = useUnit({
    isSandbox: $isSandbox,
    isReady: $cardFormReady,
    stripeFailure: $stripeFailure,
  });
  const retry = useUnit(loadRetried);
  const blank = <Skeleton lines={4} label="Loading the card fields" />;

  return (
    <div className={styles.form} data-card-form>
      {isSandbox ? <SandboxMark disabled={disabled} /> : null}
      <PageSection title="Payment method" level={level}>
        <div className={styles.fields}>
          {stripeFailure === null ? (
            <Suspense fallback={blank}>
              {isReady ? <CardBox disabled={disabled} failure={failure} /> : blank}
            </Suspense>
          ) : (
            <Banner
              tone="danger"
              urgent
              title={stripeFailure}
              action={
                <Button size="sm" onClick={() => retry()}>
                  Try again
                </Button>
              }
            >
              A content blocker or a lost connection may have stopped the card fields from loading.
            </Banner>
          )}
          <HolderName disabled={disabled} />
        </div>
      </PageSection>
      <PageSection title="Billing address" level={level}>
        <HolderAddress disabled={disabled} />
      </PageSection>
    </div>
  );
}
