import type { EventCallable, Store } from 'effector';
import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import { isMissing } from '../../api';
import { ErrorState } from '../../ui/error-state';
import { Skeleton } from '../../ui/skeleton';
import type { Resource } from './create-resource';

type ResourcePageProps<Data> = {
  /** A `createResource`. */
  of: { $resource: Store<Resource<Data>>; refreshed: EventCallable<void> };
  /** What loads, for screen readers. */
  loading: string;
  /** The title if it can't be loaded. */
  failed: string;
  /** Shown instead if it does not exist. */
  missing?: ReactNode;
  /** `part` for a section of a page. */
  size?: 'page' | 'part';
  children: (data: Data) => ReactNode;
};

/** A page, or a part of one, of one resource: while it loads, if that fails, and once it is there. */
export function ResourcePage<Data>({
  of,
  loading,
  failed,
  missing,
  size = 'page',
  children,
}: ResourcePageProps<Data>) {
  const { resource, retry } = useUnit({ resource: of.$resource, retry: of.refreshed });
  switch (resource.state) {
    case 'ready':
      return children(resource.data);
    case 'failed':
      if (missing !== undefined && isMissing(resource.problem)) return missing;
      return (
        <ErrorState size={size} title={failed} onRetry={() => retry()}>
          {resource.problem.message}
        </ErrorState>
      );
    default:
      return <Skeleton lines={size === 'page' ? 10 : 4} label={loading} />;
  }
}
