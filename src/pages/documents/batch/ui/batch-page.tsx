import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { ErrorState } from '@/shared/ui/error-state';
import { Skeleton } from '@/shared/ui/skeleton';
import { Stack } from '@/shared/ui/stack';
import { $page, $template, pageHidden, pageShown, retryRequested } from '../model/batch';
import { BatchHead } from './batch-head';
import { BatchItems } from './batch-items';
import { BatchProgress } from './batch-progress';
import { ClassSummary } from './class-summary';

/** One document per student: the progress of a batch, its items and what sums up the class. */
export function BatchPage() {
  const { page, template } = useUnit({ page: $page, template: $template });
  const [shown, hidden, retry] = useUnit([pageShown, pageHidden, retryRequested]);
  useEffect(() => {
    shown();
    return () => hidden();
  }, [shown, hidden]);

  if (page.state === 'failed') {
    return (
      <ErrorState size="page" title="The batch couldn’t be loaded" onRetry={() => retry()}>
        {page.problem.message}
      </ErrorState>
    );
  }
  if (page.state !== 'ready') return <Skeleton lines={10} label="Loading the batch" />;
  const { batch, isStale } = page;
  const ownTemplate = template?.entry.templateType === batch.template_type ? template : null;
  return (
    <Stack gap={8}>
      <BatchHead batch={batch} template={ownTemplate} />
      <BatchProgress batch={batch} isStale={isStale} />
      <BatchItems batch={batch} />
      {batch.state !== 'running' && batch.counts.finished > 0 ? (
        <ClassSummary batch={batch} template={ownTemplate} />
      ) : null}
    </Stack>
  );
}
