import { ClassBook, classTitle } from '@/entities/class';
import { Announcements } from '@/features/class-announcements';
import type { ClassEntry } from '@/shared/api/classes';
import { dateOf } from '@/shared/lib/dates';
import { ResourcePage } from '@/shared/lib/resource';
import { Banner } from '@/shared/ui/banner';
import { Button } from '@/shared/ui/button';
import { EmptyState } from '@/shared/ui/empty-state';
import { PageHeader } from '@/shared/ui/page-header';
import { PageSection } from '@/shared/ui/page-section';
import { Split } from '@/shared/ui/split';
import { Stack } from '@/shared/ui/stack';
import * as model from '../model/student-class';
import { ClassLessons } from './class-lessons';
import { ClassMarks, ClassWork } from './class-work';

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
        mark={<ClassBook cover={face.cover} subject={face.subject} name={face.name} />}
        title={classTitle(face)}
        lead={`Taught by ${teacher.name}.`}
      />
      {archived === null ? null : (
        <Banner>This class ended on {dateOf(archived)}. You can still read it.</Banner>
      )}
      <Split
        main={
          <Stack gap={8}>
            <ClassWork />
            <ClassLessons classId={entry.id} />
            <PageSection title="Announcements">
              <Announcements isTeacher={false} isArchived={archived !== null} />
            </PageSection>
          </Stack>
        }
        side={<ClassMarks classId={entry.id} />}
      />
    </Stack>
  );
}
