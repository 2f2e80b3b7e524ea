import { BookOpen } from 'lucide';
import { ClassBook, classTitle } from '@/entities/class';
import { studentLessonsPath } from '@/entities/lesson';
import { Announcements } from '@/features/class-announcements';
import type { ClassEntry } from '@/shared/api/classes';
import { dateOf } from '@/shared/lib/dates';
import { ResourcePage } from '@/shared/lib/resource';
import { Banner } from '@/shared/ui/banner';
import { Button } from '@/shared/ui/button';
import { EmptyState } from '@/shared/ui/empty-state';
import { PageHeader } from '@/shared/ui/page-header';
import { PageSection } from '@/shared/ui/page-section';
import { Stack } from '@/shared/ui/stack';
import * as model from '../model/student-class';

/** A class as its students see it. */
export function StudentClassPage() {
  return (
    <ResourcePage
      of={model.studentClass}
      loading="Loading the class"
      failed="The class couldn’t be loaded"
      missing={
        <EmptyState
          level={1}
          title="You are not in this class"
          action={<Button href="/students/classes">Your classes</Button>}
        >
          Ask your teacher, or join it with its code.
        </EmptyState>
      }
    >
      {(entry) => <ReadyClass entry={entry} />}
    </ResourcePage>
  );
}

function ReadyClass({ entry }: { entry: ClassEntry }) {
  const { class: face, teacher, archived_at: archived } = entry;
  return (
    <Stack gap={6}>
      <PageHeader
        mark={<ClassBook size="mini" cover={face.cover} subject={face.subject} name={face.name} />}
        title={classTitle(face)}
        lead={`Taught by ${teacher.name}.`}
        actions={
          <Button variant="primary" icon={BookOpen} href={studentLessonsPath(entry.id)}>
            Lessons
          </Button>
        }
      />
      {archived === null ? null : (
        <Banner>This class ended on {dateOf(archived)}. You can still read it.</Banner>
      )}
      <PageSection title="Announcements">
        <Announcements isTeacher={false} isArchived={archived !== null} />
      </PageSection>
    </Stack>
  );
}
