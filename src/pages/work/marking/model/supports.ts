import { sample } from 'effector';
import { createGetMarkingSupportsQuery } from '@/shared/api/student-profiles';
import { createResource } from '@/shared/lib/resource';
import { submissionOpened } from './marking';

/** What helps the student whose work is marked. */
export const supports = createResource({
  name: 'markingSupports',
  query: createGetMarkingSupportsQuery(),
  request: (id) => ({ id }),
});

sample({ clock: submissionOpened, target: supports.opened });
