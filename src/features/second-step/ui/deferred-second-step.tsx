import { lazy, Suspense } from 'react';
import { Spinner } from '@/shared/ui/spinner';
import { place } from './deferred-second-step.css';

// Loaded late: most accounts have no second factor.
const SecondStep = lazy(async () => ({
  default: (await import('./second-step')).SecondStep,
}));

/** The second step of a sign-in on an entry page, loaded when the server asks for it. */
export function DeferredSecondStep() {
  return (
    <Suspense
      fallback={
        <div className={place}>
          <Spinner label="Loading the second step" />
        </div>
      }
    >
      <SecondStep />
    </Suspense>
  );
}
