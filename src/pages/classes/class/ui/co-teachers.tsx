import { useUnit } from 'effector-react';
import { X } from 'lucide';
import type { ClassTeacherEntry } from '@/shared/api/classes';
import { FormElement, useForm } from '@/shared/lib/form';
import { Badge } from '@/shared/ui/badge';
import { Banner } from '@/shared/ui/banner';
import { Button } from '@/shared/ui/button';
import { Cluster } from '@/shared/ui/cluster';
import { Field } from '@/shared/ui/field';
import { IconButton } from '@/shared/ui/icon-button';
import { PageSection } from '@/shared/ui/page-section';
import { Stack } from '@/shared/ui/stack';
import { Table, type TableColumn } from '@/shared/ui/table';
import { Text } from '@/shared/ui/text';
import { TextInput } from '@/shared/ui/text-input';
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
            <TeacherForm />
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

function TeacherForm() {
  const { errors, pending, field } = useForm(model.teacherForm);
  return (
    <FormElement form={model.teacherForm}>
      <Stack gap={3}>
        {errors.form ? <Banner tone="danger">{errors.form}</Banner> : null}
        <Cluster gap={3} align="end">
          <Field label="Email of the teacher" required error={errors.email}>
            <TextInput type="email" maxLength={254} autoComplete="off" {...field('email')} />
          </Field>
          <Button type="submit" pending={pending}>
            Invite co-teacher
          </Button>
        </Cluster>
      </Stack>
    </FormElement>
  );
}
