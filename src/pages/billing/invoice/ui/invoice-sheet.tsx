import type { Invoice, InvoiceReturn, InvoiceStatus } from '@/shared/api/invoices';
import { addressLines } from '@/shared/lib/address';
import { dateOf } from '@/shared/lib/dates';
import { formatMoney } from '@/shared/lib/numbers';
import { PrintSheet } from '@/shared/ui/print-sheet';
import { periodOf } from '../model/sheet-words';
import * as styles from './invoice-sheet.css';

const STATES: Record<InvoiceStatus, string> = {
  draft: 'Draft',
  open: 'Due',
  paid: 'Paid',
  uncollectible: 'Not paid',
  void: 'Void',
};

const RETURNS: Record<Exclude<InvoiceReturn, 'none'>, string> = {
  refunded: 'Refunded',
  partly_refunded: 'Partly refunded',
  disputed: 'Disputed',
};

/** The invoice on white paper, in ink and hairlines. */
export function InvoiceSheet({ invoice }: { invoice: Invoice }) {
  const { number, currency, details, lines, subtotal, discount, tax, total, amount_paid, amount_due } =
    invoice;
  const money = (amount: number) => formatMoney(amount, currency).replace('-', '−');
  return (
    <PrintSheet
      title={number === null ? 'Invoice' : `Invoice ${number}`}
      subtitle={invoice.description}
      foot={
        <>
          <span>Lectern</span>
          <span>{number}</span>
        </>
      }
    >
      <dl className={styles.facts}>
        <Fact label="Date" value={dateOf(invoice.created_at)} />
        <Fact label="Status" value={stateOf(invoice)} />
        <Fact label="Period" value={periodOf(invoice)} />
      </dl>
      <section aria-label="Billed to">
        <h2 className={styles.label}>Billed to</h2>
        <address className={styles.address}>
          {[details.name, ...addressLines(details.address), details.email].map((line) => (
            <span key={line} className={styles.line}>
              {line}
            </span>
          ))}
        </address>
      </section>
      <table className={styles.table} aria-label="Items">
        <thead>
          <tr>
            <th scope="col">For</th>
            <th scope="col">Amount</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line, index) => (
            <tr key={`${index}-${line.description}`}>
              <th scope="row">
                {line.description}
                <small className={styles.period}>{periodOf(line)}</small>
              </th>
              <td>{money(line.amount)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <Sum label="Subtotal" value={money(subtotal)} />
          {discount === 0 ? null : <Sum label="Discount" value={money(-discount)} />}
          {tax === 0 ? null : <Sum label="Tax" value={money(tax)} />}
          <Sum label="Total" value={money(total)} strong />
          <Sum label="Paid" value={money(amount_paid)} />
          {invoice.amount_returned === 0 ? null : (
            <Sum label="Returned" value={money(-invoice.amount_returned)} />
          )}
          {amount_due === 0 ? null : <Sum label="Due" value={money(amount_due)} strong />}
        </tfoot>
      </table>
    </PrintSheet>
  );
}

function stateOf({ status, returned, paid_at }: Invoice): string {
  if (returned !== 'none') return RETURNS[returned];
  return paid_at === null ? STATES[status] : `${STATES[status]} on ${dateOf(paid_at)}`;
}

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>{value}</dd>
    </div>
  );
}

function Sum({ label, value, strong = false }: { label: string; value: string; strong?: boolean }) {
  return (
    <tr data-strong={strong || undefined}>
      <th scope="row">{label}</th>
      <td>{value}</td>
    </tr>
  );
}
