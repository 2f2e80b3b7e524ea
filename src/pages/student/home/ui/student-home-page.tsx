import { useUnit } from 'effector-react';
import { ClassBook, classTitle, studentClassPath } from '@/entities/class';
import { $balance, $user } from '@/entities/session';
import type { ClassEntry } from '@/shared/api/classes';
import { Banner } from '@/shared/ui/banner';
import { Button } from '@/shared/ui/button';
import { EmptyState } from '@/shared/ui/empty-state';
import { ErrorState } from '@/shared/ui/error-state';
import { Heading } from '@/shared/ui/heading';
import { Link } from '@/shared/ui/link';
import { PageHeader } from '@/shared/ui/page-header';
import { PageSection } from '@/shared/ui/page-section';
import { Skeleton } from '@/shared/ui/skeleton';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { lowCredits } from '../model/low-credits';
import { $due, $studentHome, retryRequested } from '../model/student-home';
import { DueWork } from './due-work';
import * as styles from './student-home-page.css';

/** A student's home: classes and work. */
export function StudentHomePage() {
  const { user, home, retry } = useUnit({ user: $user, home: $studentHome, retry: retryRequested });
  const due = useUnit($due);
  const low = lowCredits(useUnit($balance));
  return (
    <Stack gap={8}>
      <PageHeader
        title={`Hi, ${user?.first_name ?? ''}.`}
        lead={due && (due.length === 0 ? 'Nothing is due.' : `${due.length} to do.`)}
      />
      {low !== null && (
        <Banner
          tone="warn"
          action={
            <Button size="sm" href="/students/accounts/usage">
              See your usage
            </Button>
          }
        >
          {low}
        </Banner>
      )}
      {home.state === 'loading' && <Skeleton lines={4} label="Loading your classes" />}
      {home.state === 'failed' && (
        <ErrorState title="Your classes couldn’t be loaded" onRetry={() => retry()}>
          {home.problem.message}
        </ErrorState>
      )}
      {home.state === 'ready' && home.classes.length > 0 && (
        <PageSection title="Your classes">
          <ul className={styles.classes}>
            {home.classes.map((entry) => (
              <JoinedClass key={entry.id} entry={entry} />
            ))}
          </ul>
        </PageSection>
      )}
      {due && due.length > 0 ? <DueWork due={due} /> : null}
      {due && due.length === 0 ? (
        <EmptyState title="Nothing is due">Work your teachers assign will appear here.</EmptyState>
      ) : null}
    </Stack>
  );
}

function JoinedClass({ entry: { id, class: face, teacher } }: { entry: ClassEntry }) {
  return (
    <li className={styles.entry}>
      <ClassBook cover={face.cover} subject={face.subject} name={face.name} />
      <div>
        <Heading level={3} size="md">
          <Link variant="quiet" stretched href={studentClassPath(id)}>
            {classTitle(face)}
          </Link>
        </Heading>
        <Text size="sm" tone="muted">
          {teacher.name}
        </Text>
      </div>
    </li>
  );
}
