import type { Visit } from '@/shared/lib/navigation';
import { assignmentsOpened } from './model/assignments';

export { AssignmentsPage as View } from './ui/assignments-page';

export const open = ({ search }: Visit) => assignmentsOpened(search);
