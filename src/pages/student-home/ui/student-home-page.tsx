import { useUnit } from 'effector-react';
import { $user } from '@/entities/session';
import { EmptyState } from '@/shared/ui/empty-state';
import { PageHeader } from '@/shared/ui/page-header';

/** A student's home. */
export function StudentHomePage() {
  const user = useUnit($user);
  return (
    <>
      <PageHeader title={`Hi, ${user?.first_name ?? ''}.`} lead="Nothing is due." />
      <EmptyState title="No work yet">Work your teachers assign will appear here.</EmptyState>
    </>
  );
}
