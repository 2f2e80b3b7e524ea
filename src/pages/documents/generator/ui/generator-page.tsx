import { useUnit } from 'effector-react';
import { ErrorState } from '@/shared/ui/error-state';
import { Skeleton } from '@/shared/ui/skeleton';
import { $template, templateRetried } from '@/features/template-form';
import { $isPrinting } from '../model/generator';
import * as styles from './generator-page.css';
import { DeferredPrintView } from './deferred-parts';
import { Workspace } from './workspace';

/** The workspace of a template: its form and the document written from it, or that document on paper. */
export function GeneratorPage() {
  const { page, isPrinting, retry } = useUnit({
    page: $template,
    isPrinting: $isPrinting,
    retry: templateRetried,
  });
  switch (page.state) {
    case 'ready':
      return isPrinting ? (
        <DeferredPrintView props={{ template: page.template }} />
      ) : (
        <Workspace template={page.template} />
      );
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
