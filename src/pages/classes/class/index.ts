import type { Visit } from '@/shared/lib/page';
import { classPageOpened } from './model/class-page';

export { ClassPage as View } from './ui/class-page';

export const open = ({ params }: Visit) => classPageOpened(params.classId ?? '');
