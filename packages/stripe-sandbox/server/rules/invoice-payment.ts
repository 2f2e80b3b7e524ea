import type { PaymentIntent } from '../objects/card-objects.ts';
import type { Invoice } from '../objects/invoice-objects.ts';

export interface InvoicePayment {
  id: string;
  object: 'invoice_payment';
  amount_paid: number | null;
  amount_requested: number;
  created: number;
  currency: string;
  invoice: string;
  is_default: true;
  livemode: false;
  payment: { type: 'payment_intent'; payment_intent: string };
  status: 'open' | 'paid' | 'canceled';
  status_transitions: { canceled_at: number | null; paid_at: number | null };
}

/** The link between an invoice and its payment; derived, because an invoice has one payment. */
export function invoicePaymentOf(invoice: Invoice, intent: PaymentIntent): InvoicePayment {
  const { paid_at, voided_at } = invoice.status_transitions;
  return {
    id: `inpay_${intent.id.slice(3)}`,
    object: 'invoice_payment',
    amount_paid: intent.status === 'succeeded' ? intent.amount_received : null,
    amount_requested: intent.amount,
    created: intent.created,
    currency: intent.currency,
    invoice: invoice.id,
    is_default: true,
    livemode: false,
    payment: { type: 'payment_intent', payment_intent: intent.id },
    status: statusOf(intent),
    status_transitions: { canceled_at: voided_at, paid_at },
  };
}

function statusOf({ status }: PaymentIntent): InvoicePayment['status'] {
  if (status === 'succeeded') return 'paid';
  return status === 'canceled' ? 'canceled' : 'open';
}
