import { useUnit } from 'effector-react';
import { ClassBook, classTitle, studentClassPath } from '@/entities/class';
import type { ClassEntry, OwnJoinRequest } from '@/shared/api/classes';
import { shortDayOf } from '@/shared/lib/dates';
import { Badge } from '@/shared/ui/badge';
import { EmptyState } from '@/shared/ui/empty-state';
import { ErrorState } from '@/shared/ui/error-state';
import { MarginList, type MarginListItem } from '@/shared/ui/margin-list';
import { PageHeader } from '@/shared/ui/page-header';
import { PageSection } from '@/shared/ui/page-section';
import { Skeleton } from '@/shared/ui/skeleton';
import { Stack } from '@/shared/ui/stack';
import * as model from '../model/student-classes';
import { JoinForm } from './join-form';
import * as styles from './student-classes-page.css';

/** The classes of a student, those they wait for, and a form to join another one. */
export function StudentClassesPage() {
  const { joined, archived, requests } = useUnit({
    joined: model.$joined,
    archived: model.$archived,
    requests: model.$requests,
  });
  return (
    <Stack gap={6}>
      <PageHeader title="Your classes" lead="Your teacher gives you the code of a class." />
      <div className={styles.spread}>
        <Stack gap={8}>
          <Joined joined={joined} />
          {requests.length > 0 ? (
            <PageSection title="Waiting for your teacher">
              <MarginList label="Classes you asked to join" margin="lg" items={requests.map(requestRow)} />
            </PageSection>
          ) : null}
          {archived.length > 0 ? (
            <PageSection title="Earlier classes">
              <MarginList label="Earlier classes" margin="lg" items={archived.map(classRow)} />
            </PageSection>
          ) : null}
        </Stack>
        <JoinForm />
      </div>
    </Stack>
  );
}

function Joined({ joined }: { joined: model.StudentClasses }) {
  const retry = useUnit(model.retryRequested);
  if (joined.state === 'loading') return <Skeleton lines={4} label="Loading your classes" />;
  if (joined.state === 'failed') {
    return (
      <ErrorState title="Your classes couldn’t be loaded" onRetry={() => retry()}>
        {joined.problem.message}
      </ErrorState>
    );
  }
  if (joined.items.length === 0) {
    return <EmptyState title="No classes yet">Enter the code from your teacher to join one.</EmptyState>;
  }
  return (
    <PageSection title="This term">
      <MarginList label="Your classes" margin="lg" items={joined.items.map(classRow)} />
    </PageSection>
  );
}

const markOf = ({ class: face }: Pick<ClassEntry, 'class'>) => (
  <ClassBook size="mini" cover={face.cover} subject={face.subject} name={face.name} />
);

const classRow = (entry: ClassEntry): MarginListItem => ({
  id: entry.id,
  lead: entry.class.name,
  mark: markOf(entry),
  title: classTitle(entry.class),
  href: studentClassPath(entry.id),
  note: entry.teacher.name,
});

const requestRow = (request: OwnJoinRequest): MarginListItem => ({
  id: request.class_id,
  lead: request.class.name,
  mark: markOf(request),
  title: classTitle(request.class),
  note: `${request.teacher.name}, asked on ${shortDayOf(request.asked_at)}`,
  end: request.declined ? <Badge tone="danger">Declined</Badge> : <Badge tone="warn">Waiting</Badge>,
});
