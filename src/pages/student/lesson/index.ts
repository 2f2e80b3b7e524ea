import type { Visit } from '@/shared/lib/page';
import { lessonOpened } from './model/student-lesson';

export { StudentLessonPage as View } from './ui/student-lesson-page';

export const open = ({ query }: Visit) => lessonOpened(query.get('id') ?? '');
