import { templateTypeIn } from '@/shared/api/template-route';
import type { Visit } from '@/shared/lib/page';
import { historyOpened } from './model/generator-history';

export { GeneratorHistoryPage as View } from './ui/generator-history-page';

export const open = ({ pathname }: Visit) => historyOpened(templateTypeIn(pathname));
