import type { Visit } from '@/shared/lib/page';
import { linkOpened } from './model/verify-email';

export { VerifyEmailPage as View } from './ui/verify-email-page';

export const open = ({ params, search }: Visit) =>
  linkOpened({ id: params.id ?? '', token: params.token ?? '', search });
