import type { Visit } from '@/shared/lib/page';
import { newLessonOpened } from './model/new-lesson';

export { NewLessonPage as View } from './ui/new-lesson-page';

export const open = ({ query }: Visit) => newLessonOpened(query.get('class') ?? '');
