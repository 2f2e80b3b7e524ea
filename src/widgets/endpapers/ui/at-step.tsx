import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import { $onboarding, retryAsked, type Step, stepOf } from '@/entities/onboarding';
import { ErrorState } from '@/shared/ui/error-state';
import { Skeleton } from '@/shared/ui/skeleton';
import * as styles from './step-page.css';

/** Shows a step while one stands on it, and what is being waited for until then. */
export function AtStep({ step, children }: { step: Step | null; children?: ReactNode }) {
  const [onboarding, retry] = useUnit([$onboarding, retryAsked]);
  if (step !== null && stepOf(onboarding) === step) return children;
  if (onboarding.state === 'unreachable') {
    return (
      <ErrorState title="Your pages did not come" onRetry={() => retry()}>
        {onboarding.reason}
      </ErrorState>
    );
  }
  return (
    <div className={styles.step}>
      <Skeleton lines={6} label="Loading your pages" />
    </div>
  );
}
