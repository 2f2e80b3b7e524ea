import { createDeferred } from '@/shared/deferred';
import type { ListReviewProps } from './list-review';

const { Deferred } = createDeferred<ListReviewProps>(async () => (await import('./list-review')).ListReview);

/** What was read from a list. Its code loads after the page, which shows no list at first. */
export function DeferredListReview(props: ListReviewProps) {
  return <Deferred fallback={null} props={props} />;
}
