import { useUnit } from 'effector-react';
import { ArrowLeft, Printer } from 'lucide';
import { $user } from '@/entities/session';
import { Button } from '@/shared/ui/button';
import { ErrorState } from '@/shared/ui/error-state';
import { Skeleton } from '@/shared/ui/skeleton';
import { $invoice, printRequested, retryRequested } from '../model/invoice';
import { InvoiceSheet } from './invoice-sheet';
import * as styles from './invoice-page.css';

/** One invoice as a sheet of paper: printing shows the sheet alone. */
export function InvoicePage() {
  const { reading, user } = useUnit({ reading: $invoice, user: $user });
  const on = useUnit({ print: printRequested, retry: retryRequested });
  const area = user?.role === 'student' ? '/students' : '/teacher';
  return (
    <div className={styles.page}>
      <div className={styles.tools}>
        <Button variant="quiet" icon={ArrowLeft} href={`${area}/accounts/billing`}>
          Billing
        </Button>
        {reading.state === 'ready' ? (
          <Button variant="primary" icon={Printer} onClick={() => on.print()}>
            Print or save as PDF
          </Button>
        ) : null}
      </div>
      {reading.state === 'ready' ? <InvoiceSheet invoice={reading.invoice} /> : null}
      {reading.state === 'failed' ? (
        <div role="alert">
          <ErrorState size="page" title="The invoice couldn’t be loaded" onRetry={() => on.retry()}>
            {reading.problem.message}
          </ErrorState>
        </div>
      ) : null}
      {reading.state === 'loading' || reading.state === 'closed' ? (
        <Skeleton lines={10} label="Loading the invoice" />
      ) : null}
    </div>
  );
}
