import type { AdjustmentReason, CreditAdjustment } from '@/shared/api/usage';
import { shortDateOf } from '@/shared/lib/dates';
import { PageSection } from '@/shared/ui/page-section';
import { Table, type TableColumn } from '@/shared/ui/table';
import { signed } from '../model/numbers';

const REASONS: Record<AdjustmentReason, string> = {
  payment_refunded: 'A payment was refunded, so its unused credits were removed.',
  payment_disputed: 'A payment was disputed with the bank, so its unused credits were removed.',
  refund_failed: 'A refund failed, so its credits were restored.',
  dispute_won: 'A dispute was settled, so its credits were restored.',
};

const columns: TableColumn<CreditAdjustment>[] = [
  { key: 'date', label: 'Date', cell: ({ at }) => shortDateOf(at) },
  { key: 'reason', label: 'Reason', cell: ({ reason }) => REASONS[reason] },
  { key: 'credits', label: 'Credits', align: 'end', cell: ({ credits }) => signed(credits) },
];

/** Credits that refunds and disputes removed or restored. */
export function Adjustments({ adjustments }: { adjustments: readonly CreditAdjustment[] }) {
  if (adjustments.length === 0) return null;
  return (
    <PageSection title="Refunds and disputes">
      <Table
        label="Credits removed or restored, newest first"
        columns={columns}
        rows={adjustments}
        rowKey={({ id }) => String(id)}
      />
    </PageSection>
  );
}
