import type { Visit } from '@/shared/lib/navigation';
import { paymentOpened } from './model/payment-page';

export { PaymentPage as View } from './ui/payment-page';

export const open = ({ search }: Visit) => paymentOpened({ search });
