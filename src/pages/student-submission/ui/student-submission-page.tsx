import { useUnit } from 'effector-react';
import { useState } from 'react';
import { aiPolicies, dueWords, RubricTable, studentPath } from '@/entities/assignment';
import type { StudentAssignment } from '@/shared/api/submissions';
import { dayAndTimeIn } from '@/shared/lib/dates';
import { ResourcePage } from '@/shared/lib/resource';
import { Banner } from '@/shared/ui/banner';
import { Button } from '@/shared/ui/button';
import { Cluster } from '@/shared/ui/cluster';
import { ConfirmDialog } from '@/shared/ui/confirm-dialog';
import { EmptyState } from '@/shared/ui/empty-state';
import { Field } from '@/shared/ui/field';
import { FileUpload } from '@/shared/ui/file-upload';
import { PageHeader } from '@/shared/ui/page-header';
import { PageSection } from '@/shared/ui/page-section';
import { Skeleton } from '@/shared/ui/skeleton';
import { Split } from '@/shared/ui/split';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { Textarea } from '@/shared/ui/textarea';
import { TextInput } from '@/shared/ui/text-input';
import * as model from '../model/draft';
import { $files, fileChosen, fileRemoved, MAX_BYTES, MOST_FILES } from '../model/files';
import { $handIn, handInConfirmed } from '../model/hand-in';
import { QuizWork } from './quiz-work';

/** Where a student works on an assignment and hands it in. */
export function StudentSubmissionPage() {
  return (
    <ResourcePage
      of={model.assignment}
      loading="Loading the assignment"
      failed="The assignment couldn’t be loaded"
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
      <Split main={<Work data={data} />} side={<Task data={data} />} />
    </Stack>
  );
}

function Task({ data }: { data: StudentAssignment }) {
  const policy = aiPolicies[data.ai_policy];
  return (
    <Stack gap={6}>
      <PageSection title="What to do">
        <Text>{data.instructions || 'No instructions.'}</Text>
      </PageSection>
      <PageSection title="AI">
        <Text size="sm">
          {policy.label}: {policy.description}
        </Text>
      </PageSection>
      {data.rubric ? (
        <PageSection title={`Rubric, ${data.points} points`}>
          <RubricTable rubric={data.rubric} />
        </PageSection>
      ) : null}
    </Stack>
  );
}

function Work({ data }: { data: StudentAssignment }) {
  const { draft, files, type } = useUnit({
    draft: model.draft.$draft,
    files: $files,
    type: model.contentTyped,
  });
  const on = useUnit({ choose: fileChosen, remove: fileRemoved });
  if (draft.state === 'closed') return <Skeleton lines={6} label="Loading your draft" />;
  const { text, link } = draft.content;
  return (
    <Stack gap={6}>
      <Conflict />
      {data.kinds.includes('text') ? (
        <Field label="Your text" counter={{ used: text.length, limit: 100_000 }}>
          <Textarea
            value={text}
            rows={14}
            maxRows={40}
            maxLength={100_000}
            onChange={(changed) => type({ text: changed })}
          />
        </Field>
      ) : null}
      {data.kinds.includes('file') ? (
        <Field label="Files" group>
          <FileUpload
            files={files}
            maxSize={MAX_BYTES}
            maxFiles={MOST_FILES}
            hint="Up to ten files of at most 100 MB each."
            onAdd={(added) => {
              for (const file of added) on.choose({ id: crypto.randomUUID(), file });
            }}
            onRemove={on.remove}
          />
        </Field>
      ) : null}
      {data.kinds.includes('link') ? (
        <Field label="Link" optional>
          <TextInput
            type="url"
            value={link}
            maxLength={2000}
            placeholder="https://"
            onChange={(changed) => type({ link: changed })}
          />
        </Field>
      ) : null}
      <HandIn data={data} />
    </Stack>
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

function HandIn({ data }: { data: StudentAssignment }) {
  const { draft, isSaving, isFailing, files, handIn } = useUnit({
    draft: model.draft.$draft,
    isSaving: model.draft.$isSaving,
    isFailing: model.draft.$isFailing,
    files: $files,
    handIn: $handIn,
  });
  const confirm = useUnit(handInConfirmed);
  const [isAsking, setIsAsking] = useState(false);
  if (draft.state === 'closed') return null;
  const isUploading = files.some(({ state }) => state === 'uploading');
  const isEmpty =
    draft.content.text.trim() === '' &&
    draft.content.link.trim() === '' &&
    !files.some(({ state }) => state === 'done');
  const words = draft.content.text.split(/\s+/).filter(Boolean).length;
  return (
    <Cluster justify="between">
      <Text size="sm" tone="muted">
        {words} {words === 1 ? 'word' : 'words'}. {savedWords(draft, isSaving, isFailing, data.time_zone)}
      </Text>
      <Button
        variant="primary"
        disabled={isEmpty || isUploading || draft.conflict !== null}
        pending={handIn !== 'idle'}
        onClick={() => setIsAsking(true)}
      >
        Hand in
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={`Hand in ${data.title}?`}
        description={
          data.cut_off_at
            ? `You can take it back until ${dayAndTimeIn(data.cut_off_at, data.time_zone)}, or until your teacher begins to mark it.`
            : 'You can take it back until your teacher begins to mark it.'
        }
        confirmLabel="Hand in"
        cancelLabel="Keep working"
        danger={false}
        onCancel={() => setIsAsking(false)}
        onConfirm={() => {
          setIsAsking(false);
          confirm();
        }}
      />
    </Cluster>
  );
}

type OpenDraft = { isUnsaved: boolean; savedAt: string | null };

function savedWords(draft: OpenDraft, isSaving: boolean, isFailing: boolean, zone: string): string {
  if (draft.isUnsaved && isFailing) return 'Saved in this browser. It will be sent when the server answers.';
  if (isSaving || draft.isUnsaved) return 'Saving…';
  return draft.savedAt === null ? 'Saved as you type.' : `Saved ${dayAndTimeIn(draft.savedAt, zone)}.`;
}
