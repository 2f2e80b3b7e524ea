import type { Visit } from '@/shared/lib/navigation';
import { reportsOpened } from './model/reports';

export { ReportsPage as View } from './ui/reports-page';

export const open = ({ search }: Visit) => reportsOpened(search);
