import { useUnit } from 'effector-react';
import { IdCard, KeyRound } from 'lucide';
import { useState } from 'react';
import type { StudentAccount } from '@/shared/api/student-accounts';
import { Badge } from '@/shared/ui/badge';
import { Cluster } from '@/shared/ui/cluster';
import { ConfirmDialog } from '@/shared/ui/confirm-dialog';
import { Field } from '@/shared/ui/field';
import { IconButton } from '@/shared/ui/icon-button';
import { RadioGroup } from '@/shared/ui/radio-group';
import { Table, type TableColumn } from '@/shared/ui/table';
import * as model from '../model/accounts-page';
import { waysIn } from './ways-in';

type Way = (typeof waysIn)[number]['value'];

type AccountListProps = { accounts: readonly StudentAccount[]; isArchived: boolean };

/** The accounts of a class that have no email address. */
export function AccountList({ accounts, isArchived }: AccountListProps) {
  return (
    <Table
      label="Accounts without email"
      rows={accounts}
      rowKey={({ student_id: id }) => id}
      columns={isArchived ? columns : [...columns, actions]}
    />
  );
}

const columns: readonly TableColumn<StudentAccount>[] = [
  { key: 'name', label: 'Student', phone: 'main', cell: ({ name }) => <span dir="auto">{name}</span> },
  { key: 'user', label: 'Signs in as', phone: 'hidden', cell: ({ user_name: name }) => name },
  {
    key: 'state',
    label: 'State',
    phone: 'endBelow',
    cell: ({ with_pictures: withPictures, has_card: hasCard, locked }) => (
      <Cluster gap={1}>
        {locked ? <Badge tone="danger">Locked</Badge> : null}
        <Badge tone="plain">{withPictures ? 'Pictures' : 'Password'}</Badge>
        <Badge tone="plain">{hasCard ? 'Has a card' : 'No card'}</Badge>
      </Cluster>
    ),
  },
];

const actions: TableColumn<StudentAccount> = {
  key: 'actions',
  label: 'Actions',
  hideLabel: true,
  align: 'end',
  phone: 'end',
  cell: (account) => <Actions account={account} />,
};

function Actions({ account }: { account: StudentAccount }) {
  const { student_id: id, name, has_card: hasCard } = account;
  const on = useUnit({ reset: model.resetConfirmed, makeCards: model.cardsRequested });
  const [asking, setAsking] = useState<'reset' | 'card' | null>(null);
  const [way, setWay] = useState<Way>('password');
  const askToReset = () => {
    setWay(account.with_pictures ? 'pictures' : 'password');
    setAsking('reset');
  };
  return (
    <Cluster gap={1} wrap={false} justify="end">
      <IconButton
        label={`New card for ${name}`}
        icon={IdCard}
        size="sm"
        onClick={() => (hasCard ? setAsking('card') : on.makeCards([id]))}
      />
      <IconButton label={`Reset ${name}`} icon={KeyRound} size="sm" onClick={askToReset} />
      <ConfirmDialog
        open={asking !== null}
        danger={asking === 'reset'}
        title={asking === 'card' ? `Replace the card of ${name}?` : `Reset the account of ${name}?`}
        description={
          asking === 'card'
            ? 'The old card stops working.'
            : 'The student signs in anew, and is signed out everywhere. The card stops working; a locked account is unlocked.'
        }
        confirmLabel={asking === 'card' ? 'Replace card' : 'Reset account'}
        onCancel={() => setAsking(null)}
        onConfirm={() => {
          setAsking(null);
          if (asking === 'card') on.makeCards([id]);
          else on.reset({ studentId: id, withPictures: way === 'pictures' });
        }}
      >
        {asking === 'reset' ? (
          <Field label="The student gets" group>
            <RadioGroup options={waysIn} value={way} onChange={setWay} />
          </Field>
        ) : null}
      </ConfirmDialog>
    </Cluster>
  );
}
