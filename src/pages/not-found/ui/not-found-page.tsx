import { useLocation } from 'react-router';
import { Button } from '@/shared/ui/button';
import { RuledNotice } from '@/widgets/ruled-notice';

/** No page has this address. */
export function NotFoundPage() {
  const { pathname } = useLocation();
  return (
    <RuledNotice
      title="Page Not Found"
      subject={pathname}
      actions={
        <Button variant="primary" href="/">
          Go home
        </Button>
      }
    >
      The address may be mistyped, or the page was deleted.
    </RuledNotice>
  );
}
