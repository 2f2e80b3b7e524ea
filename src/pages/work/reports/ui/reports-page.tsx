import { useUnit } from 'effector-react';
import { Download, FileDown, NotebookTabs } from 'lucide';
import { detailsPath } from '@/entities/assignment';
import { studentReportPath } from '@/entities/gradebook';
import type { ClassReport } from '@/shared/api/class-reports';
import { Button } from '@/shared/ui/button';
import { Cluster } from '@/shared/ui/cluster';
import { EmptyState } from '@/shared/ui/empty-state';
import { ErrorState } from '@/shared/ui/error-state';
import { PageHeader } from '@/shared/ui/page-header';
import { Skeleton } from '@/shared/ui/skeleton';
import { Stack } from '@/shared/ui/stack';
import { Tabs } from '@/shared/ui/tabs';
import { Text } from '@/shared/ui/text';
import { ReportPartView } from '@/widgets/report-part';
import * as model from '../model/reports';
import { ReportFilters } from './report-filters';

/** What a teacher asks about a class: each question answered by a sentence, charts and tables. */
export function ReportsPage() {
  const { resource, taught, classes, headings, shown } = useUnit({
    resource: model.report.$resource,
    taught: model.$taught,
    classes: model.classes.$resource,
    headings: model.$headings,
    shown: model.$shown,
  });
  const change = useUnit(model.filterChanged);
  const report = resource.state === 'ready' ? resource.data : null;
  const open = shown?.report ?? 'progress';
  return (
    <Stack gap={8}>
      <PageHeader title="Reports" lead={report?.answer} actions={report ? <Files /> : undefined} />
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
      ) : classes.state === 'failed' || headings.length === 0 ? (
        <Parts report={report} />
      ) : (
        <Tabs
          label="Reports"
          items={headings.map(({ report: kind, title }) => ({
            value: kind,
            label: title,
            content: kind === open ? <Parts report={report} /> : null,
          }))}
          value={open}
          onValueChange={(value) => {
            const kind = headings.find((one) => one.report === value)?.report;
            if (kind !== undefined) change({ report: kind });
          }}
        />
      )}
    </Stack>
  );
}

function Files() {
  const isExporting = useUnit(model.$exporting);
  const on = useUnit({ csv: model.csvRequested, pdf: model.pdfRequested });
  return (
    <Cluster gap={2}>
      <Button icon={Download} disabled={isExporting} onClick={on.csv}>
        CSV
      </Button>
      <Button icon={FileDown} disabled={isExporting} onClick={on.pdf}>
        PDF
      </Button>
    </Cluster>
  );
}

function Parts({ report }: { report: ClassReport | null }) {
  const { resource, classes } = useUnit({
    resource: model.report.$resource,
    classes: model.classes.$resource,
  });
  const on = useUnit({ again: model.report.refreshed, classesAgain: model.classes.refreshed });
  const failed = [classes, resource].find((one) => one.state === 'failed');
  if (failed?.state === 'failed')
    return (
      <ErrorState
        title="The report couldn’t be loaded"
        onRetry={() => (classes.state === 'failed' ? on.classesAgain() : on.again())}
      >
        {failed.problem.message}
      </ErrorState>
    );
  if (!report) return <Skeleton lines={12} label="Loading the report" />;
  return (
    <Stack gap={10}>
      <Text tone="soft">{report.question}</Text>
      {report.parts.map((part) => (
        <ReportPartView
          key={part.title}
          part={part}
          links={{ student: (id) => studentReportPath(report.class.id, id), assignment: detailsPath }}
        />
      ))}
    </Stack>
  );
}
