import { useUnit } from 'effector-react';
import { ChartColumn, Plus, QrCode, Table2 } from 'lucide';
import { useState } from 'react';
import { ClassBook, classTitle } from '@/entities/class';
import { gradebookPath, reportsPath } from '@/entities/gradebook';
import { newLessonPath } from '@/entities/lesson';
import { InviteDialog } from '@/features/class-invite';
import { $lessons } from '@/features/class-lessons';
import type { ClassEntry } from '@/shared/api/classes';
import { dateOf } from '@/shared/lib/dates';
import { ResourcePage } from '@/shared/lib/resource';
import { Banner } from '@/shared/ui/banner';
import { Button } from '@/shared/ui/button';
import { EmptyState } from '@/shared/ui/empty-state';
import { PageHeader } from '@/shared/ui/page-header';
import { Stack } from '@/shared/ui/stack';
import { Tabs } from '@/shared/ui/tabs';
import { $counts } from '../model/class-counts';
import { classLead } from '../model/class-lead';
import { classPage } from '../model/class-page';
import { classTabs } from './class-tabs';

/** A class as its teachers see it. */
export function ClassPage() {
  return (
    <ResourcePage
      of={classPage}
      loading="Loading the class"
      failed="The class couldn’t be loaded"
      missing={
        <EmptyState
          level={1}
          title="No class here"
          action={<Button href="/teacher/classes">All classes</Button>}
        >
          It was deleted, or you don’t teach it.
        </EmptyState>
      }
    >
      {(entry) => <ReadyClass entry={entry} />}
    </ResourcePage>
  );
}

function ReadyClass({ entry }: { entry: ClassEntry }) {
  const { class: face, archived_at: archived } = entry;
  const { lessons, counts } = useUnit({ lessons: $lessons, counts: $counts });
  const [isInviting, setInviting] = useState(false);
  return (
    <Stack gap={6}>
      <PageHeader
        mark={<ClassBook size="mini" cover={face.cover} subject={face.subject} name={face.name} />}
        title={classTitle(face)}
        lead={classLead(entry, lessons)}
        actions={
          <>
            <Button icon={Table2} href={gradebookPath(entry.id)}>
              Gradebook
            </Button>
            <Button icon={ChartColumn} href={reportsPath(entry.id)}>
              Reports
            </Button>
            {archived === null ? (
              <>
                <Button icon={QrCode} onClick={() => setInviting(true)}>
                  Invite
                </Button>
                <Button variant="primary" icon={Plus} href={newLessonPath(entry.id)}>
                  New lesson
                </Button>
              </>
            ) : null}
          </>
        }
      />
      <InviteDialog open={isInviting} onClose={() => setInviting(false)} />
      {archived === null ? null : (
        <Banner>Archived on {dateOf(archived)}. Restore it on the page of your classes to change it.</Banner>
      )}
      <Tabs
        label={classTitle(face)}
        items={classTabs.map(({ value, label, Content }) => {
          const count = counts[value];
          return { value, label, content: <Content entry={entry} />, ...(count !== undefined && { count }) };
        })}
      />
    </Stack>
  );
}
