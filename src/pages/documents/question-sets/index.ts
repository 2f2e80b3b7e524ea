import { modifyFormIn } from '@/shared/api/template-places';
import type { Visit } from '@/shared/lib/page';
import { questionSetsOpened } from './model/question-sets';

export { QuestionSetsPage as View } from './ui/question-sets-page';

export const open = ({ pathname }: Visit) => questionSetsOpened(modifyFormIn(pathname) ?? '');
