import { useUnit } from 'effector-react';
import { shortDateOf } from '@/shared/lib/dates';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { closings } from '../model/closings';

/** Who closed and reopened terms; nothing until a term was closed. */
export function TermHistory() {
  const list = useUnit(closings.$data);
  if (list === null || list.items.length === 0) return null;
  return (
    <Stack gap={1} as="ul" label="Closed and reopened terms">
      {list.items.map(({ id, name, action, author, at }) => (
        <li key={id}>
          <Text size="sm" tone="soft" as="span">
            {name} was {action} {shortDateOf(at)}
            {author ? ` by ${author}` : action === 'closed' ? ', by its closing date' : ''}.
          </Text>
        </li>
      ))}
    </Stack>
  );
}
