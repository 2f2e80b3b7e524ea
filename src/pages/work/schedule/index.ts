import type { Visit } from '@/shared/lib/navigation';
import { schedule } from './model/schedule';
import './model/saved-move';

export { SchedulePage as View } from './ui/schedule-page';

export const open = ({ query }: Visit) => schedule.opened(query);
