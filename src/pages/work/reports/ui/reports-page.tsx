import { useUnit } from 'effector-react';
import { NotebookTabs } from 'lucide';
import { Button } from '@/shared/ui/button';
import { EmptyState } from '@/shared/ui/empty-state';
import { ErrorState } from '@/shared/ui/error-state';
import { PageHeader } from '@/shared/ui/page-header';
import { Skeleton } from '@/shared/ui/skeleton';
import { Stack } from '@/shared/ui/stack';
import * as model from '../model/reports';
import { progressInWords } from '../model/sentences';
import { Behind } from './behind';
import { Marking } from './marking';
import { Missing } from './missing';
import { Progress } from './progress';
import { ReportFilters } from './report-filters';

/** What a teacher asks about a class, each answered by a sentence, a chart or a list. */
export function ReportsPage() {
  const { resource, taught, classes, shown } = useUnit({
    resource: model.report.$resource,
    taught: model.$taught,
    classes: model.classes.$resource,
    shown: model.$shown,
  });
  const on = useUnit({ again: model.report.refreshed, classesAgain: model.classes.refreshed });
  const failed = [classes, resource].find((one) => one.state === 'failed');
  const report = resource.state === 'ready' ? resource.data : null;
  return (
    <Stack gap={8}>
      <PageHeader title="Reports" lead={report ? progressInWords(report) : undefined} />
      {taught && taught.length > 0 ? <ReportFilters report={report} /> : null}
      {taught?.length === 0 ? (
        <EmptyState
          title="No classes yet"
          action={
            <Button icon={NotebookTabs} href="/teacher/classes">
              Classes
            </Button>
          }
        >
          How a class is doing appears here, from its gradebook.
        </EmptyState>
      ) : failed?.state === 'failed' ? (
        <ErrorState
          title="The report couldn’t be loaded"
          onRetry={() => (classes.state === 'failed' ? on.classesAgain() : on.again())}
        >
          {failed.problem.message}
        </ErrorState>
      ) : report && shown ? (
        <Stack gap={10}>
          <Progress report={report} />
          <Behind report={report} below={shown.below} />
          <Missing report={report} />
          <Marking report={report} />
        </Stack>
      ) : (
        <Skeleton lines={12} label="Loading the report" />
      )}
    </Stack>
  );
}
