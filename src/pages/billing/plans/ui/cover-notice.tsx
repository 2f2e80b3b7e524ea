import { coverInWords } from '@/entities/subscription';
import type { SubscriptionStatus } from '@/shared/api/subscriptions';
import { Banner } from '@/shared/ui/banner';
import { Button } from '@/shared/ui/button';

/** A co-teacher needs no plan for the classes of a teacher who has one. */
export function CoverNotice({ subscription }: { subscription: SubscriptionStatus | null }) {
  const words = subscription && coverInWords(subscription);
  if (!words) return null;
  return (
    <Banner
      title={words}
      action={
        <Button size="sm" href="/teacher/classes">
          Open your classes
        </Button>
      }
    >
      You need a plan of your own only for templates and classes that you make.
    </Banner>
  );
}
