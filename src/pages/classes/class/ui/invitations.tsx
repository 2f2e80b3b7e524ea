import { useUnit } from 'effector-react';
import type { ClassInvitation } from '@/shared/api/invitations';
import { shortDayOf } from '@/shared/lib/dates';
import { FormElement, useForm } from '@/shared/lib/form';
import { Badge, type BadgeProps } from '@/shared/ui/badge';
import { Banner } from '@/shared/ui/banner';
import { Button } from '@/shared/ui/button';
import { Cluster } from '@/shared/ui/cluster';
import { Field } from '@/shared/ui/field';
import { PageSection } from '@/shared/ui/page-section';
import { Stack } from '@/shared/ui/stack';
import { Table, type TableColumn } from '@/shared/ui/table';
import { TextInput } from '@/shared/ui/text-input';
import * as model from '../model/class-people';
import { RosterImport } from './roster-import';

/** Invites one student by email, or the students of a list; those without an address get accounts. */
export function AddStudents({ classId }: { classId: string }) {
  return (
    <PageSection title="Add students">
      <Stack gap={5}>
        <StudentForm />
        <RosterImport classId={classId} />
      </Stack>
    </PageSection>
  );
}

/** The invitations of students by email. */
export function Invitations({ isArchived }: { isArchived: boolean }) {
  const invitations = useUnit(model.$invitations).filter(({ role }) => role === 'student');
  if (invitations.length === 0) return null;
  return (
    <PageSection title="Invitations">
      <InvitationTable label="Invited students" invitations={invitations} isFixed={isArchived} />
    </PageSection>
  );
}

function StudentForm() {
  const { errors, pending, field } = useForm(model.studentForm);
  return (
    <FormElement form={model.studentForm}>
      <Stack gap={3}>
        {errors.form ? <Banner tone="danger">{errors.form}</Banner> : null}
        <Cluster gap={3} align="end">
          <Field label="Name" optional>
            <TextInput maxLength={160} autoComplete="off" {...field('name')} />
          </Field>
          <Field label="Student’s email" required error={errors.email}>
            <TextInput type="email" maxLength={254} autoComplete="off" {...field('email')} />
          </Field>
          <Button type="submit" pending={pending}>
            Send invitation
          </Button>
        </Cluster>
      </Stack>
    </FormElement>
  );
}

const states: Record<ClassInvitation['state'], { label: string; tone: BadgeProps['tone'] }> = {
  sending: { label: 'Sending', tone: 'plain' },
  sent: { label: 'Sent', tone: 'plain' },
  opened: { label: 'Opened', tone: 'ink' },
  joined: { label: 'Joined', tone: 'ok' },
  failed: { label: 'Not sent', tone: 'danger' },
  expired: { label: 'Expired', tone: 'warn' },
  revoked: { label: 'Revoked', tone: 'plain' },
};

const stateCell = ({ state, changed_at: changed }: ClassInvitation) => (
  <Cluster gap={2}>
    <Badge tone={states[state].tone}>{states[state].label}</Badge> {shortDayOf(changed)}
  </Cluster>
);

const columns: readonly TableColumn<ClassInvitation>[] = [
  {
    key: 'person',
    label: 'Invited',
    phone: 'main',
    cell: ({ name, email }) => (name === null ? email : `${name}, ${email}`),
  },
  { key: 'state', label: 'State', phone: 'endBelow', cell: stateCell },
];

const actions = { key: 'actions', label: 'Actions', hideLabel: true, align: 'end', phone: 'end' } as const;
const actionsCell = (invitation: ClassInvitation) => <InvitationActions invitation={invitation} />;

type InvitationTableProps = {
  label: string;
  invitations: readonly ClassInvitation[];
  /** Whether they can no longer be sent or revoked. */
  isFixed: boolean;
};

/** Invitations with their states. */
export function InvitationTable({ label, invitations, isFixed }: InvitationTableProps) {
  return (
    <Table
      label={label}
      rows={invitations}
      rowKey={({ id }) => id}
      columns={isFixed ? columns : [...columns, { ...actions, cell: actionsCell }]}
    />
  );
}

function InvitationActions({ invitation: { id, state } }: { invitation: ClassInvitation }) {
  const resending = useUnit(model.$resending);
  const on = useUnit({ resend: model.resendRequested, revoke: model.revokeRequested });
  if (state === 'joined') return null;
  const isOpen = state === 'sending' || state === 'sent' || state === 'opened' || state === 'failed';
  return (
    <Cluster gap={1} justify="end">
      <Button size="sm" variant="quiet" pending={resending.includes(id)} onClick={() => on.resend(id)}>
        Send again
      </Button>
      {isOpen ? (
        <Button size="sm" variant="quiet" onClick={() => on.revoke(id)}>
          Revoke
        </Button>
      ) : null}
    </Cluster>
  );
}
