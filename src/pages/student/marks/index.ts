import type { Visit } from '@/shared/lib/navigation';
import { marksOpened } from './model/student-marks';

export { StudentMarksPage as View } from './ui/student-marks-page';

export const open = ({ params }: Visit) => marksOpened(params.id ?? '');
