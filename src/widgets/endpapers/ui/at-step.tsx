import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import { $onboarding, retryRequested, type Step, stepOf } from '@/entities/onboarding';
import { ErrorState } from '@/shared/ui/error-state';
import { Skeleton } from '@/shared/ui/skeleton';
import * as styles from './step-page.css';

/** Shows the step, or until it is current a skeleton or an error. */
export function AtStep({ step, children }: { step: Step | null; children?: ReactNode }) {
  const [onboarding, retry] = useUnit([$onboarding, retryRequested]);
  if (step !== null && stepOf(onboarding) === step) return children;
  if (onboarding.state === 'unreachable') {
    return (
      <ErrorState title="Your pages couldn’t be loaded" onRetry={() => retry()}>
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
