import type { Visit } from '@/shared/lib/navigation';
import { operatorNeeded } from '@/widgets/operator';
import { paymentOpened } from './model/payment-page';

export { PaymentPage as View } from './ui/payment-page';

export function open({ search }: Visit): void {
  operatorNeeded();
  paymentOpened({ search });
}
