import { useUnit } from 'effector-react';
import { useState } from 'react';
import { $online } from '@/shared/lib/network';
import { Button } from '@/shared/ui/button';
import { ErrorState } from '@/shared/ui/error-state';

/** Stands in for a page of the shell that broke, or whose code could not be fetched: the menu stays. */
export function PageError() {
  const online = useUnit($online);
  // Back online, the page is not here yet all the same.
  const [unfetched] = useState(!online);
  return (
    <ErrorState
      size="page"
      title={unfetched ? 'This page is not here yet' : 'Internal Server Error'}
      onRetry={() => location.reload()}
      actions={
        <Button variant="quiet" href="/">
          Go home
        </Button>
      }
    >
      {unfetched
        ? 'The connection was lost before it could be fetched. Try again when you’re back online.'
        : 'The mistake is ours. What was saved before is safe.'}
    </ErrorState>
  );
}
