import { profilePath } from '@/entities/student';
import { AboutStudent, profile } from '@/features/about-student';
import type { StudentProfile } from '@/shared/api/student-profiles';
import { ResourcePage } from '@/shared/lib/resource';
import { Avatar } from '@/shared/ui/avatar';
import { Button } from '@/shared/ui/button';
import { Card } from '@/shared/ui/card';
import { Cluster } from '@/shared/ui/cluster';
import { EmptyState } from '@/shared/ui/empty-state';
import { Heading } from '@/shared/ui/heading';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';

/** The profile of the chosen student, beside the list. */
export function ProfilePanel() {
  return (
    <ResourcePage
      of={profile}
      loading="Loading the student"
      failed="The student couldn’t be loaded"
      missing={
        <EmptyState title="No student here" art="none">
          You no longer teach this student.
        </EmptyState>
      }
    >
      {(student) => <Panel key={student.id} student={student} />}
    </ResourcePage>
  );
}

function Panel({ student }: { student: StudentProfile }) {
  const { id, name, email, classes } = student;
  return (
    <Card as="aside" surface="sheet" label={`About ${name}`}>
      <Stack gap={8}>
        <Cluster gap={4} wrap={false}>
          <Avatar name={name} size="xl" decorative />
          <Stack gap={1}>
            <Heading level={2} size="lg">
              {name}
            </Heading>
            <Text size="2xs" tone="muted">
              {classes.map(({ title }) => title).join(', ')}
            </Text>
            <Text size="2xs" tone="muted">
              {email || 'No email address'}
            </Text>
          </Stack>
        </Cluster>
        <AboutStudent student={student} />
        <div>
          <Button href={profilePath(id)}>Assignments and notes</Button>
        </div>
      </Stack>
    </Card>
  );
}
