import { useUnit } from 'effector-react';
import { Check } from 'lucide';
import type { Role } from '@/shared/api';
import type { InvoiceReturn, InvoiceStatus, InvoiceSummary } from '@/shared/api/invoices';
import { shortDateOf } from '@/shared/lib/dates';
import { formatMoney } from '@/shared/lib/numbers';
import { Badge, type BadgeProps } from '@/shared/ui/badge';
import { ErrorState } from '@/shared/ui/error-state';
import { Icon } from '@/shared/ui/icon';
import { Link } from '@/shared/ui/link';
import { LoadMore } from '@/shared/ui/load-more';
import { PageSection } from '@/shared/ui/page-section';
import { Skeleton } from '@/shared/ui/skeleton';
import { Table, type TableColumn } from '@/shared/ui/table';
import { Text } from '@/shared/ui/text';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import { invoicesList, invoicesRequested } from '../model/invoices';
import * as styles from './invoices-table.css';

const STATES: Record<InvoiceStatus, { tone: BadgeProps['tone']; words: string }> = {
  draft: { tone: 'plain', words: 'Draft' },
  open: { tone: 'warn', words: 'Due' },
  paid: { tone: 'ok', words: 'Paid' },
  uncollectible: { tone: 'danger', words: 'Not paid' },
  void: { tone: 'line', words: 'Void' },
};

const RETURNS: Record<Exclude<InvoiceReturn, 'none'>, { tone: BadgeProps['tone']; words: string }> = {
  refunded: { tone: 'line', words: 'Refunded' },
  partly_refunded: { tone: 'plain', words: 'Partly refunded' },
  disputed: { tone: 'danger', words: 'Disputed' },
};

/** The invoices, newest first; each row links to the printable invoice. */
export function InvoicesTable({ role }: { role: Role }) {
  return (
    <PageSection title="Invoices">
      <Content role={role} />
    </PageSection>
  );
}

function Content({ role }: { role: Role }) {
  const invoices = useUnit(invoicesList.$list);
  const on = useUnit({ more: invoicesList.moreRequested, retry: invoicesRequested });
  if (invoices.state === 'loading') return <Skeleton lines={4} label="Loading the invoices" />;
  if (invoices.state === 'failed') {
    return (
      <ErrorState title="The invoices couldn’t be loaded" onRetry={() => on.retry()}>
        {invoices.problem.message}
      </ErrorState>
    );
  }
  if (invoices.state === 'empty') {
    return <Text tone="muted">Your first invoice appears after your first payment.</Text>;
  }
  return (
    <>
      <Table
        label="Invoices, newest first"
        columns={columnsFor(role)}
        rows={invoices.items}
        rowKey={({ id }) => id}
      />
      <LoadMore
        next={invoices.next.state}
        failure="Older invoices couldn’t be loaded."
        end="All invoices are shown."
        onMore={on.more}
      >
        Show older invoices
      </LoadMore>
    </>
  );
}

const columnsFor = (role: Role): TableColumn<InvoiceSummary>[] => [
  {
    key: 'date',
    label: 'Date',
    phone: 'start',
    cell: ({ created_at, number }) => (
      <span className={styles.date}>
        {shortDateOf(created_at)}
        {number === null ? null : <small className={styles.number}>{number}</small>}
      </span>
    ),
  },
  {
    key: 'for',
    label: 'For',
    phone: 'main',
    cell: ({ id, number, description }) => (
      <Link
        variant="quiet"
        stretched
        href={`/${role === 'teacher' ? 'teacher' : 'students'}/accounts/billing/invoices/${id}`}
      >
        {description}
        <VisuallyHidden>, invoice {number}</VisuallyHidden>
      </Link>
    ),
  },
  { key: 'state', label: 'Status', phone: 'endBelow', cell: (invoice) => <State invoice={invoice} /> },
  {
    key: 'amount',
    label: 'Amount',
    align: 'end',
    phone: 'end',
    cell: ({ total, currency }) => <span className={styles.amount}>{formatMoney(total, currency)}</span>,
  },
];

function State({ invoice: { status, returned } }: { invoice: InvoiceSummary }) {
  const { tone = 'plain', words } = returned === 'none' ? STATES[status] : RETURNS[returned];
  const isPaid = status === 'paid' && returned === 'none';
  return (
    <Badge tone={tone} icon={isPaid ? <Icon of={Check} size="xs" /> : null}>
      {words}
    </Badge>
  );
}
