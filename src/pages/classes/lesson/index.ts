import type { Visit } from '@/shared/lib/page';
import { lessonOpened } from './model/lesson';
import { lessonIn } from './model/lesson-address';

export { LessonPage as View } from './ui/lesson-page';

export const open = ({ pathname }: Visit) => lessonOpened(lessonIn(pathname));
