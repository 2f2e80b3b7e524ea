import type { Visit } from '@/shared/lib/page';
import { assignmentOpened } from './model/assignment';

export { AssignmentPage as View } from './ui/assignment-page';

export const open = ({ query }: Visit) => assignmentOpened(query.get('id') ?? '');
