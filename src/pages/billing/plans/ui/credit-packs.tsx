import type { CreditPack } from '@/shared/api/plans';
import { formatMoney, formatShortNumber } from '@/shared/lib/numbers';
import { Button } from '@/shared/ui/button';
import { MarginList } from '@/shared/ui/margin-list';
import { PageSection } from '@/shared/ui/page-section';

type CreditPacksProps = { packs: readonly CreditPack[] };

/** Credits that are paid once and stay. */
export function CreditPacks({ packs }: CreditPacksProps) {
  return (
    <PageSection title="More credits">
      <MarginList
        label="Credit packs"
        margin="md"
        items={packs.map(({ pack_id, name, credits, amount, currency }) => ({
          id: pack_id,
          lead: formatShortNumber(credits, 1),
          title: `${name} for ${formatMoney(amount, currency, { short: true })}`,
          note: 'One payment. Credits don’t expire',
          end: (
            <Button size="sm" href={`/plans/payment?pack=${pack_id}`}>
              Buy {name}
            </Button>
          ),
        }))}
      />
    </PageSection>
  );
}
