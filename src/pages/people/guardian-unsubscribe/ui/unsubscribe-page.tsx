import { useUnit } from 'effector-react';
import { isMissing } from '@/shared/api';
import { Banner } from '@/shared/ui/banner';
import { Button } from '@/shared/ui/button';
import { PageHeader } from '@/shared/ui/page-header';
import { Stack } from '@/shared/ui/stack';
import { $unsubscribing, confirmed } from '../model/unsubscribe';
import * as styles from './unsubscribe-page.css';

/** Ends the weekly summaries of a guardian. */
export function UnsubscribePage() {
  const { unsubscribing, confirm } = useUnit({ unsubscribing: $unsubscribing, confirm: confirmed });
  const { state } = unsubscribing;
  if (state === 'done') {
    return (
      <div className={styles.page}>
        <PageHeader title="You’re unsubscribed" lead="You get no more weekly summaries about this child." />
      </div>
    );
  }
  return (
    <div className={styles.page}>
      <Stack gap={6}>
        <PageHeader title="End the weekly summaries?" lead="Only the teacher can add you again." />
        {state === 'failed' ? (
          <Banner tone="danger">
            {isMissing(unsubscribing.problem)
              ? 'This link isn’t valid. Open it from the email again.'
              : unsubscribing.problem.message}
          </Banner>
        ) : null}
        <div>
          <Button variant="primary" pending={state === 'sending'} onClick={() => confirm()}>
            Unsubscribe
          </Button>
        </div>
      </Stack>
    </div>
  );
}
