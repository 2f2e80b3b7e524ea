import { useUnit } from 'effector-react';
import { useState } from 'react';
import { $online } from '@/shared/lib/network';
import { Button } from '@/shared/ui/button';
import { ErrorState } from '@/shared/ui/error-state';

/** Replaces a page that failed to render or to load; the menu stays. */
export function PageError() {
  const online = useUnit($online);
  // Going online does not load the page, so the reason stays.
  const [unfetched] = useState(!online);
  return (
    <ErrorState
      size="page"
      title={unfetched ? 'This page couldn’t be loaded' : 'Internal Server Error'}
      onRetry={() => location.reload()}
      actions={
        <Button variant="quiet" href="/">
          Go home
        </Button>
      }
    >
      {unfetched
        ? 'The connection was lost. Try again when you’re back online.'
        : 'Something failed on our side. Your saved work is safe.'}
    </ErrorState>
  );
}
