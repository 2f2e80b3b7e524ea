import { useUnit } from 'effector-react';
import { Banner } from '@/shared/ui/banner';
import { Button } from '@/shared/ui/button';
import { $export, exportProblemDismissed, exportRetried } from '../../model/export';
import * as styles from './export-notice.css';

const names = { pdf: 'PDF', docx: 'Word file', markdown: 'Markdown file' };

/** Below the toolbar: that an export is still running after a second, or why it failed. */
export function ExportNotice() {
  const exporting = useUnit($export);
  const on = useUnit({ retry: exportRetried, dismiss: exportProblemDismissed });
  const isSlow = exporting.state === 'running' && exporting.slow;
  return (
    <div className={styles.notice}>
      <p className={styles.running} role="status">
        {isSlow ? `Making the ${names[exporting.asked.format]}. The download starts when it is ready.` : ''}
      </p>
      {exporting.state === 'failed' ? (
        <Banner
          tone="danger"
          urgent
          title={`The ${names[exporting.asked.format]} couldn’t be made.`}
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
