import type { Visit } from '@/shared/lib/navigation';
import { reportOpened } from './model/student-report';

export { StudentReportPage as View } from './ui/student-report-page';

export const open = ({ pathname, search }: Visit) => reportOpened(`${pathname}${search}`);
