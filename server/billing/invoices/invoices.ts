import { eq } from 'drizzle-orm';
import type { Invoice, InvoiceReturn, InvoiceSummary } from '../../generated/schemas/index.ts';
import type { Database } from '../../platform/database/client.ts';
import { returnedPayments } from '../credits/tables.ts';
import { Problem } from '../../platform/problem.ts';
import type { Billing } from '../stripe/billing.ts';
import { findCustomer, presentDetails } from '../customers/customers.ts';
import { describe, presentLine, sumsOf } from './invoice-lines.ts';
import { invoiceShape, type StripeInvoice } from './invoice-shape.ts';
import { callStripe, isMissing } from '../stripe/client.ts';
import { dateOf, dateOrNull } from '../stripe/shapes.ts';

const PAGE_SIZE = 20;

interface Page {
  cursor?: string | undefined;
  limit?: number | undefined;
}

/** A page of invoices, newest first, without drafts. */
export async function listInvoices(
  { db, stripe }: Billing,
  userId: string,
  { cursor, limit = PAGE_SIZE }: Page,
): Promise<{ items: InvoiceSummary[]; next_cursor: string | null }> {
  const customer = await findCustomer(db, userId);
  if (customer === undefined) return { items: [], next_cursor: null };
  const page = await callStripe(() =>
    stripe.invoices.list({ customer, limit, ...(cursor !== undefined && { starting_after: cursor }) }),
  );
  const returns = await returnsOf(db, userId);
  return {
    items: page.data
      .map((invoice) => invoiceShape.parse(invoice))
      .filter(({ status }) => status !== 'draft')
      .map((invoice) => summarize(invoice, returns)),
    next_cursor: page.has_more ? (page.data.at(-1)?.id ?? null) : null,
  };
}

export async function getInvoice(
  { db, stripe }: Billing,
  userId: string,
  invoiceId: string,
): Promise<Invoice> {
  const customer = await findCustomer(db, userId);
  const found = await callStripe(() =>
    stripe.invoices.retrieve(invoiceId).catch((error: unknown) => {
      if (isMissing(error)) return null;
      throw error;
    }),
  );
  const invoice = found && invoiceShape.parse(found);
  if (!invoice || customer === undefined || invoice.customer !== customer) throw new Problem('not_found');
  return {
    ...summarize(invoice, await returnsOf(db, userId)),
    lines: invoice.lines.data.map(presentLine),
    subtotal: invoice.subtotal,
    ...sumsOf(invoice),
    amount_paid: invoice.amount_paid,
    amount_due: invoice.amount_remaining,
    details: presentDetails({
      name: invoice.customer_name,
      email: invoice.customer_email,
      address: invoice.customer_address,
    }),
  };
}

type Returns = Map<string, { returned: InvoiceReturn; amount_returned: number }>;

/** The invoices whose payment was refunded or disputed. */
async function returnsOf(db: Database, userId: string): Promise<Returns> {
  const rows = await db.select().from(returnedPayments).where(eq(returnedPayments.userId, userId));
  return new Map(
    rows.flatMap(({ invoiceId, state, returned }) =>
      invoiceId === null ? [] : [[invoiceId, { returned: state, amount_returned: returned }]],
    ),
  );
}

const NOTHING_RETURNED = { returned: 'none', amount_returned: 0 } as const;

function summarize(invoice: StripeInvoice, returns: Returns): InvoiceSummary {
  const lines = invoice.lines.data;
  const last = lines.at(-1);
  const starts = lines.map(({ period }) => period.start);
  const ends = lines.map(({ period }) => period.end);
  return {
    id: invoice.id,
    number: invoice.number ?? null,
    status: invoice.status,
    description: last === undefined ? '' : describe(last),
    currency: invoice.currency,
    total: invoice.total,
    ...(returns.get(invoice.id) ?? NOTHING_RETURNED),
    created_at: dateOf(invoice.created).toISOString(),
    paid_at: dateOrNull(invoice.status_transitions?.paid_at ?? null)?.toISOString() ?? null,
    period_start: dateOf(Math.min(invoice.period_start, ...starts)).toISOString(),
    period_end: dateOf(Math.max(invoice.period_end, ...ends)).toISOString(),
  };
}
