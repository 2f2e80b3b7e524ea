import type { Visit } from '@/shared/lib/navigation';
import { studentClassOpened } from './model/student-class';

export { StudentClassPage as View } from './ui/student-class-page';

export const open = ({ params }: Visit) => studentClassOpened(params.id ?? '');
