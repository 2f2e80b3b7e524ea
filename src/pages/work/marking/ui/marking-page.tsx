import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { NoAssignment } from '@/entities/assignment';
import type { Submission } from '@/shared/api/marking';
import { ResourcePage } from '@/shared/lib/resource';
import { Banner } from '@/shared/ui/banner';
import { Button } from '@/shared/ui/button';
import { Cluster } from '@/shared/ui/cluster';
import { Stack } from '@/shared/ui/stack';
import { PhoneTabs } from '@/shared/ui/tabs';
import { $blankIds, $part, partChosen } from '../model/blanks';
import * as model from '../model/marking';
import { stepRequested } from '../model/queue';
import { pageHidden, pageShown } from '../model/suggestions';
import { MarkPanel } from './mark-panel';
import * as styles from './marking-page.css';
import { QueueBar } from './queue-bar';
import { QuizAnswers } from './quiz-answers';
import { SaveMark } from './save-mark';
import { SheetHead, WrittenSheet } from './written-sheet';

/** The work of one student with its rubric, comments and score. */
export function MarkingPage() {
  useStepKeys();
  const [shown, hidden] = useUnit([pageShown, pageHidden]);
  useEffect(() => {
    shown();
    return () => hidden();
  }, [shown, hidden]);
  return (
    <div className={styles.frame}>
      <ResourcePage
        of={model.submission}
        loading="Loading the work"
        failed="The work couldn’t be loaded"
        missing={<NoAssignment of="teacher" />}
      >
        {(data) => <Work data={data} />}
      </ResourcePage>
    </div>
  );
}

/** The work at the left, the mark at the right; on a phone they are tabs. */
function Work({ data }: { data: Submission }) {
  const { part, marking } = useUnit({ part: $part, marking: model.$marking });
  return (
    <div className={styles.page} data-part={part}>
      <div className={styles.queue}>
        <QueueBar data={data} />
      </div>
      <Parts data={data} />
      <section id="student-work" className={styles.work} aria-label="Work">
        <div className={styles.notices}>
          <Conflict />
          {data.mark.regrade ? (
            <Banner tone="info" title={`${data.student.name} asks you to look again`}>
              {data.mark.regrade.reason}
            </Banner>
          ) : null}
        </div>
        {data.quiz ? (
          <div className={styles.plain}>
            <Stack gap={5}>
              <SheetHead data={data} />
              <QuizAnswers submission={data} questions={data.quiz.questions} />
            </Stack>
          </div>
        ) : (
          <WrittenSheet submission={data} />
        )}
      </section>
      <aside id="given-mark" className={styles.mark} aria-label="The mark">
        <MarkPanel data={data} />
      </aside>
      {marking.state === 'open' ? (
        <div className={styles.foot}>
          <SaveMark submission={data} marking={marking} />
        </div>
      ) : null}
    </div>
  );
}

function Parts({ data }: { data: Submission }) {
  const { part, blanks, marking, choose } = useUnit({
    part: $part,
    blanks: $blankIds,
    marking: model.$marking,
    choose: partChosen,
  });
  const notes = marking.state === 'open' ? marking.notes.length : 0;
  const blankWords = blanks.length === 0 ? undefined : `${blanks.length} blank`;
  const noteWords = notes === 0 ? undefined : notes === 1 ? '1 note' : `${notes} notes`;
  return (
    <PhoneTabs
      label="Parts of the page"
      value={part}
      onValueChange={choose}
      items={[
        {
          value: 'work',
          label: data.quiz ? 'Answers' : 'Work',
          note: data.quiz ? blankWords : noteWords,
          controls: 'student-work',
        },
        {
          value: 'mark',
          label: data.assignment.rubric ? 'Rubric' : 'Mark',
          note: data.quiz ? undefined : blankWords,
          controls: 'given-mark',
        },
      ]}
    />
  );
}

/** J and K go to the next and the previous student, unless the teacher types. */
function useStepKeys() {
  const step = useUnit(stepRequested);
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
