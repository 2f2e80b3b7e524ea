import type { Visit } from '@/shared/lib/page';
import { joinedClassesOpened } from './model/joined-classes';

export { JoinedClassesPage as View } from './ui/joined-classes-page';

export const open = ({ query }: Visit) => joinedClassesOpened(query.get('code'));
