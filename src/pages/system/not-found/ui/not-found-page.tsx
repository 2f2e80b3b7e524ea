import { useUnit } from 'effector-react';
import { useLocation } from 'react-router';
import { $user } from '@/entities/session';
import { Button } from '@/shared/ui/button';
import { RuledNotice } from '@/widgets/ruled-notice';

/** Shown for unknown addresses. */
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
          {hasTrash && <Button href="/teacher/trash">Open the trash</Button>}
        </>
      }
    >
      Check the address for typos. {hasTrash && 'If the document was deleted, restore it from the trash.'}
    </RuledNotice>
  );
}
