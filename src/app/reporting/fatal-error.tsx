import { Button } from '@/shared/ui/button';
import { RuledNotice } from '@/widgets/ruled-notice';

/** Replaces a page that failed to render. */
export function FatalError() {
  return (
    <RuledNotice
      title="Internal Server Error"
      subject="Something failed on our side."
      actions={
        <>
          <Button variant="primary" onClick={() => location.reload()}>
            Try again
          </Button>
          <Button href="/">Go home</Button>
        </>
      }
    >
      Try again in a minute. What was saved before is safe.
    </RuledNotice>
  );
}
