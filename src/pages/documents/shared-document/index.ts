import type { Visit } from '@/shared/lib/page';
import { linkOpened } from './model/shared-document';

export { SharedDocumentPage as View } from './ui/shared-document-page';

export const open = ({ params }: Visit) => linkOpened(params.token ?? '');
