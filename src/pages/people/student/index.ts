import { profileOpened } from '@/features/about-student';
import type { Visit } from '@/shared/lib/page';

export { AboutStudentPage as View } from './ui/about-student-page';

export const open = ({ query }: Visit) => profileOpened(query.get('id') ?? '');
