import { createStore, sample } from 'effector';
import { lessons } from '@/features/class-lessons';
import { nonNull } from '@/shared/lib/non-null';
import { $isWide, widthNeeded } from '@/shared/ui/theme/wide-screen';
import { lesson, lessonOpened } from './lesson';
import { published } from './publication';

export { lessons as lessonsBeside } from '@/features/class-lessons';

/** Whether the list of the class is still to be read for this visit. */
const $isAwaited = createStore(false, { name: 'areLessonsAwaited' })
  .on(lessonOpened, () => true)
  .on(lessons.opened, () => false);

sample({ clock: lessonOpened, target: widthNeeded });
// Phones have no room for it.
sample({
  clock: sample({
    clock: [lesson.$data, $isWide],
    source: { isAwaited: $isAwaited, isWide: $isWide, data: lesson.$data },
    fn: ({ isAwaited, isWide, data }) => (isAwaited && isWide ? data?.class.id : undefined),
  }).filterMap(nonNull),
  target: lessons.opened,
});
sample({ clock: published, target: lessons.refreshed });
