import { useUnit } from 'effector-react';
import { UserPlus, X } from 'lucide';
import type { ClassTeacherEntry } from '@/shared/api/classes';
import { Badge } from '@/shared/ui/badge';
import { Button } from '@/shared/ui/button';
import { PromptDialog } from '@/shared/ui/confirm-dialog';
import { IconButton } from '@/shared/ui/icon-button';
import { PageSection } from '@/shared/ui/page-section';
import { Stack } from '@/shared/ui/stack';
import { Table, type TableColumn } from '@/shared/ui/table';
import { Text } from '@/shared/ui/text';
import * as model from '../model/class-people';
import { InvitationTable } from './invitations';

type CoTeachersProps = { isOwner: boolean; isArchived: boolean };

/** The teachers of a class. Its owner invites co-teachers and removes them. */
export function CoTeachers({ isOwner, isArchived }: CoTeachersProps) {
  const { teachers, invitations } = useUnit({ teachers: model.$teachers, invitations: model.$invitations });
  const invited = invitations.filter(({ role, state }) => role === 'co-teacher' && state !== 'joined');
  const canChange = isOwner && !isArchived;
  return (
    <PageSection title="Teachers">
      <Stack gap={5}>
        <Table
          label="Teachers of the class"
          rows={teachers}
          rowKey={(row) => row.teacher_id}
          columns={[...columns, { ...actions, cell: canChange ? removeCell : roleCell }]}
        />
        {canChange ? (
          <>
            <Text size="sm" tone="muted">
              Co-teachers can do everything except delete the class and change its teachers.
            </Text>
            <InviteTeacher />
            {invited.length > 0 ? (
              <InvitationTable label="Invited teachers" invitations={invited} isFixed={false} />
            ) : null}
          </>
        ) : null}
      </Stack>
    </PageSection>
  );
}

const columns: readonly TableColumn<ClassTeacherEntry>[] = [
  { key: 'name', label: 'Teacher', phone: 'main', cell: ({ name }) => name },
  { key: 'email', label: 'Email', phone: 'hidden', cell: ({ email }) => email },
];

const actions = { key: 'actions', label: 'Actions', hideLabel: true, align: 'end', phone: 'end' } as const;
const roleCell = ({ owner }: ClassTeacherEntry) => (owner ? <Badge>Owner</Badge> : null);
const removeCell = (teacher: ClassTeacherEntry) =>
  teacher.owner ? roleCell(teacher) : <RemoveTeacher teacher={teacher} />;

function RemoveTeacher({ teacher: { teacher_id: id, name } }: { teacher: ClassTeacherEntry }) {
  const remove = useUnit(model.teacherRemoved);
  return <IconButton label={`Remove ${name}`} icon={X} size="sm" onClick={() => remove(id)} />;
}

function InviteTeacher() {
  const { prompt, pending } = useUnit({ prompt: model.$teacherPrompt, pending: model.$isInvitingTeacher });
  const on = useUnit({
    open: model.teacherPromptOpened,
    close: model.teacherPromptClosed,
    invite: model.teacherInvited,
  });
  return (
    <div>
      <Button icon={UserPlus} onClick={() => on.open()}>
        Invite co-teacher
      </Button>
      <PromptDialog
        open={prompt.isOpen}
        title="Invite a co-teacher"
        label="Email of the teacher"
        kind="email"
        confirmLabel="Send invitation"
        pending={pending}
        error={prompt.error}
        onAnswer={on.invite}
        onCancel={() => on.close()}
      />
    </div>
  );
}
