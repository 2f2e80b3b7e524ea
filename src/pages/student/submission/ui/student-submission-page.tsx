import { useUnit } from 'effector-react';
import {
  aiPolicies,
  dueWords,
  Instructions,
  NoAssignment,
  RubricTable,
  studentPath,
  TaskFiles,
} from '@/entities/assignment';
import { MAX_FILE_BYTES } from '@/shared/lib/files';
import type { StudentAssignment } from '@/shared/api/submissions';
import { ResourcePage } from '@/shared/lib/resource';
import { Banner } from '@/shared/ui/banner';
import { Button } from '@/shared/ui/button';
import { Cluster } from '@/shared/ui/cluster';
import { EmptyState } from '@/shared/ui/empty-state';
import { Field } from '@/shared/ui/field';
import { DeferredFileUpload } from '@/shared/ui/file-upload';
import { PageHeader } from '@/shared/ui/page-header';
import { PageSection } from '@/shared/ui/page-section';
import { Skeleton } from '@/shared/ui/skeleton';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { Textarea } from '@/shared/ui/textarea';
import { TextInput } from '@/shared/ui/text-input';
import { FilePreviews } from '@/widgets/file-previews';
import * as model from '../model/draft';
import { $files, $storedFiles, fileChosen, fileRemoved, MAX_FILES } from '../model/files';
import { textTyped } from '../model/typing';
import { MIN_PASSAGE_LENGTH } from '../model/pasting';
import { EarlierMark } from './earlier-mark';
import { HandIn } from './hand-in';
import { QuizWork } from './quiz-work';
import * as styles from './student-submission-page.css';

/** Where a student works on an assignment and hands it in. */
export function StudentSubmissionPage() {
  return (
    <ResourcePage
      of={model.assignment}
      loading="Loading the assignment"
      failed="The assignment couldn’t be loaded"
      missing={<NoAssignment of="student" />}
    >
      {(data) => <Ready data={data} />}
    </ResourcePage>
  );
}

function Ready({ data }: { data: StudentAssignment }) {
  if (data.quiz && data.can_hand_in) return <QuizWork data={data} quiz={data.quiz} />;
  if (!data.can_hand_in) {
    return (
      <EmptyState
        level={1}
        title="This is closed"
        action={
          <Button variant="primary" href={studentPath(data.id)}>
            See your work
          </Button>
        }
      >
        The cut-off has passed, or you have no attempt left.
      </EmptyState>
    );
  }
  return (
    <Stack gap={8}>
      <PageHeader
        title={data.title}
        size="md"
        lead={`${data.class.title}, ${data.teacher.name}. ${dueWords(data)}.`}
      />
      <div className={styles.page}>
        <div className={styles.task}>
          <Task data={data} />
        </div>
        <div className={styles.work}>
          <Work data={data} />
        </div>
        <div className={styles.rest}>
          <Help data={data} />
        </div>
      </div>
    </Stack>
  );
}

function Task({ data }: { data: StudentAssignment }) {
  return (
    <PageSection title="What to do">
      <Stack gap={3}>
        <Text as="div">
          <Instructions text={data.instructions} />
        </Text>
        <TaskFiles files={data.files} />
      </Stack>
    </PageSection>
  );
}

/** What applies to the work, and how it is marked. */
function Help({ data }: { data: StudentAssignment }) {
  const policy = aiPolicies[data.ai_policy];
  // The newest comes first.
  const returned = data.submissions.find(({ feedback }) => feedback !== null);
  return (
    <Stack gap={6}>
      <PageSection title="AI">
        <Text size="sm">
          {policy.label}: {policy.description}
        </Text>
      </PageSection>
      {returned?.feedback ? (
        <EarlierMark attempt={returned.attempt} feedback={returned.feedback} assignment={data} />
      ) : data.rubric ? (
        <PageSection title={`Rubric, ${data.points} points`}>
          <RubricTable rubric={data.rubric} />
        </PageSection>
      ) : null}
    </Stack>
  );
}

function Work({ data }: { data: StudentAssignment }) {
  const { draft, files, storedFiles, type, typeLink } = useUnit({
    draft: model.draft.$draft,
    files: $files,
    storedFiles: $storedFiles,
    typeLink: model.linkTyped,
    type: textTyped,
  });
  const on = useUnit({ choose: fileChosen, remove: fileRemoved });
  if (draft.state === 'closed') return <Skeleton lines={6} label="Loading your draft" />;
  const { text, link } = draft.content;
  return (
    <Stack gap={6}>
      <Conflict />
      {data.records_pasting ? <RecordNotice /> : null}
      {data.kinds.includes('text') ? (
        <Field label="Your text" counter={{ used: text.length, limit: 100_000 }}>
          <Textarea
            value={text}
            rows={14}
            maxRows={40}
            maxLength={100_000}
            onChange={(changed, isPasted) =>
              type({ text: changed, pastedAt: isPasted ? new Date().toISOString() : null })
            }
          />
        </Field>
      ) : null}
      {data.kinds.includes('file') ? (
        <Field label="Files" group>
          <DeferredFileUpload
            files={files}
            maxSize={MAX_FILE_BYTES}
            maxFiles={MAX_FILES}
            hint="Up to ten files of at most 100 MB each."
            onAdd={(added) => {
              for (const file of added) on.choose({ id: crypto.randomUUID(), file });
            }}
            onRemove={on.remove}
          />
        </Field>
      ) : null}
      <FilePreviews files={storedFiles} />
      {data.kinds.includes('link') ? (
        <Field label="Link" optional>
          <TextInput type="url" value={link} maxLength={2000} placeholder="https://" onChange={typeLink} />
        </Field>
      ) : null}
      <HandIn data={data} />
    </Stack>
  );
}

/** Says what is recorded, before the student writes. */
function RecordNotice() {
  return (
    <Banner title="Pasted text is recorded in this class">
      If you paste {MIN_PASSAGE_LENGTH} characters or more, your teacher sees the passage and when you pasted
      it. What you type, and words that you move within your text, are not recorded. Pasting a quotation is
      fine: say where it is from.
    </Banner>
  );
}

function Conflict() {
  const { draft, own, other } = useUnit({
    draft: model.draft.$draft,
    own: model.draft.ownVersionKept,
    other: model.draft.otherVersionChosen,
  });
  if (draft.state !== 'open' || draft.conflict === null) return null;
  return (
    <Banner
      tone="warn"
      urgent
      title="This work changed in another window"
      action={
        <Cluster gap={2}>
          <Button size="sm" onClick={() => own()}>
            Keep mine
          </Button>
          <Button size="sm" onClick={() => other()}>
            Use the other version
          </Button>
        </Cluster>
      }
    >
      The other version begins: “{draft.conflict.content.text.slice(0, 120)}”
    </Banner>
  );
}
