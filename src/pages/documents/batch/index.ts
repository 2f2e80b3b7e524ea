import type { Visit } from '@/shared/lib/page';
import { batchOpened } from './model/batch';
import './model/exports';

export { BatchPage as View } from './ui/batch-page';

export const open = ({ params }: Visit) => batchOpened(params.id ?? '');
