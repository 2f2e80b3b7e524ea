import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { markingPath, NoAssignment } from '@/entities/assignment';
import type { Submission } from '@/shared/api/marking';
import { ResourcePage } from '@/shared/lib/resource';
import { Banner } from '@/shared/ui/banner';
import { Button } from '@/shared/ui/button';
import { Cluster } from '@/shared/ui/cluster';
import { Stack } from '@/shared/ui/stack';
import { PhoneTabs } from '@/shared/ui/tabs';
import { $blankIds, $part, partChosen } from '../model/blanks';
import * as model from '../model/marking';
import { totalOf } from '../model/marking-state';
import { pageHidden, pageShown } from '../model/suggestions';
import { useMarkingKeys } from './keys';
import { MarkPanel } from './mark-panel';
import * as styles from './marking-page.css';
import { QueueBar } from './queue-bar';
import { QuizAnswers } from './quiz-answers';
import { SaveMark } from './save-mark';
import { SheetHead, WrittenSheet } from './written-sheet';

/** The work of one student with its rubric, comments and score. */
export function MarkingPage() {
  useMarkingKeys();
  const [shown, hidden, save] = useUnit([pageShown, pageHidden, model.draft.saveRequested]);
  useEffect(() => {
    const saveNow = () => save();
    shown();
    document.addEventListener('visibilitychange', saveNow);
    return () => {
      document.removeEventListener('visibilitychange', saveNow);
      save();
      hidden();
    };
  }, [shown, hidden, save]);
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
  const { part, content } = useUnit({ part: $part, content: model.$content });
  return (
    <div className={styles.page} data-part={part}>
      <div className={styles.queue}>
        <QueueBar data={data} />
      </div>
      <Parts data={data} />
      <section id="student-work" className={styles.work} aria-label="Work">
        <div className={styles.notices}>
          <Conflict data={data} />
          <RegradeRequests data={data} />
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
      {content ? (
        <div className={styles.foot}>
          <SaveMark submission={data} content={content} />
        </div>
      ) : null}
    </div>
  );
}

function Parts({ data }: { data: Submission }) {
  const { part, blanks, content, choose } = useUnit({
    part: $part,
    blanks: $blankIds,
    content: model.$content,
    choose: partChosen,
  });
  const notes = content === null ? 0 : content.notes.length + content.file_notes.length;
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

/** What the student asks about a mark, also of an earlier attempt; it stays until a mark is returned. */
function RegradeRequests({ data }: { data: Submission }) {
  return data.attempts.map(({ id, attempt, regrade }) =>
    regrade === null ? null : (
      <Banner
        key={id}
        tone="info"
        title={id === data.id ? 'Regrade request' : `Regrade request for attempt ${attempt}`}
        action={
          id === data.id ? undefined : (
            <Button size="sm" href={markingPath(id)}>
              See attempt {attempt}
            </Button>
          )
        }
      >
        <span dir="auto">{regrade.reason}</span>
      </Banner>
    ),
  );
}

function Conflict({ data: { mark } }: { data: Submission }) {
  const { draft, keepOwn, takeOther } = useUnit({
    draft: model.draft.$draft,
    keepOwn: model.draft.ownVersionKept,
    takeOther: model.draft.otherVersionChosen,
  });
  if (draft.state === 'closed' || draft.conflict === null) return null;
  const points = totalOf(draft.conflict.content);
  const isReturned = mark.returned_at !== null;
  return (
    <Banner
      tone="warn"
      urgent
      title={`${mark.marker ?? 'Another teacher'} has changed this mark`}
      action={
        <Cluster gap={2}>
          <Button size="sm" onClick={() => takeOther()}>
            Use that mark
          </Button>
          {isReturned ? null : (
            <Button size="sm" onClick={() => keepOwn()}>
              Keep mine
            </Button>
          )}
        </Cluster>
      }
    >
      {points === null ? 'It has no score yet.' : `It has ${points} points.`} Yours is not saved.
      {isReturned ? ' The mark is returned: take it back to save yours.' : ''}
    </Banner>
  );
}
