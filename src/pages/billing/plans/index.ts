import type { Visit } from '@/shared/lib/page';
import { plansOpened } from './model/plans-page';

export { PlansPage as View } from './ui/plans-page';

export const open = ({ search }: Visit) => plansOpened({ search });
