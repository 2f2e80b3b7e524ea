import type { EventCallable, Store } from 'effector';
import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import { Button } from '../../ui/button';
import { ErrorState } from '../../ui/error-state';
import { LoadMore } from '../../ui/load-more';
import { Skeleton } from '../../ui/skeleton';
import { Stack } from '../../ui/stack';
import type { PagedList } from './paged-list-state';

export type PagedListPartProps<Item> = {
  /** A `createPagedList`. */
  of: { $list: Store<PagedList<Item>>; refreshed: EventCallable<void>; moreRequested: EventCallable<void> };
  /** What loads, for screen readers. */
  loading: string;
  /** The title if it can't be loaded. */
  failed: string;
  /** Shown instead of an empty list. */
  empty: ReactNode;
  /** The button that loads the next page, its failure, and what screen readers hear at the end. */
  more: { label: string; failed: string; end: string };
  children: (items: readonly Item[]) => ReactNode;
};

/** A list that loads page by page: while it loads, if that fails, without entries, and with them. */
export function PagedListPart<Item>({
  of,
  loading,
  failed,
  empty,
  more,
  children,
}: PagedListPartProps<Item>) {
  const { list, retry, onMore } = useUnit({ list: of.$list, retry: of.refreshed, onMore: of.moreRequested });
  switch (list.state) {
    case 'loading':
      return <Skeleton lines={6} label={loading} />;
    case 'failed':
      return (
        <ErrorState
          title={failed}
          onRetry={() => retry()}
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
      return empty;
    default:
      return (
        <Stack gap={4}>
          {children(list.items)}
          <LoadMore next={list.next.state} failure={more.failed} end={more.end} onMore={onMore}>
            {more.label}
          </LoadMore>
        </Stack>
      );
  }
}
