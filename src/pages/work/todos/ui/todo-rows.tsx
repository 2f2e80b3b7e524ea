import { useUnit } from 'effector-react';
import { Ellipsis } from 'lucide';
import { dueInWords, wordsOf } from '@/entities/todo';
import type { Todo } from '@/shared/api/todos';
import { shortDayOf, wallClock, weekdayOf } from '@/shared/lib/dates';
import { Button } from '@/shared/ui/button';
import { Cluster } from '@/shared/ui/cluster';
import { IconButton } from '@/shared/ui/icon-button';
import { MarginList } from '@/shared/ui/margin-list';
import { Menu, type MenuEntry } from '@/shared/ui/menu';
import { Stack } from '@/shared/ui/stack';
import { TodoList } from '@/shared/ui/todo-list';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import { deleteRequested, snoozeChosen, ticked } from '../model/todos';

/** Entries of one group: what classes ask for, then the user's own. */
export function TodoRows({ label, todos, now }: { label: string; todos: readonly Todo[]; now: Date }) {
  const tick = useUnit(ticked);
  const asked = todos.flatMap((todo) => {
    const words = wordsOf(todo);
    return words === null ? [] : [{ todo, words }];
  });
  const own = todos.filter(({ kind }) => kind === 'own');
  return (
    <Stack gap={2}>
      {asked.length > 0 && (
        <MarginList
          label={label}
          items={asked.map(({ todo, words }) => ({
            id: todo.key,
            lead: leadOf(todo, now),
            title: words.title,
            note: withReturn(words.note, todo),
            end: (
              <Cluster gap={2}>
                <Button size="sm" href={words.action.href}>
                  {words.action.label}
                  <VisuallyHidden>: {words.title}</VisuallyHidden>
                </Button>
                <RowMenu todo={todo} name={words.title} />
              </Cluster>
            ),
          }))}
        />
      )}
      {own.length > 0 && (
        <TodoList
          label={`${label}, your own`}
          items={own.map((todo) => ({
            id: todo.key,
            label: todo.title,
            done: todo.done_at !== null,
            when: todo.due_on === null ? undefined : dueInWords(todo.due_on, now),
            end: <RowMenu todo={todo} name={todo.title} />,
          }))}
          onDoneChange={(key, done) => {
            const todo = own.find((one) => one.key === key);
            if (todo) tick({ todo, done });
          }}
        />
      )}
    </Stack>
  );
}

/** Since when somebody waits, or for when it is. */
function leadOf({ since, due_on }: Todo, now: Date): string {
  if (since !== null) return shortDayOf(since);
  return due_on === null ? '' : dueInWords(due_on, now);
}

const withReturn = (note: string, { snoozed_until }: Todo): string =>
  snoozed_until === null ? note : `${note}. Back on ${weekdayOf(wallClock(snoozed_until))}.`;

function RowMenu({ todo, name }: { todo: Todo; name: string }) {
  const [snooze, remove] = useUnit([snoozeChosen, deleteRequested]);
  const entries: MenuEntry[] = [
    ...(todo.done_at === null ? snoozes(todo) : []),
    ...(todo.kind === 'own'
      ? [{ kind: 'item' as const, value: 'delete', label: 'Delete', danger: true }]
      : []),
  ];
  return (
    <Menu
      label={`Actions for ${name}`}
      align="end"
      trigger={<IconButton label={`More for ${name}`} icon={Ellipsis} size="sm" />}
      entries={entries}
      onSelect={(value) => {
        if (value === 'delete') remove(todo);
        else if (value === 'tomorrow' || value === 'next week') snooze({ key: todo.key, snooze: value });
        else snooze({ key: todo.key, snooze: null });
      }}
    />
  );
}

const snoozes = ({ snoozed_until }: Todo): MenuEntry[] =>
  snoozed_until === null
    ? [
        { kind: 'item', value: 'tomorrow', label: 'Put off until tomorrow' },
        { kind: 'item', value: 'next week', label: 'Put off until next Monday' },
      ]
    : [{ kind: 'item', value: 'back', label: 'Bring back' }];
