import { useUnit } from 'effector-react';
import { ClassBook, classTitle } from '@/entities/class';
import { Announcements } from '@/features/class-announcements';
import type { ClassEntry } from '@/shared/api/classes';
import { dateOf } from '@/shared/lib/dates';
import { Banner } from '@/shared/ui/banner';
import { Button } from '@/shared/ui/button';
import { Cluster } from '@/shared/ui/cluster';
import { EmptyState } from '@/shared/ui/empty-state';
import { ErrorState } from '@/shared/ui/error-state';
import { PageHeader } from '@/shared/ui/page-header';
import { PageSection } from '@/shared/ui/page-section';
import { Skeleton } from '@/shared/ui/skeleton';
import { Stack } from '@/shared/ui/stack';
import * as model from '../model/joined-class';

/** A class as its students see it. */
export function JoinedClassPage() {
  const [page, retry] = useUnit([model.$joinedClass, model.retryRequested]);
  switch (page.state) {
    case 'loading':
      return <Skeleton lines={8} label="Loading the class" />;
    case 'failed':
      return page.problem.status === 404 ? (
        <EmptyState
          level={1}
          title="You are not in this class"
          action={<Button href="/students/classes">Your classes</Button>}
        >
          Ask your teacher, or join it with its code.
        </EmptyState>
      ) : (
        <ErrorState size="page" title="The class couldn’t be loaded" onRetry={() => retry()}>
          {page.problem.message}
        </ErrorState>
      );
    case 'ready':
      return <ReadyClass entry={page.entry} />;
  }
}

function ReadyClass({ entry: { class: face, teacher, archived_at: archived } }: { entry: ClassEntry }) {
  return (
    <Stack gap={6}>
      <Cluster gap={5} wrap={false}>
        <ClassBook size="mini" cover={face.cover} subject={face.subject} name={face.name} />
        <PageHeader title={classTitle(face)} lead={`Taught by ${teacher.name}.`} />
      </Cluster>
      {archived === null ? null : (
        <Banner>This class ended on {dateOf(archived)}. You can still read it.</Banner>
      )}
      <PageSection title="Announcements">
        <Announcements isTeacher={false} isArchived={archived !== null} />
      </PageSection>
    </Stack>
  );
}
