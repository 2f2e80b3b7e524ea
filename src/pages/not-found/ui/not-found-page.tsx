import { useUnit } from 'effector-react';
import { useLocation } from 'react-router';
import { $user } from '@/entities/session';
import { Button } from '@/shared/ui/button';
import { RuledNotice } from '@/widgets/ruled-notice';

/** No page has this address. */
export function NotFoundPage() {
  const { pathname } = useLocation();
  const hasTrash = useUnit($user)?.role === 'teacher';
  return (
    <RuledNotice
      title="Page Not Found"
      subject={pathname}
      actions={
        <>
          <Button variant="primary" href="/">
            Go home
          </Button>
          {hasTrash && <Button href="/teacher/trash">Look in the trash</Button>}
        </>
      }
    >
      The address may be mistyped, or the page was deleted. {hasTrash && 'Deleted work waits in the trash.'}
    </RuledNotice>
  );
}
