import type { Visit } from '@/shared/lib/page';
import { invitationOpened } from './model/invitation';

export { InvitationPage as View } from './ui/invitation-page';

export const open = ({ params, search }: Visit) => invitationOpened({ id: params.id ?? '', search });
