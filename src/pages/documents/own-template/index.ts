import type { Visit } from '@/shared/lib/navigation';
import { editorOpened } from './model/editor';

export { OwnTemplatePage as View } from './ui/own-template-page';

export const open = ({ params }: Visit) => editorOpened(params.id ?? '');
