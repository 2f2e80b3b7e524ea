import type { Visit } from '@/shared/lib/navigation';
import { studentClassesOpened } from './model/student-classes';

export { StudentClassesPage as View } from './ui/student-classes-page';

export const open = ({ query }: Visit) => studentClassesOpened(query.get('code'));
