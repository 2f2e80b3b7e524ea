import type { Visit } from '@/shared/lib/page';
import { assignmentOpened } from './model/student-assignment';

export { StudentAssignmentPage as View } from './ui/student-assignment-page';

export const open = ({ query }: Visit) => assignmentOpened(query.get('id') ?? '');
