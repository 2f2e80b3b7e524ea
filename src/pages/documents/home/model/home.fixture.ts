import type { GenerationStatus, GenerationSummary } from '@/shared/api/generations';
import type { Home } from '@/shared/api/home';
import type { Todo } from '@/shared/api/todos';
import { leafDiary } from '../../../../../tests/support/assignment-entries';
import { summary } from '../../../../../tests/support/generation-summary';
import { homeEntry } from '../../../../../tests/support/home';
import { otherTemplate, template } from '../../../../../tests/support/templates';

/** A document of the list of recent ones. */
export const written = (
  id: number,
  title: string,
  template_type: GenerationSummary['template_type'],
  status: GenerationStatus,
  updated_at: string,
  text = '',
  open = 0,
): GenerationSummary =>
  summary(id, {
    title,
    template_type,
    status,
    updated_at,
    preview: { text },
    checks: { passed: status === 'complete' ? 5 : 0, repaired: 0, open },
  });

const text =
  'Hold up a log. Ask: where did all this stuff come from? Collect three ideas on the board without correcting any of them. Most will say the soil.';

export const recent = [
  written(
    1,
    'Will it float? Density of six fruits',
    template.templateType,
    'writing',
    '2026-11-20T09:28:00.000Z',
  ),
  written(2, 'The willow quiz', otherTemplate.templateType, 'complete', '2026-11-19T16:05:00.000Z', text, 2),
  written(
    3,
    'Where does a tree’s mass come from?',
    template.templateType,
    'interrupted',
    '2026-11-17T08:15:00.000Z',
    text,
  ),
  written(4, 'Rates of reaction', otherTemplate.templateType, 'failed', '2026-11-02T11:40:00.000Z'),
];

const { id, class: face } = leafDiary;

const todo = (kind: Todo['kind'], change: Partial<Todo>): Todo => ({
  key: `${kind}:${change.title}`,
  kind,
  target_id: id,
  lesson_id: null,
  title: 'Leaf diary',
  class: '7B Science',
  person: null,
  count: 1,
  since: null,
  due_on: null,
  snoozed_until: null,
  done_at: null,
  ...change,
});

/** A school day at 9:30, with lessons, work to mark and todos. */
export const busyDay: Partial<Home> = {
  recent,
  today: {
    date: '2026-11-20',
    entries: [
      homeEntry('08:15'),
      homeEntry('09:10', { class: { ...face, title: '8A Science', cover: 'petrol' }, title: '8A Science' }),
      homeEntry('10:00', {
        class: null,
        lesson: null,
        title: 'Break duty',
        room: 'Lower field',
        minutes: 20,
      }),
      homeEntry('11:15', { lesson: null, title: '6C Science', room: 'Room 204' }),
      homeEntry('13:00', { state: 'cancelled', title: '7D Science' }),
    ],
  },
  next_day: { date: '2026-11-23', entries: [homeEntry('08:15', { key: 'next' })] },
  to_mark: [{ ...leafDiary, to_mark: 5, handed_in: 21 }],
  todos: [
    todo('answer', { title: 'A question', person: 'Elif Demir', since: '2026-11-18T09:00:00Z' }),
    todo('return', { title: 'Density posters', count: 16 }),
    todo('plan', { title: 'Density of six fruits', lesson_id: id, due_on: '2026-11-20' }),
    todo('own', { title: 'Book the fume hood', class: null, due_on: '2026-11-20' }),
  ],
  left_open: {
    lesson_id: id,
    title: 'Light and leaves',
    class: face,
    on: '2026-11-19',
    assignment_id: id,
    assignment_title: 'Exit ticket',
    handed_in: 22,
    items: [
      { text: 'A tree takes its mass from the soil.', about: 'What built the tree?', students: 9 },
      { text: 'A gas has no mass.', about: 'What does a balloon weigh?', students: 4 },
    ],
  },
};
