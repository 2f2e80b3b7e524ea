import type { Visit } from '@/shared/lib/navigation';
import { briefcaseOpened } from './model/place';

export { BriefcasesPage as View } from './ui/briefcases-page';

export const open = ({ params }: Visit) => briefcaseOpened(params.id ?? null);
