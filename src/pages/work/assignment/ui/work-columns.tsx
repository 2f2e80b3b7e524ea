import { useUnit } from 'effector-react';
import { keptDeductionWords, lateWords, markingPath, statuses } from '@/entities/assignment';
import type { Assignment } from '@/shared/api/assignments';
import type { StudentRow } from '@/shared/api/marking';
import { dayAndTimeIn } from '@/shared/lib/dates';
import { Badge } from '@/shared/ui/badge';
import { Button } from '@/shared/ui/button';
import { Checkbox } from '@/shared/ui/checkbox';
import { Link } from '@/shared/ui/link';
import type { TableColumn } from '@/shared/ui/table';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import * as model from '../model/chosen-work';
import { commentRequested } from '../model/commented';
import { isNameHidden, type WorkFilter } from '../model/sorted-work';
import * as styles from './assignment-page.css';

const nameId = (id: string): string => `student-${id}`;

function StudentCell({ row, hidesNames }: { row: StudentRow; hidesNames: boolean }) {
  const ticked = useUnit(model.$ticked);
  const tick = useUnit(model.studentsTicked);
  const comment = useUnit(commentRequested);
  const { student, submission } = row;
  const name = <span dir="auto">{student.name}</span>;
  return (
    <div className={styles.named}>
      {isNameHidden(row, hidesNames) ? null : (
        <Checkbox
          checked={ticked.includes(student.id)}
          onChange={(checked) =>
            tick(checked ? [...ticked, student.id] : ticked.filter((id) => id !== student.id))
          }
        >
          <VisuallyHidden>Choose {student.name}</VisuallyHidden>
        </Checkbox>
      )}
      <div id={nameId(student.id)}>
        {submission === null ? (
          <>
            {name}{' '}
            <Button
              size="sm"
              variant="quiet"
              describedBy={nameId(student.id)}
              onClick={() => comment(student)}
            >
              Comment
            </Button>
          </>
        ) : (
          <Link href={markingPath(submission.id)}>{name}</Link>
        )}
        {submission?.comment ? (
          <span className={styles.note} dir="auto">
            {submission.comment}
          </span>
        ) : null}
      </div>
    </div>
  );
}

const WITH_WORK: readonly WorkFilter[] = ['all', 'to_mark', 'marked', 'returned', 'late'];

/** The columns for the students of a filter; some have work, others only a due date. */
export function columnsOf(
  { content, time_zone: zone, closed_term: closed }: Assignment,
  filter: WorkFilter,
): readonly TableColumn<StudentRow>[] {
  const student: TableColumn<StudentRow> = {
    key: 'student',
    label: 'Student',
    phone: 'main',
    cell: (row) => <StudentCell row={row} hidesNames={content.hide_names} />,
  };
  const isScored = content.missing_percent !== null;
  if (!WITH_WORK.includes(filter)) {
    return [
      student,
      dueColumn(zone, isScored ? 'hidden' : 'endBelow'),
      ...(isScored ? [missingScoreColumn(content.points)] : []),
      { ...stateColumn, align: 'end', phone: 'end' },
    ];
  }
  if (filter === 'to_mark')
    return [
      student,
      handedInColumn(zone),
      workColumn(content.quiz !== null),
      ...(closed === null ? [markColumn] : []),
    ];
  return [student, handedInColumn(zone), stateColumn, scoreColumn(content.points)];
}

const dueColumn = (zone: string, phone: 'hidden' | 'endBelow'): TableColumn<StudentRow> => ({
  key: 'due',
  label: 'Due',
  phone,
  cell: ({ due_at: due }) => (due === null ? '' : dayAndTimeIn(due, zone)),
});

const handedInColumn = (zone: string): TableColumn<StudentRow> => ({
  key: 'handed-in',
  label: 'Handed in',
  phone: 'endBelow',
  cell: ({ submission }) =>
    submission && (
      <>
        {dayAndTimeIn(submission.submitted_at, zone)}
        {submission.late_seconds > 0 ? (
          <span className={styles.note}>{lateWords(submission.late_seconds)}</span>
        ) : null}
      </>
    ),
});

const workColumn = (isQuiz: boolean): TableColumn<StudentRow> => ({
  key: 'work',
  label: 'Work',
  phone: 'hidden',
  cell: ({ submission }) => {
    if (submission === null) return null;
    const { words, files, attempt, regrade } = submission;
    return (
      <>
        {[
          words > 0 ? `${words} words` : null,
          files > 0 ? `${files} ${files === 1 ? 'file' : 'files'}` : null,
        ]
          .filter(Boolean)
          .join(', ') || (isQuiz ? 'Quiz' : 'A link')}
        {attempt > 1 ? <span className={styles.note}>Attempt {attempt}</span> : null}
        {regrade ? <span className={styles.note}>Regrade request</span> : null}
      </>
    );
  },
});

const markColumn: TableColumn<StudentRow> = {
  key: 'mark',
  label: 'Action',
  hideLabel: true,
  align: 'end',
  phone: 'end',
  cell: ({ student, submission }) =>
    submission && (
      <Button size="sm" href={markingPath(submission.id)} describedBy={nameId(student.id)}>
        {submission.mark_state === 'in_marking' ? 'Continue' : 'Mark'}
      </Button>
    ),
};

const STATES = {
  not_marked: 'Not marked',
  in_marking: 'In marking',
  marked: 'Marked',
  in_review: 'In review',
  ready: 'Ready to return',
  returned: 'Returned',
} as const;

const stateColumn: TableColumn<StudentRow> = {
  key: 'state',
  label: 'State',
  phone: 'start',
  cell: ({ status, submission }) => {
    if (submission === null) return <Badge tone={statuses[status].tone}>{statuses[status].label}</Badge>;
    const keptDeduction = keptDeductionWords(submission);
    return (
      <>
        <Badge tone={submission.mark_state === 'returned' ? 'ok' : 'line'}>
          {submission.returned_at !== null && submission.mark_state !== 'returned'
            ? 'Return scheduled'
            : STATES[submission.mark_state]}
        </Badge>
        {keptDeduction === null ? null : <span className={styles.note}>{keptDeduction}</span>}
      </>
    );
  },
};

const scoreColumn = (points: number): TableColumn<StudentRow> => ({
  key: 'score',
  label: `Out of ${points}`,
  align: 'end',
  phone: 'end',
  sortBy: ({ submission }) => submission?.score ?? -1,
  cell: ({ submission }) => submission?.score ?? '',
});

const missingScoreColumn = (points: number): TableColumn<StudentRow> => ({
  key: 'score',
  label: 'Score',
  align: 'end',
  phone: 'endBelow',
  cell: ({ missing_score: score }) => (score === null ? '' : `${score} of ${points}`),
});
