import { createStore, sample } from 'effector';
import { concurrency } from '@/shared/api';
import { createListStudentsQuery } from '@/shared/api/student-profiles';
import { nonNull } from '@/shared/lib/non-null';
import { failureShown } from '@/shared/lib/toasts';
import { $classId } from './book';
import { $view, viewChanged } from './view';

const query = createListStudentsQuery();
concurrency(query, { strategy: 'TAKE_LATEST' });

/** The students with the support that is asked for; null for everyone, and until they are known. */
export const $supported = createStore<readonly string[] | null>(null, { name: 'supportedStudents' })
  .on(query.finished.success, (before, { params, result }) => {
    const ids = result.items.map(({ id }) => id);
    return params.params?.cursor === undefined ? ids : [...(before ?? []), ...ids];
  })
  .reset($classId.updates, $view.map(({ support }) => support).updates);

const asked = sample({
  clock: viewChanged.filter({ fn: ({ support }) => support !== undefined && support !== null }),
  source: { classId: $classId, view: $view },
  fn: ({ classId, view: { support } }) =>
    classId === null || support === null ? undefined : { params: { class_id: classId, support, limit: 100 } },
}).filterMap(nonNull);
sample({ clock: asked, target: query.start });
sample({
  clock: query.finished.success.filterMap(({ params, result: { next_cursor: cursor } }) =>
    cursor === null ? undefined : { params: { ...params.params, cursor } },
  ),
  target: query.start,
});
sample({ clock: query.finished.failure, target: failureShown });
