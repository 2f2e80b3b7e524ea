import { useLocation } from 'react-router';
import { Button } from '@/shared/ui/button';
import { EmptyState } from '@/shared/ui/empty-state';
import { PageHeader } from '@/shared/ui/page-header';
import { Stack } from '@/shared/ui/stack';

/** Shown for a planned path whose page is not built yet. */
export function UnbuiltPage() {
  const { pathname } = useLocation();
  return (
    <Stack gap={6}>
      <PageHeader title="Not ready yet" lead="We are still building this page." />
      <EmptyState
        title={pathname}
        action={
          <Button variant="soft" href="/">
            Go home
          </Button>
        }
      >
        Your classes and documents are on your home page.
      </EmptyState>
    </Stack>
  );
}
