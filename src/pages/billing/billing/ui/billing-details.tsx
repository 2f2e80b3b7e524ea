import { useUnit } from 'effector-react';
import { useId } from 'react';
import { addressLines } from '@/shared/lib/address';
import { Button } from '@/shared/ui/button';
import { Dialog } from '@/shared/ui/dialog';
import { ErrorState } from '@/shared/ui/error-state';
import { PageSection } from '@/shared/ui/page-section';
import { Skeleton } from '@/shared/ui/skeleton';
import {
  $details,
  $isEditing,
  detailsForm,
  detailsRequested,
  editCancelled,
  editRequested,
} from '../model/details';
import { DetailsForm } from './details-form';
import * as styles from './billing-details.css';

/** The name and address on invoices. */
export function BillingDetails() {
  const details = useUnit($details);
  const on = useUnit({ edit: editRequested });
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
  const on = useUnit({ retry: detailsRequested });
  if (details.state === 'loading') return <Skeleton lines={4} label="Loading the billing details" />;
  if (details.state === 'failed') {
    return (
      <ErrorState title="The billing details couldn’t be loaded" onRetry={() => on.retry()}>
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
  const { isEditing, pending } = useUnit({ isEditing: $isEditing, pending: detailsForm.$pending });
  const on = useUnit({ cancel: editCancelled });
  const formId = useId();
  return (
    <Dialog
      open={isEditing}
      onClose={() => on.cancel()}
      title="Billing details"
      description="Shown on your next invoice and later ones."
      size="md"
      actions={
        <>
          <Button onClick={() => on.cancel()}>Cancel</Button>
          <Button variant="primary" type="submit" form={formId} pending={pending}>
            Save details
          </Button>
        </>
      }
    >
      {isEditing ? <DetailsForm id={formId} /> : null}
    </Dialog>
  );
}
