import type { Visit } from '@/shared/lib/page';
import { editorOpened } from './model/editor';

export { OwnTemplatePage as View } from './ui/own-template-page';

export const open = ({ params }: Visit) => editorOpened(params.id ?? '');
