import { Banner } from '@/shared/ui/banner';
import type { Offer } from '../model/offer';

/** Tells a student that no plan is on sale for them yet. */
export function UnsoldNotice({ offers }: { offers: readonly Offer[] | null }) {
  if (!offers?.length || offers.some(({ plan }) => plan.available)) return null;
  return (
    <Banner tone="info" title="Student plans aren’t on sale yet">
      Your classes and your assignments need no plan.
    </Banner>
  );
}
