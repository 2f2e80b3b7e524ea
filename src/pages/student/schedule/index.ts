import type { Visit } from '@/shared/lib/navigation';
import { schedule } from './model/student-schedule';

export { StudentSchedulePage as View } from './ui/student-schedule-page';

export const open = ({ query }: Visit) => schedule.opened(query);
