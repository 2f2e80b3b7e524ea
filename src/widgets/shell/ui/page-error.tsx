import { Button } from '@/shared/ui/button';
import { ErrorState } from '@/shared/ui/error-state';

/** Stands in for a page of the shell that broke, or whose code could not be fetched: the menu stays. */
export function PageError() {
  return (
    <ErrorState
      size="page"
      title="Internal Server Error"
      onRetry={() => location.reload()}
      actions={
        <Button variant="quiet" href="/">
          Go home
        </Button>
      }
    >
      The mistake is ours. What was saved before is safe.
    </ErrorState>
  );
}
