import type { Visit } from '@/shared/lib/page';
import { invoiceOpened } from './model/invoice';

export { InvoicePage as View } from './ui/invoice-page';

export const open = ({ params }: Visit) => invoiceOpened(params.id ?? '');
