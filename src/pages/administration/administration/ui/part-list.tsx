import type { EventCallable, Store } from 'effector';
import { useUnit } from 'effector-react';
import type { PagedList } from '@/shared/lib/paged-list';
import { Button } from '@/shared/ui/button';
import { EmptyState } from '@/shared/ui/empty-state';
import { ErrorState } from '@/shared/ui/error-state';
import { LoadMore } from '@/shared/ui/load-more';
import { MarginList, type MarginListItem } from '@/shared/ui/margin-list';
import { PageSection } from '@/shared/ui/page-section';
import { Skeleton } from '@/shared/ui/skeleton';
import { Stack } from '@/shared/ui/stack';

type PartListProps<Item> = {
  label: string;
  of: { $list: Store<PagedList<Item>>; refreshed: EventCallable<void>; moreRequested: EventCallable<void> };
  empty: string;
  renderRow: (item: Item) => MarginListItem;
};

/** One of the lists of the administration, page by page. */
export function PartList<Item extends { id: string }>({ label, of, empty, renderRow }: PartListProps<Item>) {
  const list = useUnit(of.$list);
  const on = useUnit({ retry: of.refreshed, more: of.moreRequested });
  switch (list.state) {
    case 'failed':
      return (
        <ErrorState
          title={`${label} couldn’t be loaded`}
          onRetry={() => on.retry()}
          actions={
            list.problem.needsSecondFactor && (
              <Button href="/plans/account">Set up two-step verification</Button>
            )
          }
        >
          {list.problem.message}
        </ErrorState>
      );
    case 'empty':
      return <EmptyState title={empty} art="none" />;
    case 'ready':
      return (
        <PageSection title={label}>
          <Stack gap={4}>
            <MarginList label={label} margin="lg" items={list.items.map(renderRow)} />
            <LoadMore
              next={list.next.state}
              failure="The next ones couldn’t be loaded."
              end="That is all"
              onMore={on.more}
            >
              Show more
            </LoadMore>
          </Stack>
        </PageSection>
      );
    default:
      return <Skeleton lines={6} label={`Loading: ${label}`} />;
  }
}
