import { useUnit } from 'effector-react';
import { useId } from 'react';
import { addressLines } from '@/shared/lib/address';
import { Button } from '@/shared/ui/button';
import { Dialog } from '@/shared/ui/dialog';
import { ErrorState } from '@/shared/ui/error-state';
import { PageSection } from '@/shared/ui/page-section';
import { Skeleton } from '@/shared/ui/skeleton';
import { $details, draftChanged, editAsked, editLeft, retryAsked, saveAsked } from '../model/details';
import { DetailsForm } from './details-form';
import * as styles from './billing-details.css';

/** Whom invoices are written to. */
export function BillingDetails() {
  const details = useUnit($details);
  const on = useUnit({ edit: editAsked });
  return (
    <PageSection
      title="Billing details"
      more={
        details.state === 'ready' ? (
          <Button size="sm" variant="quiet" onClick={() => on.edit()}>
            Edit
          </Button>
        ) : null
      }
    >
      <Content />
    </PageSection>
  );
}

function Content() {
  const details = useUnit($details);
  const on = useUnit({ retry: retryAsked });
  if (details.state === 'loading') return <Skeleton lines={4} label="Loading the billing details" />;
  if (details.state === 'failed') {
    return (
      <ErrorState title="The billing details couldn't be loaded" onRetry={() => on.retry()}>
        {details.problem.message}
      </ErrorState>
    );
  }
  const { name, email, address } = details.saved;
  return (
    <>
      <address className={styles.address}>
        {[name, ...addressLines(address)].map((line) => (
          <span key={line} className={styles.line}>
            {line}
          </span>
        ))}
      </address>
      <p className={styles.email}>Invoices go to {email}</p>
      <EditDialog />
    </>
  );
}

function EditDialog() {
  const details = useUnit($details);
  const on = useUnit({ change: draftChanged, save: saveAsked, leave: editLeft });
  const formId = useId();
  const edit = details.state === 'ready' ? details.edit : { kind: 'closed' as const };
  return (
    <Dialog
      open={edit.kind !== 'closed'}
      onClose={() => on.leave()}
      title="Billing details"
      description="Shown on your invoices from the next one on."
      size="md"
      actions={
        <>
          <Button onClick={() => on.leave()}>Cancel</Button>
          <Button variant="primary" type="submit" form={formId} pending={edit.kind === 'saving'}>
            Save details
          </Button>
        </>
      }
    >
      {edit.kind === 'closed' ? null : (
        <DetailsForm
          id={formId}
          draft={edit.draft}
          problem={edit.kind === 'typing' ? edit.problem : null}
          onChange={on.change}
          onSubmit={() => on.save()}
        />
      )}
    </Dialog>
  );
}
