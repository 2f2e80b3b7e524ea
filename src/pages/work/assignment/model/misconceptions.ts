import { sample } from 'effector';
import { createListMisconceptionsQuery } from '@/shared/api/suggestions';
import { createResource } from '@/shared/lib/resource';
import { work } from './assignment';

/** What students of the class may have misunderstood. */
export const misconceptions = createResource({
  name: 'classMisconceptions',
  query: createListMisconceptionsQuery(),
  request: (id) => ({ id }),
});

// Reloaded after each change of the work, because a full score removes a misconception.
sample({
  clock: work.$data.updates.filterMap((data) =>
    data?.items.some(({ submission }) => submission) ? data.assignment.id : undefined,
  ),
  target: misconceptions.opened,
});
