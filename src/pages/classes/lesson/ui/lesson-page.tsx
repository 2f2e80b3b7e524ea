import { useUnit } from 'effector-react';
import { CalendarClock, Eye, PenLine, Trash2 } from 'lucide';
import { useState } from 'react';
import { classPath } from '@/entities/class';
import { lessonStates, publicationWords } from '@/entities/lesson';
import { LessonIndex, LessonsSpread } from '@/features/class-lessons';
import type { Lesson } from '@/shared/api/lessons';
import { ResourcePage } from '@/shared/lib/resource';
import { Badge } from '@/shared/ui/badge';
import { Banner } from '@/shared/ui/banner';
import { Button } from '@/shared/ui/button';
import { ConfirmDialog } from '@/shared/ui/confirm-dialog';
import { EmptyState } from '@/shared/ui/empty-state';
import { Field } from '@/shared/ui/field';
import { IconButton } from '@/shared/ui/icon-button';
import { Link } from '@/shared/ui/link';
import { PageHeader } from '@/shared/ui/page-header';
import { Skeleton } from '@/shared/ui/skeleton';
import { Stack } from '@/shared/ui/stack';
import { TextInput } from '@/shared/ui/text-input';
import { StudentCopySheet } from '@/entities/document';
import { LessonBlocks, LessonSheet } from '@/widgets/lesson-blocks';
import { draft as autosave, lesson, titleTyped, unitTyped } from '../model/lesson';
import { lessonsBeside } from '../model/lessons-beside';
import { deleteConfirmed } from '../model/publication';
import { PreviewedAssignment } from './assignment-editor';
import { BlockEditors } from './block-editors';
import { PublishDialog } from './publish-dialog';
import { SavingProblem, SavingWords } from './saving-state';

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
      <PageHeader title={title} size="md" lead={<Place data={data} />} />
      <LessonsSpread
        narrow="lesson"
        index={<LessonsBeside data={data} title={title} />}
        lesson={
          <Stack gap={4}>
            {isPreview ? <Banner>You’re looking as a student. Nothing you do here is saved.</Banner> : null}
            <SavingProblem />
            <LessonSheet
              label={isPreview ? 'Preview' : `Lesson ${data.number}`}
              state={<State data={data} />}
              {...(isPreview && { title, lead: `Lesson ${data.number}` })}
              actions={
                <>
                  <Button
                    size="sm"
                    variant="quiet"
                    icon={isPreview ? PenLine : Eye}
                    onClick={() => setPreview(!isPreview)}
                  >
                    {isPreview ? 'Back to editing' : 'Preview as student'}
                  </Button>
                  <Button
                    size="sm"
                    variant={data.state === 'draft' ? 'primary' : 'second'}
                    icon={CalendarClock}
                    onClick={() => setAsking('publication')}
                  >
                    {data.state === 'draft' ? 'Publish' : 'Change date'}
                  </Button>
                  <IconButton
                    size="sm"
                    label="Delete lesson"
                    icon={Trash2}
                    onClick={() => setAsking('deletion')}
                  />
                </>
              }
            >
              {isPreview ? (
                <LessonBlocks
                  blocks={content.blocks}
                  files={data.files}
                  documents={data.documents}
                  renderCopy={(copy) => <StudentCopySheet copy={copy} />}
                  renderAssignment={(id) => <PreviewedAssignment id={id} data={data} />}
                />
              ) : (
                <>
                  <Title value={content.title} unit={content.unit ?? ''} />
                  <BlockEditors key={draft.replaced} content={content} data={data} />
                </>
              )}
            </LessonSheet>
          </Stack>
        }
      />
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

/** The class, and the place of the lesson in it. */
const Place = ({ data }: { data: Lesson }) => (
  <>
    <Link href={classPath(data.class.id)}>{data.class.title}</Link>, lesson {data.number}
    {data.state === 'published' ? '' : `. ${publicationWords(data, data.time_zone)}`}.
  </>
);

/** The other lessons of the class, on a wide screen. */
function LessonsBeside({ data, title }: { data: Lesson; title: string }) {
  return (
    <nav aria-label={`Lessons of ${data.class.title}`}>
      <ResourcePage of={lessonsBeside} loading="Loading the lessons" failed="The lessons couldn’t be loaded">
        {() => <LessonIndex students={data.students} current={{ id: data.id, title }} />}
      </ResourcePage>
    </nav>
  );
}

/** When students see the lesson, who has read it, and whether everything is saved. */
function State({ data }: { data: Lesson }) {
  const { state, read_count: read, students, time_zone: zone } = data;
  return (
    <>
      <Badge tone={lessonStates[state].tone}>{lessonStates[state].label}</Badge>
      {state === 'published' ? `Read by ${read} of ${students}` : null}
      <SavingWords zone={zone} />
    </>
  );
}

function Title({ value, unit }: { value: string; unit: string }) {
  const on = useUnit({ title: titleTyped, unit: unitTyped });
  return (
    <>
      <Field label="Title" required>
        <TextInput value={value} maxLength={200} onChange={on.title} />
      </Field>
      <Field label="Unit" help="Lessons with the same unit stand together.">
        <TextInput value={unit} maxLength={100} onChange={on.unit} />
      </Field>
    </>
  );
}
