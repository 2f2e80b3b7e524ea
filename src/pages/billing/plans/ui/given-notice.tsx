import { givenInWords } from '@/entities/subscription';
import type { SubscriptionStatus } from '@/shared/api/subscriptions';
import { Banner } from '@/shared/ui/banner';

type GivenNoticeProps = {
  /** The plan that everyone has without paying; null where plans are sold. */
  everyoneHas: string | null;
  subscription: SubscriptionStatus | null;
};

/** The plan that nobody pays for, so that nothing has to be bought. */
export function GivenNotice({ everyoneHas, subscription }: GivenNoticeProps) {
  const given = subscription?.given ?? null;
  if (everyoneHas !== null) {
    return (
      <Banner tone="ok" title={`Everyone here has ${everyoneHas}`}>
        Your school runs Lectern itself, so nothing is sold here and you don’t need a card.
      </Banner>
    );
  }
  if (given === null) return null;
  return (
    <Banner tone="ok" title={givenInWords(given)}>
      You don’t pay for it.
    </Banner>
  );
}
