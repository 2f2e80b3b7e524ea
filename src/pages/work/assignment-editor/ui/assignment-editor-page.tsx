import { useUnit } from 'effector-react';
import { NoAssignment } from '@/entities/assignment';
import { isMissing } from '@/shared/api';
import { FormElement, useForm } from '@/shared/lib/form';
import { Banner } from '@/shared/ui/banner';
import { Button } from '@/shared/ui/button';
import { Cluster } from '@/shared/ui/cluster';
import { EmptyState } from '@/shared/ui/empty-state';
import { ErrorState } from '@/shared/ui/error-state';
import { PageHeader } from '@/shared/ui/page-header';
import { Skeleton } from '@/shared/ui/skeleton';
import { Split } from '@/shared/ui/split';
import { Stack } from '@/shared/ui/stack';
import { $cancelPath, $editor, $wasAssigned, type Editor, retryRequested } from '../model/editor';
import { form } from '../model/form';
import { $isRestored, startedOver } from '../model/stored-form';
import { ClassesField } from './classes-field';
import { DateFields } from './date-fields';
import { FoldedSections } from './folded-sections';
import { CategoryField, PointsField, PublishField } from './side-fields';
import { TaskFields } from './task-fields';

/** The form of an assignment. */
export function AssignmentEditorPage() {
  const { editor, retry } = useUnit({ editor: $editor, retry: retryRequested });
  if (editor.state === 'failed') {
    if (isMissing(editor.problem)) return <NoAssignment of="teacher" />;
    return (
      <ErrorState size="page" title="The assignment couldn’t be loaded" onRetry={() => retry()}>
        {editor.problem.message}
      </ErrorState>
    );
  }
  if (editor.state === 'loading') return <Skeleton lines={10} label="Loading the assignment" />;
  if (editor.options.classes.length === 0) {
    return (
      <EmptyState
        level={1}
        title="No class yet"
        action={<Button href="/teacher/classes">Your classes</Button>}
      >
        An assignment needs a class. Create one first.
      </EmptyState>
    );
  }
  return <Ready editor={editor} />;
}

type ReadyProps = { editor: Extract<Editor, { state: 'ready' }> };

function Ready({ editor: { options, saved } }: ReadyProps) {
  const isRestored = useUnit($isRestored);
  return (
    <Stack gap={6}>
      <PageHeader size="md" title={saved ? `Edit ${saved.content.title}` : 'New assignment'} />
      <Restored />
      <FormElement form={form}>
        <Split
          main={
            // The editor of the instructions takes a text only when it opens.
            <TaskFields key={String(isRestored)} options={options} quiz={saved?.quiz ?? null} />
          }
          more={<FoldedSections options={options} />}
          side={
            <Stack gap={5}>
              <ClassesField options={options} saved={saved} />
              <DateFields options={options} />
              <PointsField options={options} />
              <CategoryField options={options} />
              <PublishField />
              <Submit />
            </Stack>
          }
        />
      </FormElement>
    </Stack>
  );
}

function Restored() {
  const { isRestored, startOver } = useUnit({ isRestored: $isRestored, startOver: startedOver });
  if (!isRestored) return null;
  return (
    <Banner
      title="What you typed here before is back"
      action={
        <Button size="sm" onClick={() => startOver()}>
          Start over
        </Button>
      }
    >
      It is kept in this browser until you save or start over.
    </Banner>
  );
}

const SAVE = { now: 'Assign', later: 'Schedule', draft: 'Save draft' } as const;

function Submit() {
  const { cancelPath, wasAssigned } = useUnit({ cancelPath: $cancelPath, wasAssigned: $wasAssigned });
  const { values, errors, pending } = useForm(form);
  return (
    <Stack gap={4}>
      {errors.form ? (
        <Banner tone="danger" urgent>
          {errors.form}
        </Banner>
      ) : null}
      <Cluster>
        <Button type="submit" variant="primary" pending={pending}>
          {wasAssigned && values.publish === 'now' ? 'Save' : SAVE[values.publish]}
        </Button>
        <Button href={cancelPath}>Cancel</Button>
      </Cluster>
    </Stack>
  );
}
