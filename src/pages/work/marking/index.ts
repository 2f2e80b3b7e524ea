import type { Visit } from '@/shared/lib/page';
import { submissionOpened } from './model/marking';

export { MarkingPage as View } from './ui/marking-page';

export const open = ({ query }: Visit) => submissionOpened(query.get('id') ?? '');
