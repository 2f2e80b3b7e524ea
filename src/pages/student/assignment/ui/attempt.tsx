import { useUnit } from 'effector-react';
import { useState } from 'react';
import {
  CompareAttempts,
  GivenMark,
  lateWords,
  MarkedText,
  pastedSpans,
  WorkLink,
  WritingRecord,
} from '@/entities/assignment';
import type { Feedback, StudentAssignment, StudentSubmission } from '@/shared/api/submissions';
import { dayAndTimeIn } from '@/shared/lib/dates';
import { Button } from '@/shared/ui/button';
import { Cluster } from '@/shared/ui/cluster';
import { ConfirmDialog } from '@/shared/ui/confirm-dialog';
import { Dialog } from '@/shared/ui/dialog';
import { Field } from '@/shared/ui/field';
import { PageSection } from '@/shared/ui/page-section';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { Textarea } from '@/shared/ui/textarea';
import { FilePreviews } from '@/widgets/file-previews';
import { QuizResults } from './quiz-results';
import { $isPending, regradeRequested, withdrawConfirmed } from '../model/student-assignment';

type AttemptProps = { submission: StudentSubmission; assignment: StudentAssignment };

/** What was handed in, with the receipt and, once it is returned, the feedback. */
export function Attempt({ submission, assignment }: AttemptProps) {
  const { attempt, submitted_at, late_seconds, feedback, text, files, link } = submission;
  const [isMarked, setIsMarked] = useState(false);
  const when = dayAndTimeIn(submitted_at, assignment.time_zone);
  return (
    <PageSection title={`Attempt ${attempt}`}>
      <Stack gap={4}>
        <Cluster justify="between">
          <Text size="sm" tone="muted">
            Handed in {when}
            {late_seconds > 0 ? `, ${lateWords(late_seconds)}` : ''}.
          </Text>
          <Cluster gap={2}>
            {assignment.quiz ? null : <Compare submission={submission} all={assignment.submissions} />}
            {submission.can_withdraw ? <TakeBack id={submission.id} /> : null}
          </Cluster>
        </Cluster>
        {feedback ? <Returned feedback={feedback} id={submission.id} assignment={assignment} /> : null}
        {submission.results ? <QuizResults results={submission.results} /> : null}
        {text === '' ? null : (
          <MarkedText
            text={text}
            notes={feedback?.notes ?? []}
            spans={isMarked ? pastedSpans(submission.pasted) : []}
          />
        )}
        <FilePreviews files={files} notes={feedback?.file_notes ?? []} />
        <WorkLink link={link} />
        <WritingRecord
          isOwn
          text={text}
          timeZone={assignment.time_zone}
          pasted={submission.pasted}
          aiHelp={submission.ai_help}
          isMarked={isMarked}
          onMark={setIsMarked}
        />
      </Stack>
    </PageSection>
  );
}

type CompareProps = { submission: StudentSubmission; all: readonly StudentSubmission[] };

/** Compares an attempt with an earlier one. */
function Compare({ submission, all }: CompareProps) {
  const [chosen, setChosen] = useState<string | null>(null);
  return (
    <CompareAttempts
      own={submission}
      others={all.filter(({ attempt }) => attempt < submission.attempt)}
      chosen={chosen}
      other={all.find(({ id }) => id === chosen) ?? null}
      onChoose={setChosen}
    />
  );
}

function TakeBack({ id }: { id: string }) {
  const { isPending, withdraw } = useUnit({ isPending: $isPending, withdraw: withdrawConfirmed });
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button size="sm" pending={isPending} onClick={() => setIsAsking(true)}>
        Take back
      </Button>
      <ConfirmDialog
        open={isAsking}
        title="Take this work back?"
        description="It counts as not handed in until you hand it in again. Your text and files stay."
        confirmLabel="Take back"
        onCancel={() => setIsAsking(false)}
        onConfirm={() => {
          setIsAsking(false);
          withdraw(id);
        }}
      />
    </>
  );
}

type ReturnedProps = { feedback: Feedback; id: string; assignment: StudentAssignment };

function Returned({ feedback, id, assignment }: ReturnedProps) {
  return (
    <Stack gap={3}>
      <GivenMark feedback={feedback} assignment={assignment} />
      {feedback.regrade ? (
        <Text size="sm" tone="muted">
          You requested a regrade: “{feedback.regrade.reason}”
        </Text>
      ) : (
        <AskAgain id={id} />
      )}
    </Stack>
  );
}

function AskAgain({ id }: { id: string }) {
  const { isPending, ask } = useUnit({ isPending: $isPending, ask: regradeRequested });
  const [reason, setReason] = useState<string | null>(null);
  return (
    <div>
      <Button size="sm" variant="quiet" onClick={() => setReason('')}>
        Request a regrade
      </Button>
      <Dialog
        open={reason !== null}
        onClose={() => setReason(null)}
        title="Request a regrade"
        actions={
          <Button
            variant="primary"
            pending={isPending}
            disabled={reason === null || reason.trim() === ''}
            onClick={() => {
              if (reason !== null) ask({ id, reason });
              setReason(null);
            }}
          >
            Send
          </Button>
        }
      >
        <Field label="What should your teacher look at?" required>
          <Textarea value={reason ?? ''} onChange={setReason} maxLength={2000} />
        </Field>
      </Dialog>
    </div>
  );
}
