import { useUnit } from 'effector-react';
import { $user } from '@/entities/session';
import { EmptyState } from '@/shared/ui/empty-state';
import { PageHeader } from '@/shared/ui/page-header';

/** Where a student begins. */
export function StudentHomePage() {
  const user = useUnit($user);
  return (
    <>
      <PageHeader title={`Hi, ${user?.first_name ?? ''}.`} lead="Nothing is due." />
      <EmptyState title="No work yet">What your teachers set for you will stand here.</EmptyState>
    </>
  );
}
