import type { Visit } from '@/shared/lib/navigation';
import { administrationOpened } from './model/lists';

export { AdministrationPage as View } from './ui/administration-page';

export const open = ({ params }: Visit) => administrationOpened(params.id ?? null);
