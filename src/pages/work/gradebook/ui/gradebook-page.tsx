import { useUnit } from 'effector-react';
import { NotebookTabs } from 'lucide';
import { useEffect } from 'react';
import { currentClasses } from '@/entities/class';
import type { Gradebook } from '@/shared/api/gradebooks';
import { Button } from '@/shared/ui/button';
import { EmptyState } from '@/shared/ui/empty-state';
import { ErrorState } from '@/shared/ui/error-state';
import { PageHeader } from '@/shared/ui/page-header';
import { Skeleton } from '@/shared/ui/skeleton';
import { Stack } from '@/shared/ui/stack';
import * as model from '../model/book';
import { watchStarted, watchStopped } from '../model/watch';
import { GradebookHead } from './gradebook-head';
import { GradebookTools } from './gradebook-tools';
import { Notices } from './notices';
import { Panels } from './panels';
import * as styles from './gradebook-page.css';
import { Scores } from './scores';

/** The gradebook of a class: scores are typed into it as into a spreadsheet. */
export function GradebookPage() {
  const { resource, classes, classId } = useUnit({
    resource: model.book.$resource,
    classes: currentClasses.$resource,
    classId: model.$classId,
  });
  const [watch, stop] = useUnit([watchStarted, watchStopped]);
  const on = useUnit({
    again: model.book.refreshed,
    classesAgain: currentClasses.refreshed,
  });
  useEffect(() => {
    watch();
    return () => stop();
  }, [watch, stop]);

  if (resource.state === 'ready') return <Ready answer={resource.data} />;
  const hasNone =
    classId === null &&
    classes.state === 'ready' &&
    classes.data.items.every(({ teaching }) => teaching === null);
  const failed = [resource, classes].find((one) => one.state === 'failed');
  // The title of the class is the only heading: one that stands for it would change before the reader's eyes.
  if (!hasNone && failed === undefined) return <Skeleton lines={12} label="Loading the gradebook" />;
  return (
    <Stack gap={6}>
      <PageHeader size="md" title="Gradebook" />
      {hasNone ? (
        <EmptyState
          title="No classes yet"
          action={
            <Button icon={NotebookTabs} href="/teacher/classes">
              Classes
            </Button>
          }
        >
          The gradebook of a class appears here with its students and assignments.
        </EmptyState>
      ) : (
        <ErrorState
          title="The gradebook couldn’t be loaded"
          onRetry={() => (resource.state === 'failed' ? on.again() : on.classesAgain())}
        >
          {failed?.state === 'failed' ? failed.problem.message : null}
        </ErrorState>
      )}
    </Stack>
  );
}

function Ready({ answer }: { answer: Gradebook }) {
  return (
    <div className={styles.page}>
      <div className={styles.screenOnly}>
        <GradebookHead answer={answer} />
      </div>
      <div className={styles.screenOnly}>
        <Stack gap={3}>
          <Notices answer={answer} />
          <GradebookTools answer={answer} />
        </Stack>
      </div>
      <Scores answer={answer} />
      <Panels answer={answer} />
    </div>
  );
}
