import { useUnit } from 'effector-react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect } from 'react';
import { detailsPath, lateWords, markingPath, RubricTable, WorkAttachments } from '@/entities/assignment';
import type { Submission } from '@/shared/api/marking';
import { dayAndTimeIn } from '@/shared/lib/dates';
import { ResourcePage } from '@/shared/lib/resource';
import { Banner } from '@/shared/ui/banner';
import { Button } from '@/shared/ui/button';
import { Cluster } from '@/shared/ui/cluster';
import { Field } from '@/shared/ui/field';
import { IconButton } from '@/shared/ui/icon-button';
import { Link } from '@/shared/ui/link';
import { NumberInput } from '@/shared/ui/number-input';
import { PageHeader } from '@/shared/ui/page-header';
import { PageSection } from '@/shared/ui/page-section';
import { Skeleton } from '@/shared/ui/skeleton';
import { Split } from '@/shared/ui/split';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import * as model from '../model/marking';
import { $shownScores, pageHidden, pageShown } from '../model/suggestions';
import { QuizAnswers } from './quiz-answers';
import { Agreement } from './agreement';
import { OverallComment } from './overall-comment';
import { SaveMark } from './save-mark';
import { StudentText } from './student-text';
import { SuggestedScore } from './suggested-score';
import { Suggestions } from './suggestions';
import { Supports } from './supports';

/** The work of one student with its rubric, comments and score. */
export function MarkingPage() {
  useStepKeys();
  const [shown, hidden] = useUnit([pageShown, pageHidden]);
  useEffect(() => {
    shown();
    return () => hidden();
  }, [shown, hidden]);
  return (
    <ResourcePage of={model.submission} loading="Loading the work" failed="The work couldn’t be loaded">
      {(data) => <Work data={data} />}
    </ResourcePage>
  );
}

function Work({ data }: { data: Submission }) {
  return (
    <Stack gap={6}>
      <Head data={data} />
      <Conflict />
      {data.mark.regrade ? (
        <Banner tone="info" title={`${data.student.name} asks you to look again`}>
          {data.mark.regrade.reason}
        </Banner>
      ) : null}
      <Split
        main={
          <Stack gap={4}>
            {data.text === '' ? null : <StudentText submission={data} />}
            {data.quiz ? <QuizAnswers submission={data} questions={data.quiz.questions} /> : null}
            <WorkAttachments files={data.files} link={data.link} />
          </Stack>
        }
        side={<Panel data={data} />}
      />
    </Stack>
  );
}

/** J and K go to the next and the previous student, unless the teacher types. */
function useStepKeys() {
  const step = useUnit(model.stepRequested);
  useEffect(() => {
    const onKey = ({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
      const isTyping =
        target instanceof HTMLElement && target.closest('input, textarea, select, [role=dialog]');
      if (isTyping || ctrlKey || metaKey || altKey) return;
      if (key === 'j') step(1);
      if (key === 'k') step(-1);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [step]);
}

function Head({ data }: { data: Submission }) {
  const { order, marking, step } = useUnit({
    order: model.$order,
    marking: model.$marking,
    step: model.stepRequested,
  });
  const place = order.indexOf(data.id);
  const isChanged = marking.state === 'open' && marking.isChanged;
  const handedIn = `Handed in ${dayAndTimeIn(data.submitted_at, data.assignment.time_zone)}`;
  const late = data.late_seconds > 0 ? `, ${lateWords(data.late_seconds)}` : '';
  const others = data.attempts.filter(({ id }) => id !== data.id);
  return (
    <PageHeader
      size="md"
      title={data.student.name}
      overline={<Link href={detailsPath(data.assignment.id)}>{data.assignment.title}</Link>}
      lead={
        <>
          {handedIn}
          {late}. Attempt {data.attempt}.{' '}
          {others.map(({ id, attempt }) => (
            <Link key={id} href={markingPath(id)}>
              See attempt {attempt}
            </Link>
          ))}
        </>
      }
      actions={
        <Cluster gap={1}>
          <IconButton
            label="Previous student (K)"
            icon={ChevronLeft}
            disabled={place <= 0 || isChanged}
            onClick={() => step(-1)}
          />
          <Text size="sm" tone="muted">
            {place + 1} of {order.length}
          </Text>
          <IconButton
            label="Next student (J)"
            icon={ChevronRight}
            disabled={place === order.length - 1 || isChanged}
            onClick={() => step(1)}
          />
        </Cluster>
      }
    />
  );
}

function Conflict() {
  const { marking, settle } = useUnit({ marking: model.$marking, settle: model.conflictSettled });
  if (marking.state !== 'open' || marking.conflict === null) return null;
  const { marker, points } = marking.conflict;
  return (
    <Banner
      tone="warn"
      urgent
      title={`${marker ?? 'Another teacher'} has changed this mark`}
      action={
        <Cluster gap={2}>
          <Button size="sm" onClick={() => settle('other')}>
            Use that mark
          </Button>
          <Button size="sm" onClick={() => settle('own')}>
            Keep mine
          </Button>
        </Cluster>
      }
    >
      {points === null ? 'It has no score yet.' : `It has ${points} points.`} Yours is not saved.
    </Banner>
  );
}

function Panel({ data }: { data: Submission }) {
  const { marking, suggestions } = useUnit({ marking: model.$marking, suggestions: $shownScores });
  const on = useUnit({ give: model.scoreGiven, edit: model.markEdited });
  if (marking.state === 'closed') return <Skeleton lines={6} label="Loading the mark" />;
  const { assignment, mark } = data;
  const isLocked = mark.returned_at !== null;
  const suggestionFor = (criterionId: string | null) => {
    const suggested = suggestions.find(({ criterion_id }) => criterion_id === criterionId);
    if (suggested === undefined) return null;
    const criterion = assignment.rubric?.criteria.find(({ id }) => id === criterionId);
    const given = criterion
      ? marking.scores.find(({ criterion_id }) => criterion_id === criterionId)?.points
      : marking.points;
    return (
      <SuggestedScore
        suggested={suggested}
        level={criterion?.levels.find(({ points }) => points === suggested.points)?.label}
        given={given ?? null}
      />
    );
  };
  return (
    <Stack gap={6}>
      <Supports />
      {data.quiz ? null : <Suggestions isLocked={isLocked} />}
      {data.quiz ? null : (
        <PageSection title={assignment.rubric ? 'Rubric' : 'Score'}>
          {assignment.rubric ? (
            <RubricTable
              rubric={assignment.rubric}
              scores={marking.scores}
              {...(isLocked ? {} : { onScore: on.give, below: suggestionFor })}
            />
          ) : (
            <Stack gap={2}>
              <Field label={`Points out of ${assignment.points}`}>
                <NumberInput
                  value={marking.points}
                  min={0}
                  max={1000}
                  disabled={isLocked}
                  onChange={(points) => on.edit({ points })}
                />
              </Field>
              {isLocked ? null : suggestionFor(null)}
            </Stack>
          )}
        </PageSection>
      )}
      <OverallComment isLocked={isLocked} comment={marking.comment} />
      <SaveMark submission={data} marking={marking} />
      {data.quiz ? null : <Agreement hasLevels={assignment.rubric !== null} />}
    </Stack>
  );
}
