import type { Visit } from '@/shared/lib/page';
import { paymentOpened } from './model/payment-page';

export { PaymentPage as View } from './ui/payment-page';

export const open = ({ search }: Visit) => paymentOpened({ search });
