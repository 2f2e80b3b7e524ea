import { useUnit } from 'effector-react';
import { Download, FileDown, Users } from 'lucide';
import { detailsPath } from '@/entities/assignment';
import { gradebookPath } from '@/entities/gradebook';
import { profilePath } from '@/entities/student';
import { isMissing } from '@/shared/api';
import type { StudentReport } from '@/shared/api/student-reports';
import { Button } from '@/shared/ui/button';
import { Cluster } from '@/shared/ui/cluster';
import { EmptyState } from '@/shared/ui/empty-state';
import { ErrorState } from '@/shared/ui/error-state';
import { Grid } from '@/shared/ui/grid';
import { Link } from '@/shared/ui/link';
import { PageHeader } from '@/shared/ui/page-header';
import { Skeleton } from '@/shared/ui/skeleton';
import { Stack } from '@/shared/ui/stack';
import { Stat } from '@/shared/ui/stat';
import { Text } from '@/shared/ui/text';
import { ReportPartView } from '@/widgets/report-part';
import * as model from '../model/student-report';
import { CommentForParents } from './comment-for-parents';
import { StudentReportFilters } from './student-report-filters';
import * as styles from './student-report-page.css';

/** How a student is doing, in the language of the parents, for a talk with them. */
export function StudentReportPage() {
  const resource = useUnit(model.report.$resource);
  const again = useUnit(model.report.refreshed);
  if (resource.state === 'failed')
    return (
      <Stack gap={8}>
        <PageHeader title="Report for the parents" />
        {isMissing(resource.problem) ? (
          <EmptyState
            title="No student here"
            action={
              <Button icon={Users} href="/teacher/students">
                All students
              </Button>
            }
          >
            You don’t teach this student in this class.
          </EmptyState>
        ) : (
          <ErrorState title="The report couldn’t be loaded" onRetry={() => again()}>
            {resource.problem.message}
          </ErrorState>
        )}
      </Stack>
    );
  const report = resource.state === 'ready' ? resource.data : null;
  return (
    <Stack gap={8}>
      <PageHeader
        title={report?.title ?? 'Report for the parents'}
        lead={
          report && (
            <span lang={report.language} dir="auto">
              {report.answer}
            </span>
          )
        }
        actions={report ? <Files /> : undefined}
      />
      <div className={styles.screenOnly}>
        <StudentReportFilters report={report} />
      </div>
      {report ? <Report report={report} /> : <Skeleton lines={12} label="Loading the report" />}
    </Stack>
  );
}

function Files() {
  const isExporting = useUnit(model.$exporting);
  const on = useUnit({ csv: model.csvRequested, pdf: model.pdfRequested });
  return (
    <div className={styles.screenOnly}>
      <Cluster gap={2}>
        <Button icon={Download} disabled={isExporting} onClick={() => on.csv()}>
          CSV
        </Button>
        <Button icon={FileDown} disabled={isExporting} onClick={() => on.pdf()}>
          PDF
        </Button>
      </Cluster>
    </div>
  );
}

/** Why the teacher's own numbers differ; parents don't read it, on paper either. */
function NotReturned({ report }: { report: StudentReport }) {
  const { class: face, not_returned: count } = report;
  if (count === 0) return null;
  return (
    <div className={styles.screenOnly}>
      <Text size="sm">
        {count === 1 ? 'One score is' : `${count} scores are`} not returned yet and left out here.{' '}
        <Link href={gradebookPath(face.id)}>Open the gradebook</Link>
      </Text>
    </div>
  );
}

function Report({ report }: { report: StudentReport }) {
  const { language, question, about, totals, parts } = report;
  return (
    <Stack gap={10}>
      <div lang={language} dir="auto">
        <Stack gap={6}>
          <Text tone="soft">
            {question} {about}
          </Text>
          <Grid min="lg" gap={4}>
            {totals.map(({ label, text, note }) => (
              <Stat key={label} label={label} value={text} note={note} />
            ))}
          </Grid>
        </Stack>
      </div>
      <NotReturned report={report} />
      <CommentForParents report={report} />
      <div lang={language} dir="auto">
        <Stack gap={10}>
          {parts.map((part) => (
            <ReportPartView
              key={part.title}
              part={part}
              links={{ student: profilePath, assignment: detailsPath }}
              language={language}
              compares
            />
          ))}
        </Stack>
      </div>
    </Stack>
  );
}
