import type { Visit } from '@/shared/lib/navigation';
import { assignmentOpened } from './model/assignment';
import { filterInAddress } from './model/chosen-work';

export { AssignmentPage as View } from './ui/assignment-page';

export const open = ({ query }: Visit) => {
  assignmentOpened(query.get('id') ?? '');
  filterInAddress(query.get('show'));
};
