import type { Visit } from '@/shared/lib/page';
import { lessonsOpened } from './model/student-lessons';

export { StudentLessonsPage as View } from './ui/student-lessons-page';

export const open = ({ params }: Visit) => lessonsOpened(params.id ?? '');
