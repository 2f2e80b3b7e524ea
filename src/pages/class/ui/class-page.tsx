import { ClassBook, classTitle } from '@/entities/class';
import type { ClassEntry } from '@/shared/api/classes';
import { dateOf } from '@/shared/lib/dates';
import { ResourcePage } from '@/shared/lib/resource';
import { Banner } from '@/shared/ui/banner';
import { Button } from '@/shared/ui/button';
import { Cluster } from '@/shared/ui/cluster';
import { EmptyState } from '@/shared/ui/empty-state';
import { PageHeader } from '@/shared/ui/page-header';
import { Stack } from '@/shared/ui/stack';
import { Tabs } from '@/shared/ui/tabs';
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
  const { class: face, archived_at: archived, teaching } = entry;
  const students = teaching?.students ?? 0;
  return (
    <Stack gap={6}>
      <Cluster gap={5} wrap={false}>
        <ClassBook size="mini" cover={face.cover} subject={face.subject} name={face.name} />
        <PageHeader
          title={classTitle(face)}
          lead={`${face.grade}, ${students === 1 ? '1 student' : `${students} students`}.`}
        />
      </Cluster>
      {archived === null ? null : (
        <Banner>Archived on {dateOf(archived)}. Restore it on the page of your classes to change it.</Banner>
      )}
      <Tabs
        label={classTitle(face)}
        items={classTabs.map(({ value, label, countOf, Content }) => {
          const count = countOf?.(entry);
          return { value, label, content: <Content entry={entry} />, ...(count !== undefined && { count }) };
        })}
      />
    </Stack>
  );
}
