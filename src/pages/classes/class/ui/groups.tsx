import { useUnit } from 'effector-react';
import { Mail, Pencil, Plus, Trash2 } from 'lucide';
import { useState } from 'react';
import type { ClassGroup } from '@/shared/api/groups';
import type { ClassMember } from '@/shared/api/students';
import { FormElement, useForm } from '@/shared/lib/form';
import { Banner } from '@/shared/ui/banner';
import { Button } from '@/shared/ui/button';
import { Checkbox } from '@/shared/ui/checkbox';
import { Cluster } from '@/shared/ui/cluster';
import { ConfirmDialog } from '@/shared/ui/confirm-dialog';
import { Dialog } from '@/shared/ui/dialog';
import { Field } from '@/shared/ui/field';
import { IconButton } from '@/shared/ui/icon-button';
import { PageSection } from '@/shared/ui/page-section';
import { Stack } from '@/shared/ui/stack';
import { Table, type TableColumn } from '@/shared/ui/table';
import { Text } from '@/shared/ui/text';
import { TextInput } from '@/shared/ui/text-input';
import * as model from '../model/groups';

const FORM_ID = 'class-group-form';

type GroupsProps = {
  students: readonly ClassMember[];
  isArchived: boolean;
  /** Writes to the students of a group. */
  onWrite: (group: ClassGroup) => void;
};

/** Groups of the class, for whom assignments and their dates can differ. */
export function Groups({ students, isArchived, onWrite }: GroupsProps) {
  const { groups, add } = useUnit({ groups: model.$groups, add: model.newGroupRequested });
  if (students.length === 0 || (isArchived && groups.length === 0)) return null;
  const namesOf = ({ student_ids: ids }: ClassGroup) =>
    students.filter(({ student_id: id }) => ids.includes(id)).map(({ name }) => name);
  const columns: readonly TableColumn<ClassGroup>[] = [
    { key: 'name', label: 'Group', cell: nameCell },
    {
      key: 'students',
      label: 'Students',
      cell: (group) => namesOf(group).join(', ') || 'No students yet',
    },
  ];
  return (
    <PageSection
      title="Groups"
      more={
        isArchived ? null : (
          <Button size="sm" variant="quiet" icon={Plus} onClick={() => add()}>
            New group
          </Button>
        )
      }
    >
      {groups.length === 0 ? (
        <Text size="sm" tone="muted">
          Set an assignment for a group, or give it other dates.
        </Text>
      ) : (
        <Table
          label="Groups of the class"
          rows={groups}
          rowKey={({ id }) => id}
          columns={isArchived ? columns : [...columns, actionsWith(onWrite)]}
        />
      )}
      <GroupDialog students={students} />
    </PageSection>
  );
}

const nameCell = ({ name }: ClassGroup) => <span dir="auto">{name}</span>;

const actionsWith = (onWrite: (group: ClassGroup) => void): TableColumn<ClassGroup> => ({
  key: 'actions',
  label: 'Actions',
  hideLabel: true,
  align: 'end',
  cell: (group) => <Actions group={group} onWrite={onWrite} />,
});

type ActionsProps = { group: ClassGroup; onWrite: (group: ClassGroup) => void };

function Actions({ group, onWrite }: ActionsProps) {
  const on = useUnit({ change: model.groupChangeRequested, remove: model.groupDeleted });
  const [isAsking, setAsking] = useState(false);
  return (
    <Cluster gap={1} wrap={false} justify="end">
      {group.student_ids.length > 0 ? (
        <IconButton label={`Message ${group.name}`} icon={Mail} size="sm" onClick={() => onWrite(group)} />
      ) : null}
      <IconButton label={`Change ${group.name}`} icon={Pencil} size="sm" onClick={() => on.change(group)} />
      <IconButton label={`Delete ${group.name}`} icon={Trash2} size="sm" onClick={() => setAsking(true)} />
      <ConfirmDialog
        open={isAsking}
        title={`Delete the group ${group.name}?`}
        description="Its students stay in the class."
        confirmLabel="Delete group"
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          on.remove(group.id);
        }}
      />
    </Cluster>
  );
}

function GroupDialog({ students }: { students: readonly ClassMember[] }) {
  const { editor, close } = useUnit({ editor: model.$groupEditor, close: model.groupEditorClosed });
  const { values, errors, pending, field, change } = useForm(model.groupForm);
  return (
    <Dialog
      open={editor.state !== 'closed'}
      onClose={() => close()}
      title={editor.state === 'new' ? 'New group' : 'Change the group'}
      description="Assignments for this group follow your changes."
      actions={
        <>
          <Button onClick={() => close()}>Cancel</Button>
          <Button variant="primary" type="submit" form={FORM_ID} pending={pending}>
            Save group
          </Button>
        </>
      }
    >
      <FormElement form={model.groupForm} id={FORM_ID}>
        <Stack gap={4}>
          {errors.form ? <Banner tone="danger">{errors.form}</Banner> : null}
          <Field label="Name" error={errors.name} required>
            <TextInput maxLength={80} autoComplete="off" {...field('name')} />
          </Field>
          <Field label="Students" error={errors.studentIds} group>
            <Stack gap={1}>
              {students.map(({ student_id: id, name }) => (
                <Checkbox
                  key={id}
                  checked={values.studentIds.includes(id)}
                  onChange={(isOn) =>
                    change({
                      studentIds: isOn
                        ? [...values.studentIds, id]
                        : values.studentIds.filter((other) => other !== id),
                    })
                  }
                >
                  {name}
                </Checkbox>
              ))}
            </Stack>
          </Field>
        </Stack>
      </FormElement>
    </Dialog>
  );
}
