import { useUnit } from 'effector-react';
import { useState } from 'react';
import {
  aiPolicies,
  answersShown,
  attemptWords,
  dueWords,
  Instructions,
  SourceText,
  studentPath,
} from '@/entities/assignment';
import type { StudentAssignment } from '@/shared/api/submissions';
import { clockOf } from '@/shared/lib/clock';
import { Banner } from '@/shared/ui/banner';
import { Button } from '@/shared/ui/button';
import { Cluster } from '@/shared/ui/cluster';
import { ConfirmDialog } from '@/shared/ui/confirm-dialog';
import { EmptyState } from '@/shared/ui/empty-state';
import { PageHeader } from '@/shared/ui/page-header';
import { PageSection } from '@/shared/ui/page-section';
import { Skeleton } from '@/shared/ui/skeleton';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import * as model from '../model/quiz';
import { isAnswered, type Quiz } from '../model/quiz-state';
import { QuizQuestionView } from './quiz-question';
import * as styles from './quiz-work.css';

type QuizData = NonNullable<StudentAssignment['quiz']>;
type OpenQuiz = Extract<Quiz, { state: 'open' }>;

/** Where a student begins a quiz, answers its questions and hands it in. */
export function QuizWork({ data, quiz: known }: { data: StudentAssignment; quiz: QuizData }) {
  const quiz = useUnit(model.$quiz);
  if (quiz.state === 'over') return <Over data={data} late={quiz.late} />;
  if (quiz.state === 'closed' && known.attempt_id !== null) {
    return <Skeleton lines={8} label="Loading your answers" />;
  }
  return (
    <Stack gap={6}>
      <PageHeader
        title={data.title}
        size="md"
        lead={`${data.class.title}, ${data.teacher.name}. ${dueWords(data)}.`}
      />
      {quiz.state === 'open' ? (
        <Questions data={data} quiz={quiz} source={known.source} />
      ) : (
        <Start data={data} quiz={known} />
      )}
    </Stack>
  );
}

const counted = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`;

function Start({ data, quiz }: { data: StudentAssignment; quiz: QuizData }) {
  const { isStarting, start } = useUnit({ isStarting: model.$isStarting, start: model.startConfirmed });
  const { minutes } = quiz;
  const policy = aiPolicies[data.ai_policy];
  return (
    <Stack gap={4}>
      {data.instructions ? (
        <Text as="div">
          <Instructions text={data.instructions} />
        </Text>
      ) : null}
      <Stack gap={2}>
        <Text>
          {counted(quiz.questions, 'question')}, {counted(data.points, 'point')}.{' '}
          {minutes === null
            ? 'There is no time limit.'
            : `You have ${counted(minutes, 'minute')}. The time keeps running if you close the page, and the quiz is handed in when it is over.`}
        </Text>
        <Text>
          {data.attempts === null ? 'You can take it again.' : `You have ${attemptWords(data.attempts)}.`}{' '}
          Right answers are shown: {answersShown[quiz.show_answers].toLowerCase()}.
        </Text>
        <Text>
          {policy.label}: {policy.description}
        </Text>
      </Stack>
      <div>
        <Button variant="primary" pending={isStarting} onClick={() => start()}>
          Start
        </Button>
      </div>
    </Stack>
  );
}

type QuestionsProps = { data: StudentAssignment; quiz: OpenQuiz; source: string };

function Questions({ data, quiz, source }: QuestionsProps) {
  const answer = useUnit(model.questionAnswered);
  const isFailing = useUnit(model.$isFailing);
  return (
    <Stack gap={6}>
      <Progress quiz={quiz} />
      {isFailing ? (
        <Banner tone="warn" title="Your last answer is saved in this browser only">
          It will be sent when the server answers. Keep this page open.
        </Banner>
      ) : null}
      {source === '' ? null : (
        <div className={styles.source}>
          <PageSection title="Source">
            <SourceText text={source} />
          </PageSection>
        </div>
      )}
      <div className={styles.questions}>
        {quiz.questions.map((question, index) => (
          <QuizQuestionView
            key={question.id}
            number={index + 1}
            question={question}
            values={quiz.answers[question.id] ?? []}
            onAnswer={(values) => answer({ id: question.id, values })}
          />
        ))}
      </div>
      <HandIn data={data} quiz={quiz} />
    </Stack>
  );
}

const answeredIn = ({ questions, answers }: OpenQuiz): number =>
  questions.filter(({ id }) => isAnswered(answers, id)).length;

function Progress({ quiz }: { quiz: OpenQuiz }) {
  const seconds = useUnit(model.$secondsLeft);
  const isSaved = Object.keys(quiz.unsent).length === 0;
  return (
    <div className={styles.progress}>
      <Text size="sm" tone="muted">
        {answeredIn(quiz)} of {quiz.questions.length} answered. {isSaved ? 'All answers saved.' : 'Saving…'}
      </Text>
      {seconds === null ? null : (
        <>
          <span role="timer" aria-label="Time left">
            <Text as="span" weight="semi" tone={seconds <= 60 ? 'danger' : 'ink'}>
              {clockOf(seconds)}
            </Text>
          </span>
          <VisuallyHidden>
            <span role="status">{warningAt(seconds)}</span>
          </VisuallyHidden>
        </>
      )}
    </div>
  );
}

/** What a screen reader announces: only when little time is left, and each once. */
function warningAt(seconds: number): string {
  if (seconds === 0) return 'The time is up.';
  if (seconds <= 60) return 'Less than a minute left.';
  return seconds <= 300 ? 'Less than five minutes left.' : '';
}

function HandIn({ data, quiz }: { data: StudentAssignment; quiz: OpenQuiz }) {
  const { handIn, confirm } = useUnit({ handIn: model.$handInQuiz, confirm: model.quizHandedIn });
  const [isAsking, setIsAsking] = useState(false);
  const missing = quiz.questions.length - answeredIn(quiz);
  return (
    <Cluster>
      <Button variant="primary" pending={handIn !== 'idle'} onClick={() => setIsAsking(true)}>
        Hand in
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={`Hand in “${data.title}”?`}
        description={
          missing === 0
            ? 'You have answered every question. You can’t change your answers after that.'
            : `${counted(missing, 'question')} without an answer. You can’t change your answers after that.`
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

function Over({ data, late }: { data: StudentAssignment; late: number }) {
  return (
    <EmptyState
      level={1}
      title="Your quiz has been handed in"
      action={
        <Button variant="primary" href={studentPath(data.id)}>
          See your work
        </Button>
      }
    >
      {late === 0
        ? 'The time was up, or you handed it in elsewhere.'
        : `${counted(late, 'answer')} reached the server too late. Tell your teacher.`}
    </EmptyState>
  );
}
