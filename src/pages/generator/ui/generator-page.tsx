import { useUnit } from 'effector-react';
import { ErrorState } from '@/shared/ui/error-state';
import { Skeleton } from '@/shared/ui/skeleton';
import { $generator, retryAsked } from '../model/generator';
import * as styles from './generator-page.css';
import { Workspace } from './workspace';

/** A generator: its form, the document it writes, and both again when an earlier document is opened. */
export function GeneratorPage() {
  const { page, retry } = useUnit({ page: $generator, retry: retryAsked });
  switch (page.state) {
    case 'ready':
      return <Workspace template={page.template} />;
    case 'failed':
      return (
        <div className={styles.alone}>
          <ErrorState title="The form could not be fetched" onRetry={() => retry()}>
            {page.problem.message}
          </ErrorState>
        </div>
      );
    case 'away':
    case 'loading':
      return (
        <div className={styles.alone}>
          <Skeleton lines={8} label="Fetching the form" />
        </div>
      );
  }
}
