import { useUnit } from 'effector-react';
import { Banner } from '@/shared/ui/banner';
import { Button } from '@/shared/ui/button';
import { Stack } from '@/shared/ui/stack';
import { EntryCover } from '@/widgets/entry-cover';
import { $unsubscribing, confirmed } from '../model/unsubscribe';

/** The page behind the link in emails about news: it asks once, then stops all of them. */
export function UnsubscribePage() {
  const [unsubscribing, confirm] = useUnit([$unsubscribing, confirmed]);
  if (unsubscribing.state === 'unsubscribed') {
    return (
      <EntryCover title="You’re unsubscribed" lead="We no longer email you what’s new in your classes.">
        <Button variant="primary" size="lg" block href="/">
          Continue to Lectern
        </Button>
      </EntryCover>
    );
  }
  return (
    <EntryCover
      title="Stop these emails?"
      lead="You will still see what’s new in your classes when you sign in."
    >
      <Stack gap={4}>
        {unsubscribing.state === 'failed' ? (
          <Banner tone="danger" title="The emails couldn’t be stopped">
            {unsubscribing.reason}
          </Banner>
        ) : null}
        <Button
          variant="primary"
          size="lg"
          block
          pending={unsubscribing.state === 'sending'}
          onClick={() => confirm()}
        >
          Stop the emails
        </Button>
      </Stack>
    </EntryCover>
  );
}
