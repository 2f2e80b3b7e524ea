import { AboutStudent, Notes, profile } from '@/features/about-student';
import type { StudentProfile } from '@/shared/api/student-profiles';
import { ResourcePage } from '@/shared/lib/resource';
import { Avatar } from '@/shared/ui/avatar';
import { Button } from '@/shared/ui/button';
import { Card } from '@/shared/ui/card';
import { EmptyState } from '@/shared/ui/empty-state';
import { PageHeader } from '@/shared/ui/page-header';
import { Split } from '@/shared/ui/split';
import { Stack } from '@/shared/ui/stack';
import { Work } from './work';

/** A student as their teachers see them. */
export function AboutStudentPage() {
  return (
    <ResourcePage
      of={profile}
      loading="Loading the student"
      failed="The student couldn’t be loaded"
      missing={
        <EmptyState
          level={1}
          title="No student here"
          action={<Button href="/teacher/students">All students</Button>}
        >
          You don’t teach this student in any of your classes.
        </EmptyState>
      }
    >
      {(student) => <Profile student={student} />}
    </ResourcePage>
  );
}

function Profile({ student }: { student: StudentProfile }) {
  const { name, email, classes, notes, work } = student;
  return (
    <Stack gap={8}>
      <PageHeader
        mark={<Avatar name={name} size="xl" decorative />}
        title={name}
        lead={`${classes.map(({ title }) => title).join(', ')}. ${email || 'No email address'}`}
      />
      <Split
        main={
          <Stack gap={8}>
            <Work work={work} />
            <Notes notes={notes} />
          </Stack>
        }
        side={
          <Card as="aside" surface="sheet" label={`About ${name}`}>
            <AboutStudent student={student} />
          </Card>
        }
      />
    </Stack>
  );
}
