import { useUnit } from 'effector-react';
import { HelpPanel } from '@/entities/help';
import { Banner } from '@/shared/ui/banner';
import { Button } from '@/shared/ui/button';
import { Stack } from '@/shared/ui/stack';
import { $appeal, $declined, appealOpened } from '../model/appeal';
import { AppealDialog } from './appeal-dialog';

/** Why the document was declined, where to find help, and how to ask for a review. */
export function DeclineNotice() {
  const { declined, appeal, open } = useUnit({ declined: $declined, appeal: $appeal, open: appealOpened });
  if (!declined) return null;
  const { message, decline } = declined;
  const canAppeal = decline.appealable && appeal !== 'sent';
  return (
    <Stack gap={3}>
      {decline.help ? <HelpPanel help={decline.help} /> : null}
      <Banner
        tone={decline.help ? 'info' : 'warn'}
        urgent
        title="This wasn’t written. You weren’t charged."
        {...(canAppeal && {
          action: (
            <Button size="sm" variant="second" onClick={() => open()}>
              Ask for a review
            </Button>
          ),
        })}
      >
        {message}
      </Banner>
      {appeal === 'sent' ? (
        <Banner tone="ok" urgent title="Sent for review">
          What you entered and your reason are stored. Your form is unchanged.
        </Banner>
      ) : null}
      <AppealDialog />
    </Stack>
  );
}
