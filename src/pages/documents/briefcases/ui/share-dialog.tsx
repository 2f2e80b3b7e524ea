import { useUnit } from 'effector-react';
import type { BriefcaseMember } from '@/shared/api/briefcases';
import { ResourcePage } from '@/shared/lib/resource';
import { Button } from '@/shared/ui/button';
import { Dialog } from '@/shared/ui/dialog';
import { EmptyState } from '@/shared/ui/empty-state';
import { Select } from '@/shared/ui/select';
import { Table, type TableColumn } from '@/shared/ui/table';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { $isSaving, $shared, members, type Role, roleChosen, sharingClosed } from '../model/sharing';

const ROLES: readonly { value: Role; label: string }[] = [
  { value: 'none', label: 'Not shared' },
  { value: 'reader', label: 'Can read' },
  { value: 'editor', label: 'Can edit' },
];

/** Shares a folder with colleagues; each choice is stored at once. */
export function ShareDialog() {
  const [folder, close] = useUnit([$shared, sharingClosed]);
  if (folder === null) return null;
  return (
    <Dialog
      open
      size="md"
      onClose={() => close()}
      title={`Share ${folder.name}`}
      description="Colleagues see everything in the folder, also in folders in it. Whoever you remove loses access at once."
      actions={<Button onClick={() => close()}>Done</Button>}
    >
      <ResourcePage
        of={members}
        size="part"
        loading="Loading your colleagues"
        failed="Your colleagues couldn’t be loaded"
      >
        {({ items }) => <Members items={items} />}
      </ResourcePage>
    </Dialog>
  );
}

function Members({ items }: { items: readonly BriefcaseMember[] }) {
  const [isSaving, choose] = useUnit([$isSaving, roleChosen]);
  if (items.length === 0) {
    return (
      <EmptyState title="No colleagues yet">
        Colleagues are teachers with the same school in their profile and verified addresses of the same
        domain.
      </EmptyState>
    );
  }
  return (
    <Table
      label="Colleagues"
      rows={items}
      rowKey={({ user_id: id }) => id}
      columns={columnsOf(isSaving, choose)}
    />
  );
}

const columnsOf = (
  isSaving: boolean,
  choose: (choice: { userId: string; role: Role }) => void,
): TableColumn<BriefcaseMember>[] => [
  {
    key: 'name',
    label: 'Name',
    phone: 'main',
    cell: ({ name, email }) => (
      <Stack gap={0}>
        <Text size="sm">{name}</Text>
        <Text size="2xs" tone="muted">
          {email}
        </Text>
      </Stack>
    ),
  },
  {
    key: 'role',
    label: 'May',
    align: 'end',
    phone: 'end',
    cell: ({ user_id: userId, name, role }) => (
      <Select
        fit
        label={`What ${name} may do`}
        value={role ?? 'none'}
        disabled={isSaving}
        options={ROLES}
        onChange={(value) => {
          const chosen = ROLES.find((each) => each.value === value)?.value;
          if (chosen) choose({ userId, role: chosen });
        }}
      />
    ),
  },
];
