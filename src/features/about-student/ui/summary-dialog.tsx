import { useUnit } from 'effector-react';
import type { Guardian } from '@/shared/api/guardians';
import { Banner } from '@/shared/ui/banner';
import { Button } from '@/shared/ui/button';
import { Dialog } from '@/shared/ui/dialog';
import { Skeleton } from '@/shared/ui/skeleton';
import { Stack } from '@/shared/ui/stack';
import * as sending from '../model/guardian-sending';
import { summaryToggled } from '../model/guardians';
import * as styles from './about-student.css';

/** Shows the weekly summary as it would be sent now, and turns it on or off. */
export function SummaryDialog({ guardians }: { guardians: readonly Guardian[] }) {
  const { preview, close, toggle } = useUnit({
    preview: sending.$preview,
    close: sending.previewClosed,
    toggle: summaryToggled,
  });
  const guardian = guardians.find(({ id }) => id === preview?.guardianId);
  if (preview === null || guardian === undefined) return null;
  const { name, unsubscribed, weekly_summary: isOn } = guardian;
  return (
    <Dialog
      open
      onClose={() => close()}
      title={`Weekly summary to ${name}`}
      description={
        unsubscribed
          ? `${name} has unsubscribed, so no summary is sent.`
          : 'Sent on Fridays from 14:00, if work is due or was returned.'
      }
      size="md"
      actions={
        <>
          <Button onClick={() => close()}>Close</Button>
          {unsubscribed ? null : (
            <Button
              variant={isOn ? 'second' : 'primary'}
              onClick={() => {
                toggle(guardian);
                close();
              }}
            >
              {isOn ? 'Turn off' : 'Turn on'}
            </Button>
          )}
        </>
      }
    >
      {preview.state === 'loading' ? <Skeleton lines={6} label="Loading the summary" /> : null}
      {preview.state === 'failed' ? (
        <Banner tone={preview.problem.status === 409 ? 'info' : 'danger'}>{preview.problem.message}</Banner>
      ) : null}
      {preview.state === 'ready' ? (
        <Stack gap={3}>
          <b>{preview.mail.subject}</b>
          <p className={styles.words} lang={guardian.language} dir="auto">
            {preview.mail.text}
          </p>
        </Stack>
      ) : null}
    </Dialog>
  );
}
