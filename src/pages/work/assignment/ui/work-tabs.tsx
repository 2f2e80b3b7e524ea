import { useUnit } from 'effector-react';
import { keptDeductionWords, lateWords, markingPath, statuses } from '@/entities/assignment';
import type { Assignment } from '@/shared/api/assignments';
import type { StudentRow } from '@/shared/api/marking';
import { dayAndTimeIn } from '@/shared/lib/dates';
import { Badge } from '@/shared/ui/badge';
import { Button } from '@/shared/ui/button';
import { EmptyState } from '@/shared/ui/empty-state';
import { Link } from '@/shared/ui/link';
import { Switch } from '@/shared/ui/switch';
import { Table, type TableColumn } from '@/shared/ui/table';
import { Tabs } from '@/shared/ui/tabs';
import { Text } from '@/shared/ui/text';
import { namesHidden } from '../model/assignment';
import { type HandedIn, sortWork } from '../model/sorted-work';
import * as styles from './assignment-page.css';

/** The work of the students: to grade, graded and missing. */
export function WorkTabs({ assignment, rows }: { assignment: Assignment; rows: readonly StudentRow[] }) {
  const { toGrade, graded, withoutWork, toHandIn } = sortWork(rows);
  return (
    <Tabs
      label="Work"
      items={[
        {
          value: 'to-grade',
          label: 'To grade',
          count: toGrade.length,
          content: <ToGrade assignment={assignment} rows={toGrade} />,
        },
        {
          value: 'graded',
          label: 'Graded',
          count: graded.length,
          content:
            graded.length === 0 ? (
              <EmptyState title="Nothing graded yet" art="pen">
                Work appears here once you have given a score.
              </EmptyState>
            ) : (
              <Table
                label="Graded work"
                columns={[markedStudent, stateColumn, scoreColumn(assignment.content.points)]}
                rows={graded}
                rowKey={({ student }) => student.id}
              />
            ),
        },
        {
          value: 'missing',
          label: 'Missing',
          count: toHandIn,
          content:
            withoutWork.length === 0 ? (
              <EmptyState title="Everyone has handed in" art="none" />
            ) : (
              <Table
                label="Students without work"
                columns={missingColumns(assignment)}
                rows={withoutWork}
                rowKey={({ student }) => student.id}
              />
            ),
        },
      ]}
    />
  );
}

function ToGrade({ assignment, rows }: { assignment: Assignment; rows: readonly HandedIn[] }) {
  const hide = useUnit(namesHidden);
  return (
    <>
      <div className={styles.between}>
        <Text size="sm" tone="muted">
          Oldest first.
        </Text>
        <Switch checked={assignment.content.hide_names} onChange={hide}>
          Hide names
        </Switch>
      </div>
      {rows.length === 0 ? (
        <EmptyState title="Nothing to grade" art="none">
          Work appears here when students hand it in.
        </EmptyState>
      ) : (
        <Table
          label="Work to grade"
          columns={[studentColumn, handedInColumn(assignment.time_zone), workColumn, markColumn]}
          rows={rows}
          rowKey={({ student }) => student.id}
        />
      )}
    </>
  );
}

const nameId = (id: string): string => `student-${id}`;

const studentColumn: TableColumn<StudentRow> = {
  key: 'student',
  label: 'Student',
  phone: 'main',
  cell: ({ student }) => (
    <span id={nameId(student.id)} dir="auto">
      {student.name}
    </span>
  ),
};

const markedStudent: TableColumn<HandedIn> = {
  key: 'student',
  label: 'Student',
  phone: 'main',
  cell: ({ student, submission }) => (
    <>
      <Link href={markingPath(submission.id)}>{student.name}</Link>
      <span className={styles.note} dir="auto">
        {submission.comment || 'No comment'}
      </span>
    </>
  ),
};

const handedInColumn = (zone: string): TableColumn<HandedIn> => ({
  key: 'handed-in',
  label: 'Handed in',
  phone: 'endBelow',
  cell: ({ submission }) => (
    <>
      {dayAndTimeIn(submission.submitted_at, zone)}
      {submission.late_seconds > 0 ? (
        <span className={styles.note}>{lateWords(submission.late_seconds)}</span>
      ) : null}
    </>
  ),
});

const workColumn: TableColumn<HandedIn> = {
  key: 'work',
  label: 'Work',
  phone: 'hidden',
  cell: ({ submission: { words, files, attempt, regrade } }) => (
    <>
      {[words > 0 ? `${words} words` : null, files > 0 ? `${files} ${files === 1 ? 'file' : 'files'}` : null]
        .filter(Boolean)
        .join(', ') || 'A link'}
      {attempt > 1 ? <span className={styles.note}>Attempt {attempt}</span> : null}
      {regrade ? <span className={styles.note}>Asks for another look</span> : null}
    </>
  ),
};

const markColumn: TableColumn<HandedIn> = {
  key: 'mark',
  label: 'Action',
  hideLabel: true,
  align: 'end',
  phone: 'end',
  cell: ({ student, submission }) => (
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

const stateColumn: TableColumn<HandedIn> = {
  key: 'state',
  label: 'State',
  phone: 'start',
  cell: ({ submission }) => {
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

const scoreColumn = (points: number): TableColumn<HandedIn> => ({
  key: 'score',
  label: `Out of ${points}`,
  align: 'end',
  phone: 'end',
  sortBy: ({ submission }) => submission.score ?? -1,
  cell: ({ submission }) => submission.score ?? '',
});

/** With a score if missing work has one, which on a phone takes the place of the due date. */
function missingColumns({ content, time_zone: zone }: Assignment): readonly TableColumn<StudentRow>[] {
  const isScored = content.missing_percent !== null;
  return [
    studentColumn,
    {
      key: 'due',
      label: 'Due',
      phone: isScored ? 'hidden' : 'endBelow',
      cell: ({ due_at }) => (due_at ? dayAndTimeIn(due_at, zone) : ''),
    },
    ...(isScored ? [missingScoreColumn(content.points)] : []),
    {
      key: 'status',
      label: 'Status',
      align: 'end',
      phone: 'end',
      cell: ({ status }) => <Badge tone={statuses[status].tone}>{statuses[status].label}</Badge>,
    },
  ];
}

const missingScoreColumn = (points: number): TableColumn<StudentRow> => ({
  key: 'score',
  label: 'Score',
  align: 'end',
  phone: 'endBelow',
  cell: ({ missing_score: score }) => (score === null ? '' : `${score} of ${points}`),
});
