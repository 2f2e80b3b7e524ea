import type { Visit } from '@/shared/lib/page';
import { joinedClassOpened } from './model/joined-class';

export { JoinedClassPage as View } from './ui/joined-class-page';

export const open = ({ params }: Visit) => joinedClassOpened(params.id ?? '');
