import type { Visit } from '@/shared/lib/navigation';
import { rulesOpened } from './model/rules-page';

export { RulesPage as View } from './ui/rules-page';

export const open = ({ query }: Visit) => rulesOpened(query.get('class'));
