import { createStore, sample } from 'effector';
import { $lessons, latestLesson, lessons } from '@/features/class-lessons';
import { createGetLessonQuery } from '@/shared/api/lessons';
import { nonNull } from '@/shared/lib/non-null';
import { createResource } from '@/shared/lib/resource';
import { $isWide, widthNeeded } from '@/shared/ui/theme/wide-screen';
import { classPageOpened } from './class-page';

/** The lesson beside the list, on screens that are wide enough. */
export const shownLesson = createResource({
  name: 'shownLesson',
  query: createGetLessonQuery(),
  request: (id) => ({ id }),
});

/** Once for each visit: another page reads the same list. */
const $isAwaited = createStore(false, { name: 'isLessonAwaited' })
  .on(classPageOpened, () => true)
  .on(shownLesson.opened, () => false);

sample({ clock: classPageOpened, target: lessons.opened });
sample({ clock: classPageOpened, target: widthNeeded });
sample({
  clock: sample({
    clock: [lessons.$data, $isWide],
    source: { isAwaited: $isAwaited, isWide: $isWide, lessons: $lessons },
    fn: ({ isAwaited, isWide, lessons: entries }) =>
      isAwaited && isWide ? latestLesson(entries)?.id : undefined,
  }).filterMap(nonNull),
  target: shownLesson.opened,
});
