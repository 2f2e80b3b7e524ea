import { useUnit } from 'effector-react';
import { FileText, Mail, Undo2, UserMinus } from 'lucide';
import { useState } from 'react';
import { classTitle } from '@/entities/class';
import { studentReportPath } from '@/entities/gradebook';
import { profilePath } from '@/entities/student';
import { WaitingStudents } from '@/features/class-invite';
import { type Addressees, WriteMessageDialog, writingOpened } from '@/features/write-message';
import type { ClassEntry } from '@/shared/api/classes';
import type { ClassMember } from '@/shared/api/students';
import { shortDayOf } from '@/shared/lib/dates';
import { Avatar } from '@/shared/ui/avatar';
import { Button } from '@/shared/ui/button';
import { Cluster } from '@/shared/ui/cluster';
import { ConfirmDialog } from '@/shared/ui/confirm-dialog';
import { EmptyState } from '@/shared/ui/empty-state';
import { ErrorState } from '@/shared/ui/error-state';
import { IconButton } from '@/shared/ui/icon-button';
import { Link } from '@/shared/ui/link';
import { PageSection } from '@/shared/ui/page-section';
import { Skeleton } from '@/shared/ui/skeleton';
import { Stack } from '@/shared/ui/stack';
import { Table, type TableColumn } from '@/shared/ui/table';
import * as model from '../model/class-people';
import { CoTeachers } from './co-teachers';
import { Groups } from './groups';
import { AddStudents, Invitations } from './invitations';
import { WritingRecord } from './writing-record';

/** Who is in a class, who waits to join it, who is invited, and who teaches it. */
export function StudentsTab({ entry }: { entry: ClassEntry }) {
  const isArchived = entry.archived_at !== null;
  const isOwner = entry.teaching?.role === 'owner';
  return (
    <Stack gap={10}>
      {isArchived ? null : (
        <>
          <WaitingStudents />
          <AddStudents classId={entry.id} />
        </>
      )}
      <Students entry={entry} isArchived={isArchived} />
      <Invitations isArchived={isArchived} />
      <CoTeachers isOwner={isOwner} isArchived={isArchived} />
      <WritingRecord entry={entry} />
    </Stack>
  );
}

function Students({ entry, isArchived }: { entry: ClassEntry; isArchived: boolean }) {
  const write = useUnit(writingOpened);
  const [members, retry] = useUnit([model.$members, model.membersRetried]);
  if (members.state === 'loading') return <Skeleton lines={6} label="Loading the students" />;
  if (members.state === 'failed') {
    return (
      <ErrorState title="The students couldn’t be loaded" onRetry={() => retry()}>
        {members.problem.message}
      </ErrorState>
    );
  }
  const present = members.students.filter((member) => member.removed_at === null);
  const removed = members.students.filter((member) => member.removed_at !== null);
  return (
    <>
      {present.length === 0 ? (
        <EmptyState title="No students yet">
          Put the code on the board, or invite students by email.
        </EmptyState>
      ) : (
        <>
          {isArchived ? null : (
            <Cluster justify="end">
              <Button size="sm" icon={Mail} onClick={() => write(toStudents(entry, null))}>
                Message the class
              </Button>
            </Cluster>
          )}
          <Table
            label="Students"
            rows={present}
            rowKey={({ student_id: id }) => id}
            columns={isArchived ? columns : [...columns, { ...actions, cell: rowActions(entry) }]}
          />
        </>
      )}
      <Groups
        students={present}
        isArchived={isArchived}
        onWrite={({ id, name }) =>
          write({ ...toStudents(entry, null), to: `the group ${name}`, groupId: id, about: id })
        }
      />
      <WriteMessageDialog />
      {removed.length > 0 ? (
        <PageSection title="Removed">
          <Table
            label="Removed students"
            rows={removed}
            rowKey={({ student_id: id }) => id}
            columns={isArchived ? columns : [...columns, { ...actions, cell: restoreCell }]}
          />
        </PageSection>
      ) : null}
    </>
  );
}

const nameCell = ({ student_id: id, name, removed_at: removed }: ClassMember) => (
  <Cluster gap={3} wrap={false}>
    <Avatar name={name} decorative />
    {removed === null ? <Link href={profilePath(id)}>{name}</Link> : name}
  </Cluster>
);

const columns: readonly TableColumn<ClassMember>[] = [
  { key: 'name', label: 'Student', phone: 'main', cell: nameCell },
  { key: 'email', label: 'Email', phone: 'hidden', cell: ({ email }) => email || 'No email' },
  { key: 'joined', label: 'Joined', phone: 'hidden', cell: ({ joined_at: joined }) => shortDayOf(joined) },
];

const actions = { key: 'actions', label: 'Actions', hideLabel: true, align: 'end', phone: 'end' } as const;

/** Whom a message from this page reaches: a student, or the whole class. */
const toStudents = (entry: ClassEntry, member: ClassMember | null): Addressees => ({
  classId: entry.id,
  to: member?.name ?? classTitle(entry.class),
  studentIds: member && [member.student_id],
  groupId: null,
  about: member?.student_id ?? entry.id,
  title: '',
  text: '',
});

const rowActions = (entry: ClassEntry) => (member: ClassMember) => (
  <Cluster gap={1} wrap={false} justify="end">
    <IconButton
      label={`Report on ${member.name}`}
      icon={FileText}
      size="sm"
      href={studentReportPath(entry.id, member.student_id)}
    />
    <WriteTo addressees={toStudents(entry, member)} />
    <RemoveStudent member={member} />
  </Cluster>
);

function WriteTo({ addressees }: { addressees: Addressees }) {
  const write = useUnit(writingOpened);
  return (
    <IconButton label={`Message ${addressees.to}`} icon={Mail} size="sm" onClick={() => write(addressees)} />
  );
}

const restoreCell = (member: ClassMember) => <RestoreStudent member={member} />;

function RemoveStudent({ member: { student_id: id, name } }: { member: ClassMember }) {
  const remove = useUnit(model.removeRequested);
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <IconButton label={`Remove ${name}`} icon={UserMinus} size="sm" onClick={() => setAsking(true)} />
      <ConfirmDialog
        open={isAsking}
        title={`Remove ${name}?`}
        description="The student no longer sees the class, and the seat is free. You can restore them."
        confirmLabel="Remove"
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          remove(id);
        }}
      />
    </>
  );
}

function RestoreStudent({ member: { student_id: id, name } }: { member: ClassMember }) {
  const restore = useUnit(model.restoreRequested);
  return <IconButton label={`Restore ${name}`} icon={Undo2} size="sm" onClick={() => restore(id)} />;
}
