import type { Meta, StoryObj } from '@storybook/react-vite';
import { fork } from 'effector';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { classPath, classTitle } from '@/entities/class';
import { $session } from '@/entities/session';
import type { Home as TeachersDay } from '@/shared/api/home';
import type { Todo } from '@/shared/api/todos';
import type { GenerationStatus, GenerationSummary } from '@/shared/api/generations';
import { navigateFx } from '@/shared/lib/navigation';
import type { TemplateEntry } from '@/shared/api/templates';
import { Shell } from '@/widgets/shell';
import { PageFrame } from '../../../../../.storybook/page-frame';
import { leafDiary } from '../../../../../tests/support/assignment-entries';
import { draftSummary } from '../../../../../tests/support/draft-summary';
import { scienceClass } from '../../../../../tests/support/classes';
import { homeEntry, quietDay } from '../../../../../tests/support/home';
import { summary } from '../../../../../tests/support/generation-summary';
import { sessionOf, teacher } from '../../../../../tests/support/people';
import { $home, $now, type Home } from '../model/home';
import { HomePage } from './home-page';
import { otherTemplate, template } from '../../../../../tests/support/templates';

const navigate = fn();

function Example({ home }: { home: Home }) {
  return (
    <PageFrame
      start={() =>
        fork({
          values: [
            [$session, sessionOf(teacher)],
            [$home, home],
            [$now, new Date(2026, 10, 20, 9, 30)],
          ],
          handlers: [[navigateFx, navigate]],
        })
      }
    >
      <Shell pathname="/">
        <HomePage />
      </Shell>
    </PageFrame>
  );
}

const templates: TemplateEntry[] = [template, otherTemplate];

const written = (
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

const recent = [
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

const ready = (day: Partial<TeachersDay>, classes = [scienceClass]): Home => ({
  state: 'ready',
  templates,
  classes,
  day: { ...quietDay, ...day },
});

const desktop = { viewport: { value: 'desktop' } };

const meta = {
  title: 'Pages/Home',
  component: Example,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'phone' } },
  args: { home: ready({ recent, drafts: [draftSummary] }) },
} satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Morning: Story = {
  tags: ['pictured'],
  globals: desktop,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Good morning, Amara.' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'The willow quiz' })).toHaveAttribute(
      'href',
      `${otherTemplate.route}/edit/${recent[1]?.id}`,
    );
  },
};

/** The whole card leads to the class; the buttons of its code are above that link. */
export const Shelf: Story = {
  globals: desktop,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: classTitle(scienceClass.class) })).toHaveAttribute(
      'href',
      classPath(scienceClass.id),
    );
    await userEvent.click(canvas.getByRole('button', { name: /^Show the QR code/ }));
    await screen.findByRole('dialog', { name: /^Join/ });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

const { id, title, class: face } = leafDiary;

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

const busy: Partial<TeachersDay> = {
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

export const ClassDay: Story = {
  tags: ['pictured'],
  globals: desktop,
  args: { home: ready(busy) },
  play: async ({ canvas }) => {
    const today = canvas.getByRole('list', { name: 'Today' });
    await expect(today).toHaveTextContent('Now, 30 min left · 8A Science · Lab 2');
    await expect(today).toHaveTextContent('Next, in 30 minutes');
    await expect(canvas.getByRole('link', { name: 'Plan: 6C Science' })).toBeVisible();
    await expect(canvas.getByRole('list', { name: 'Work to mark' })).toHaveTextContent('16 of 21');
    await expect(canvas.getByRole('link', { name: 'Answer: Answer Elif Demir' })).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: 'Book the fume hood' })).not.toBeChecked();
    await expect(canvas.getByRole('list', { name: 'Left open by “Light and leaves”' })).toHaveTextContent(
      'of 22',
    );
  },
};

export const ClassDayPhone: Story = { args: ClassDay.args ?? {} };

export const DayOver: Story = {
  globals: desktop,
  args: {
    home: ready({
      today: { date: '2026-11-20', entries: [homeEntry('08:15')] },
      next_day: {
        date: '2026-11-23',
        entries: [homeEntry('08:15', { key: 'next' }), homeEntry('09:10', { lesson: null })],
      },
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Monday 23 November' })).toBeVisible();
    await expect(canvas.getByText(/all over/)).toBeVisible();
  },
};

export const DueAndJoined: Story = {
  globals: desktop,
  args: {
    home: ready({
      due: [
        { assignment_id: id, title, class: face, due_at: '2026-11-20T23:59:00.000Z', date: '2026-11-20' },
      ],
      joined: [
        { student: { id, name: 'Jonas Lindqvist' }, class: face, joined_at: '2026-11-19T10:00:00.000Z' },
      ],
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Due today' })).toHaveTextContent('23:59');
    await expect(canvas.getByRole('link', { name: 'Jonas Lindqvist' })).toBeVisible();
  },
};

export const WriteIt: Story = {
  globals: desktop,
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Template' }), otherTemplate.title);
    const line = canvas.getByRole('textbox', { name: 'What would you like to write?' });
    await userEvent.type(line, 'Density{Enter}');
    await expect(navigate).toHaveBeenCalledWith({ to: `${otherTemplate.route}?topic=Density` });
  },
};

export const NeedsAttention: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Review “The willow quiz”' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Finish “Rates of reaction”' })).toBeVisible();
    await expect(canvas.getByText('HRB–7B4Q')).toBeVisible();
  },
};

export const FirstDay: Story = {
  globals: desktop,
  args: { home: ready({ steps: { document: false, class: false, week: false } }, []) },
  play: async ({ canvas }) => {
    const steps = canvas.getByRole('list', { name: 'Three steps to begin' });
    await expect(steps.querySelectorAll('li')).toHaveLength(3);
    await expect(steps.querySelector('[aria-current]')).toHaveTextContent('Write your first document');
    await expect(within(steps).getByRole('link', { name: 'Templates' })).toBeVisible();
  },
};

export const SecondStep: Story = {
  args: { home: ready({ recent, steps: { document: true, class: false, week: false } }, []) },
  play: async ({ canvas }) => {
    const steps = canvas.getByRole('list', { name: 'Three steps to begin' });
    await expect(steps.querySelector('[aria-current]')).toHaveTextContent('Set up a class');
  },
};

export const Loading: Story = { args: { home: { state: 'loading' } } };

export const Failed: Story = {
  args: {
    home: { state: 'failed', problem: { status: 500, message: 'Internal Server Error', fields: {} } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Internal Server Error');
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeEnabled();
  },
};

export const LongTitle: Story = {
  args: {
    home: ready(
      {
        recent: [
          written(
            5,
            'Photosynthesis '.repeat(12).trim(),
            template.templateType,
            'stopped',
            '2026-11-20T07:00:00.000Z',
          ),
        ],
      },
      [],
    ),
  },
};

export const Phone: Story = {};
