import { useUnit } from 'effector-react';
import { Banner } from '@/shared/ui/banner';
import { Button } from '@/shared/ui/button';
import { $export, exportProblemDismissed, exportRetried, type RequestedExport } from '../model/export';
import * as styles from './export-notice.css';

/** Below the toolbar: that an export is still running after a second, or why it failed. */
export function ExportNotice() {
  const exporting = useUnit($export);
  const on = useUnit({ retry: exportRetried, dismiss: exportProblemDismissed });
  const isSlow = exporting.state === 'running' && exporting.slow;
  return (
    <div className={styles.notice}>
      <p className={styles.running} role="status">
        {isSlow ? `Making the ${nameOf(exporting.asked)}. The download starts when it is ready.` : ''}
      </p>
      {exporting.state === 'failed' ? (
        <Banner
          tone="danger"
          urgent
          title={`The ${nameOf(exporting.asked)} couldn’t be made.`}
          action={
            <Button size="sm" onClick={() => on.retry()}>
              Try again
            </Button>
          }
          onDismiss={() => on.dismiss()}
        >
          {exporting.message}
        </Banner>
      ) : null}
    </div>
  );
}

/** A PDF is a file already. */
const nameOf = ({ offer: { label, format } }: RequestedExport) =>
  format === 'pdf' ? label : `${label} file`;
