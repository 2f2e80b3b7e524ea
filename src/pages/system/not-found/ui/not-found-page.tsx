import { useUnit } from 'effector-react';
import { useLocation } from 'react-router';
import { $user } from '@/entities/session';
import { Button } from '@/shared/ui/button';
import { RuledNotice } from '@/widgets/ruled-notice';

const TRASH = { teacher: '/teacher/trash', student: '/students/trash' } as const;

/** Shown for unknown addresses. */
export function NotFoundPage() {
  const { pathname } = useLocation();
  const role = useUnit($user)?.role;
  return (
    <RuledNotice
      title="Page Not Found"
      subject={pathname}
      actions={
        <>
          <Button variant="primary" href="/">
            Go home
          </Button>
          {role && <Button href={TRASH[role]}>Open the trash</Button>}
        </>
      }
    >
      Check the address for typos. {role && 'If the document was deleted, restore it from the trash.'}
    </RuledNotice>
  );
}
