import { useUnit } from 'effector-react';
import { Copy, Ellipsis, ListChecks, Table2, Trash2, Undo2 } from 'lucide';
import { useState } from 'react';
import {
  aiPolicies,
  answersShown,
  attemptWords,
  dueWords,
  editorPath,
  Instructions,
  kindNames,
  latePolicyWords,
  markingPath,
  missingWords,
  NoAssignment,
  RubricTable,
  TaskFiles,
} from '@/entities/assignment';
import { gradebookPath, gradebookRulesPath } from '@/entities/gradebook';
import type { Assignment } from '@/shared/api/assignments';
import type { SubmissionList } from '@/shared/api/marking';
import { ReturnDialog } from '@/features/return-marks';
import { dayAndTimeIn, dayIn } from '@/shared/lib/dates';
import { navigateFx } from '@/shared/lib/navigation';
import { ResourcePage } from '@/shared/lib/resource';
import { Banner } from '@/shared/ui/banner';
import { Button } from '@/shared/ui/button';
import { ConfirmDialog } from '@/shared/ui/confirm-dialog';
import { IconButton } from '@/shared/ui/icon-button';
import { Menu, type MenuEntry } from '@/shared/ui/menu';
import { PageHeader } from '@/shared/ui/page-header';
import { PageSection } from '@/shared/ui/page-section';
import { Split } from '@/shared/ui/split';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import * as model from '../model/assignment';
import { copyRequested } from '../model/copy';
import { sortWork } from '../model/sorted-work';
import { ClassAnswers, QuizQuestions } from './quiz-sections';
import { CopyDialog } from './copy-dialog';
import { audienceOf, Exceptions } from './exceptions';
import { Misconceptions } from './misconceptions';
import { PaperScores } from './paper-scores';
import { WorkList } from './work-list';
import * as styles from './assignment-page.css';

/** An assignment with the work of its students. */
export function AssignmentPage() {
  return (
    <ResourcePage
      of={model.work}
      loading="Loading the assignment"
      failed="The assignment couldn’t be loaded"
      missing={<NoAssignment of="teacher" />}
    >
      {(data) => <Work work={data} />}
    </ResourcePage>
  );
}

function Work({ work }: { work: SubmissionList }) {
  const { assignment, items } = work;
  return (
    <Stack gap={8}>
      <Head work={work} />
      {assignment.closed_term === null ? null : (
        <Closed assignment={assignment} term={assignment.closed_term} />
      )}
      <Split
        main={
          <Stack gap={8}>
            {isOnPaper(assignment) ? (
              <PaperScores assignment={assignment} />
            ) : (
              <WorkList assignment={assignment} rows={items} />
            )}
            <PageSection title="What students read" more={<EditLink assignment={assignment} />}>
              <div className={styles.instructions}>
                <Instructions text={assignment.content.instructions} />
              </div>
              <TaskFiles files={assignment.files} />
            </PageSection>
            {assignment.quiz ? <ClassAnswers /> : null}
            <Misconceptions assignment={assignment} />
            {assignment.quiz ? (
              <QuizQuestions
                quiz={assignment.quiz}
                zone={assignment.time_zone}
                isSourceGiven={assignment.content.quiz?.give_source ?? true}
              />
            ) : null}
            {assignment.content.rubric ? (
              <PageSection title="Rubric">
                <RubricTable rubric={assignment.content.rubric} />
              </PageSection>
            ) : null}
          </Stack>
        }
        side={<Facts assignment={assignment} />}
      />
    </Stack>
  );
}

function Closed({ assignment, term }: { assignment: Assignment; term: string }) {
  return (
    <Banner
      tone="info"
      title={`${term} is closed`}
      action={
        <Button size="sm" href={gradebookRulesPath(assignment.class.id)}>
          Reopen in Rules
        </Button>
      }
    >
      The work, its marks and its dates stay as they are.
    </Banner>
  );
}

const isOnPaper = ({ content }: Assignment): boolean => content.kinds.includes('paper');

const EditLink = ({ assignment: { id, closed_term: closed } }: { assignment: Assignment }) =>
  closed === null ? (
    <Button size="sm" variant="quiet" href={editorPath(id)}>
      Edit
    </Button>
  ) : null;

function leadOf({ assignment, items }: SubmissionList): string {
  const { toGrade, missing, notYet } = sortWork(items);
  const { state, content, class: face } = assignment;
  if (state === 'draft') return `${face.title}. A draft that no student sees.`;
  if (state === 'scheduled') {
    return `${face.title}. Students see it from ${dayAndTimeIn(content.publish_at ?? '', assignment.time_zone)}.`;
  }
  if (isOnPaper(assignment)) return `${face.title}. On paper: nothing is handed in here.`;
  const waiting = toGrade.length === 0 ? 'nothing to mark' : `${toGrade.length} to mark`;
  const expected = notYet === 0 ? '' : `, ${notYet} not handed in yet`;
  return `${face.title}: ${waiting}, ${missing === 0 ? 'none' : missing} missing${expected}.`;
}

const actions: readonly MenuEntry[] = [
  { kind: 'item', value: 'gradebook', label: 'Gradebook of the class', icon: Table2 },
  { kind: 'item', value: 'copy', label: 'Copy to a class', icon: Copy },
];
const actionsOf = ({ closed_term: closed }: Assignment): readonly MenuEntry[] =>
  closed === null
    ? [
        ...actions,
        { kind: 'rule' },
        { kind: 'item', value: 'delete', label: 'Move to trash', icon: Trash2, danger: true },
      ]
    : actions;

function Head({ work }: { work: SubmissionList }) {
  const { assignment, items } = work;
  const { isMarking, isReturning } = useUnit({
    isMarking: model.$isMarking,
    isReturning: model.$isReturning,
  });
  const on = useUnit({
    copy: copyRequested,
    navigate: navigateFx,
    remove: model.deleteConfirmed,
    markByKey: model.keyMarksRequested,
    giveBack: model.returnRequested,
  });
  const [asked, setAsked] = useState<'delete' | 'return' | null>(null);
  const isOpen = assignment.closed_term === null;
  const { toGrade, toReturn } = sortWork(items);
  const byKey = toGrade.filter(
    ({ submission }) => submission.mark_state === 'not_marked' && submission.suggested !== null,
  );
  const [first] = toGrade;
  return (
    <PageHeader
      title={assignment.content.title}
      lead={leadOf(work)}
      actions={
        <>
          <Menu
            label="More actions"
            align="end"
            trigger={<IconButton label="More actions" icon={Ellipsis} variant="second" />}
            entries={actionsOf(assignment)}
            onSelect={(value) => {
              if (value === 'copy') on.copy();
              if (value === 'gradebook') void on.navigate({ to: gradebookPath(assignment.class.id) });
              if (value === 'delete') setAsked('delete');
            }}
          />
          {isOpen && byKey.length > 0 ? (
            <Button icon={ListChecks} pending={isMarking} onClick={() => on.markByKey()}>
              Mark {byKey.length} automatically
            </Button>
          ) : null}
          {isOpen && toReturn > 0 ? (
            <Button icon={Undo2} onClick={() => setAsked('return')}>
              Return {toReturn}
            </Button>
          ) : null}
          {isOpen && first ? (
            <Button variant="primary" href={markingPath(first.submission.id)}>
              Start marking
            </Button>
          ) : null}
          <ConfirmDialog
            open={asked === 'delete'}
            title="Move this assignment to the trash?"
            description="Students no longer see it. You can restore it with all work and marks for 30 days."
            confirmLabel="Move to trash"
            onCancel={() => setAsked(null)}
            onConfirm={() => {
              setAsked(null);
              on.remove();
            }}
          />
          <CopyDialog assignment={assignment} />
          <ReturnDialog
            open={asked === 'return'}
            count={toReturn}
            timeZone={assignment.time_zone}
            pending={isReturning}
            onReturn={on.giveBack}
            onClose={() => setAsked(null)}
          />
        </>
      }
    />
  );
}

function Facts({ assignment }: { assignment: Assignment }) {
  const { content, time_zone: zone } = assignment;
  const facts = [
    isOnPaper(assignment)
      ? ['Written', content.due_at === null ? 'No date' : dayIn(content.due_at, zone)]
      : ['Due', dueWords({ due_at: content.due_at, time_zone: zone }).replace(/^Due /, '')],
    ['Cut-off', content.cut_off_at ? dayAndTimeIn(content.cut_off_at, zone) : 'None'],
    ['Points', String(content.points)],
    ...(content.category ? [['Category', content.category]] : []),
    ...(isOnPaper(assignment) ? [] : [['Attempts', attemptWords(content.attempts)] as const]),
    ['Hand in as', content.kinds.map((kind) => kindNames[kind]).join(', ')],
    ...(content.quiz
      ? [
          ['Time limit', content.quiz.minutes === null ? 'None' : `${content.quiz.minutes} minutes`],
          ['Order', content.quiz.shuffle ? 'Shuffled for each student' : 'As in the document'],
          ['Right answers', answersShown[content.quiz.show_answers]],
        ]
      : []),
    ['AI', aiPolicies[content.ai_policy].label],
    ['For', audienceOf(assignment)],
  ] as const;
  return (
    <Stack gap={6}>
      <PageSection title="Dates and rules" more={<EditLink assignment={assignment} />}>
        <dl className={styles.facts}>
          {facts.map(([label, value]) => (
            <div key={label} className={styles.fact}>
              <dt>{label}</dt>
              <dd className={styles.value}>{value}</dd>
            </div>
          ))}
        </dl>
        <Text size="sm" tone="muted">
          {[
            latePolicyWords(content.late_policy),
            missingWords(content.missing_percent),
            `Times are in ${zone.replaceAll('_', ' ')}.`,
          ]
            .filter((sentence) => sentence !== null)
            .join(' ')}
        </Text>
      </PageSection>
      <Exceptions assignment={assignment} />
    </Stack>
  );
}
