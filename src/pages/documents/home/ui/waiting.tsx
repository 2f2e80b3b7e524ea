import { useUnit } from 'effector-react';
import { detailsPath, dueWords } from '@/entities/assignment';
import { byUrgency, dueInWords, wordsOf } from '@/entities/todo';
import type { Home } from '@/shared/api/home';
import type { Todo } from '@/shared/api/todos';
import { shortDayOf } from '@/shared/lib/dates';
import { Button } from '@/shared/ui/button';
import { Link } from '@/shared/ui/link';
import { MarginList } from '@/shared/ui/margin-list';
import { PageSection } from '@/shared/ui/page-section';
import { PileList } from '@/shared/ui/pile-list';
import { Stack } from '@/shared/ui/stack';
import { TodoList } from '@/shared/ui/todo-list';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import { $ticked, todoTicked } from '../model/own-todos';

const MAX = { piles: 3, todos: 5 };

/** What waits: work to mark as piles, and the top of the to-do list, each entry with its one action. */
export function Waiting({ day: { to_mark: toMark, todos }, now }: { day: Home; now: Date }) {
  const largest = toMark.toSorted((one, other) => other.to_mark - one.to_mark).slice(0, MAX.piles);
  const others = byUrgency(todos, now).filter(({ kind }) => kind !== 'mark');
  return (
    <Stack gap={8}>
      {toMark.length > 0 && (
        <PageSection
          title="To mark"
          more={
            <Link href="/teacher/assignments" standalone>
              {toMark.length > MAX.piles ? `All ${toMark.length}` : 'Assignments'}
            </Link>
          }
        >
          <PileList
            label="Work to mark"
            piles={largest.map((entry) => ({
              id: entry.id,
              title: entry.title,
              group: `${entry.class.title} · ${dueWords(entry)}`,
              href: detailsPath(entry.id),
              graded: entry.handed_in - entry.to_mark,
              total: entry.handed_in,
            }))}
          />
        </PageSection>
      )}
      {others.length > 0 && (
        <PageSection
          title="To do"
          more={
            <Link href="/todo-list" standalone>
              {others.length > MAX.todos ? `All ${others.length}` : 'To-do list'}
            </Link>
          }
        >
          <Todos todos={others.slice(0, MAX.todos)} now={now} />
        </PageSection>
      )}
    </Stack>
  );
}

function Todos({ todos, now }: { todos: readonly Todo[]; now: Date }) {
  const { ticked, tick } = useUnit({ ticked: $ticked, tick: todoTicked });
  const asked = todos.flatMap((todo) => {
    const words = wordsOf(todo);
    return words === null ? [] : [{ todo, words }];
  });
  const own = todos.filter(({ kind }) => kind === 'own');
  return (
    <Stack gap={2}>
      {asked.length > 0 && (
        <MarginList
          label="To do"
          margin="sm"
          items={asked.map(({ todo: { key, since, due_on }, words }) => ({
            id: key,
            lead: since !== null ? shortDayOf(since) : due_on !== null ? dueInWords(due_on, now) : '',
            title: words.title,
            note: words.note,
            end: (
              <Button size="sm" href={words.action.href}>
                {words.action.label}
                <VisuallyHidden>: {words.title}</VisuallyHidden>
              </Button>
            ),
          }))}
        />
      )}
      {own.length > 0 && (
        <TodoList
          label="To do, your own"
          items={own.map((todo) => ({
            id: todo.key,
            label: todo.title,
            done: ticked.has(todo.key),
            when: todo.due_on === null ? undefined : dueInWords(todo.due_on, now),
          }))}
          onDoneChange={(key, done) => {
            const todo = own.find((one) => one.key === key);
            if (todo && done) tick(todo);
          }}
        />
      )}
    </Stack>
  );
}
