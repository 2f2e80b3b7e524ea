import type { Visit } from '@/shared/lib/navigation';
import { linkOpened } from './model/shared-document';

export { SharedDocumentPage as View } from './ui/shared-document-page';

export const open = ({ params }: Visit) => linkOpened(params.token ?? '');
