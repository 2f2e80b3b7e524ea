import { useUnit } from 'effector-react';
import { CalendarClock, Eye, PenLine, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { lessonStates, publicationWords } from '@/entities/lesson';
import type { Lesson } from '@/shared/api/lessons';
import { dayAndTimeIn } from '@/shared/lib/dates';
import { ResourcePage } from '@/shared/lib/resource';
import { Badge } from '@/shared/ui/badge';
import { Banner } from '@/shared/ui/banner';
import { Button } from '@/shared/ui/button';
import { Card } from '@/shared/ui/card';
import { Cluster } from '@/shared/ui/cluster';
import { ConfirmDialog } from '@/shared/ui/confirm-dialog';
import { EmptyState } from '@/shared/ui/empty-state';
import { Field } from '@/shared/ui/field';
import { Heading } from '@/shared/ui/heading';
import { IconButton } from '@/shared/ui/icon-button';
import { PageHeader } from '@/shared/ui/page-header';
import { Skeleton } from '@/shared/ui/skeleton';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { TextInput } from '@/shared/ui/text-input';
import { StudentCopySheet } from '@/widgets/document-blocks';
import { LessonBlocks } from '@/widgets/lesson-blocks';
import { draft as autosave, lesson, titleTyped } from '../model/lesson';
import { deleteConfirmed } from '../model/publication';
import { PreviewedAssignment } from './assignment-editor';
import { BlockEditors } from './block-editors';
import { PublishDialog } from './publish-dialog';

/** A lesson as its teachers write it. */
export function LessonPage() {
  return (
    <ResourcePage
      of={lesson}
      loading="Loading the lesson"
      failed="The lesson couldn’t be loaded"
      missing={
        <EmptyState
          level={1}
          title="No lesson here"
          action={<Button href="/teacher/classes">All classes</Button>}
        >
          It was deleted, or you don’t teach its class.
        </EmptyState>
      }
    >
      {(data) => <Ready data={data} />}
    </ResourcePage>
  );
}

type Asking = 'nothing' | 'publication' | 'deletion';

function Ready({ data }: { data: Lesson }) {
  const { draft, remove } = useUnit({ draft: autosave.$draft, remove: deleteConfirmed });
  const [isPreview, setPreview] = useState(false);
  const [asking, setAsking] = useState<Asking>('nothing');
  if (draft.state === 'closed') return <Skeleton lines={10} label="Loading the lesson" />;
  const { content } = draft;
  const title = content.title.trim() || 'Untitled lesson';
  return (
    <Stack gap={6}>
      <PageHeader
        title={title}
        size="md"
        beside={<Badge tone={lessonStates[data.state].tone}>{lessonStates[data.state].label}</Badge>}
        lead={leadOf(data)}
        actions={
          <>
            <Button icon={isPreview ? PenLine : Eye} onClick={() => setPreview(!isPreview)}>
              {isPreview ? 'Back to editing' : 'Preview as student'}
            </Button>
            <Button variant="primary" icon={CalendarClock} onClick={() => setAsking('publication')}>
              {data.state === 'draft' ? 'Publish' : 'Change date'}
            </Button>
            <IconButton label="Delete lesson" icon={Trash2} onClick={() => setAsking('deletion')} />
          </>
        }
      />
      <SavingState zone={data.time_zone} />
      {isPreview ? (
        <Stack gap={4}>
          <Banner>You’re looking as a student. Nothing you do here is saved.</Banner>
          <Card as="article" surface="sheet" padding="lg" label="Preview">
            <Stack gap={6}>
              <Heading level={2}>{title}</Heading>
              <LessonBlocks
                blocks={content.blocks}
                files={data.files}
                documents={data.documents}
                renderCopy={(copy) => <StudentCopySheet copy={copy} />}
                renderAssignment={(id) => <PreviewedAssignment id={id} data={data} />}
              />
            </Stack>
          </Card>
        </Stack>
      ) : (
        <Stack gap={6}>
          <Title value={content.title} />
          <BlockEditors key={draft.replaced} content={content} data={data} />
        </Stack>
      )}
      <PublishDialog open={asking === 'publication'} data={data} onClose={() => setAsking('nothing')} />
      <ConfirmDialog
        open={asking === 'deletion'}
        title="Delete this lesson?"
        description="Students no longer see it. You can restore it for 30 days."
        confirmLabel="Delete"
        onConfirm={() => {
          remove();
          setAsking('nothing');
        }}
        onCancel={() => setAsking('nothing')}
      />
    </Stack>
  );
}

function leadOf(data: Lesson): string {
  const where = `${data.class.title}, lesson ${data.number}.`;
  if (data.state !== 'published') return `${where} ${publicationWords(data, data.time_zone)}.`;
  return `${where} Read by ${data.read_count} of ${data.students}.`;
}

function Title({ value }: { value: string }) {
  const type = useUnit(titleTyped);
  return (
    <Field label="Title" required>
      <TextInput value={value} maxLength={200} onChange={type} />
    </Field>
  );
}

/** Whether everything is saved, and what to do about two versions. */
function SavingState({ zone }: { zone: string }) {
  const { draft, isSaving, isFailing, keepOwn, takeOther } = useUnit({
    draft: autosave.$draft,
    isSaving: autosave.$isSaving,
    isFailing: autosave.$isFailing,
    keepOwn: autosave.ownVersionKept,
    takeOther: autosave.otherVersionChosen,
  });
  if (draft.state === 'closed') return null;
  if (draft.conflict) {
    return (
      <Banner
        tone="warn"
        title="This lesson changed in another window"
        urgent
        action={
          <Cluster gap={2}>
            <Button size="sm" onClick={() => keepOwn()}>
              Keep mine
            </Button>
            <Button size="sm" onClick={() => takeOther()}>
              Use the other version
            </Button>
          </Cluster>
        }
      >
        The other version is “{draft.conflict.content.title}”, with {draft.conflict.content.blocks.length}{' '}
        blocks.
      </Banner>
    );
  }
  if (draft.isRecovered) return <Banner>Your unsaved changes are back.</Banner>;
  const words = isFailing
    ? 'Not saved. We’ll try again; your changes are safe in this browser.'
    : draft.isUnsaved || isSaving
      ? 'Saving…'
      : draft.savedAt
        ? `Saved ${dayAndTimeIn(draft.savedAt, zone)}`
        : '';
  return (
    <Text size="sm" tone="muted">
      {words}
    </Text>
  );
}
