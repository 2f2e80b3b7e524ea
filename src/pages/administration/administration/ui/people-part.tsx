import { useUnit } from 'effector-react';
import { Search } from 'lucide';
import { shortDateOf } from '@/shared/lib/dates';
import { Badge } from '@/shared/ui/badge';
import { Button } from '@/shared/ui/button';
import { Cluster } from '@/shared/ui/cluster';
import { Stack } from '@/shared/ui/stack';
import { TextInput } from '@/shared/ui/text-input';
import * as model from '../model/lists';
import { PartList } from './part-list';

/** Everyone with an account, found by name or address. */
export function PeoplePart() {
  const search = useUnit(model.$search);
  const on = useUnit({ change: model.searchChanged, search: model.searched });
  return (
    <Stack gap={4}>
      <Cluster gap={3}>
        <TextInput
          type="search"
          icon={Search}
          label="Name or address"
          placeholder="Name or address"
          maxLength={120}
          value={search}
          onChange={on.change}
          onEnter={() => on.search()}
        />
        <Button onClick={() => on.search()}>Search</Button>
      </Cluster>
      <PartList
        label="People"
        of={model.people}
        empty="Nobody was found"
        renderRow={({ id, name, email, role, verified, administrator, joined_at }) => ({
          id,
          lead: shortDateOf(joined_at),
          title: name,
          href: `/admin/people/${id}`,
          note: `${role === 'teacher' ? 'Teacher' : 'Student'}, ${email || 'no address'}`,
          ...(administrator
            ? { end: <Badge tone="ink">Administrator</Badge> }
            : verified
              ? {}
              : { end: <Badge tone="warn">Not verified</Badge> }),
        })}
      />
    </Stack>
  );
}
