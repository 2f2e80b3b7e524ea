import { useUnit } from 'effector-react';
import { ErrorState } from '@/shared/ui/error-state';
import { Skeleton } from '@/shared/ui/skeleton';
import { $generator, retryRequested } from '../model/generator';
import * as styles from './generator-page.css';
import { Workspace } from './workspace';

/** The workspace of a template: its form and the document written from it. */
export function GeneratorPage() {
  const { page, retry } = useUnit({ page: $generator, retry: retryRequested });
  switch (page.state) {
    case 'ready':
      return <Workspace template={page.template} />;
    case 'failed':
      return (
        <div className={styles.alone}>
          <ErrorState title="The form couldn’t be loaded" onRetry={() => retry()}>
            {page.problem.message}
          </ErrorState>
        </div>
      );
    case 'away':
    case 'loading':
      return (
        <div className={styles.alone}>
          <Skeleton lines={8} label="Loading the form" />
        </div>
      );
  }
}
