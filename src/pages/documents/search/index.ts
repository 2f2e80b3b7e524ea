import type { Visit } from '@/shared/lib/page';
import { searchOpened } from './model/search';

export { SearchPage as View } from './ui/search-page';

export const open = ({ search }: Visit) => searchOpened(search);
