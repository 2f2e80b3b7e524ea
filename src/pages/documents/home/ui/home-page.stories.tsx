import type { Meta, StoryObj } from '@storybook/react-vite';
import { fork } from 'effector';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { classPath, classTitle } from '@/entities/class';
import { $session } from '@/entities/session';
import type { Home as TeachersDay } from '@/shared/api/home';
import { navigateFx } from '@/shared/lib/navigation';
import type { TemplateEntry } from '@/shared/api/templates';
import { Shell } from '@/widgets/shell';
import { PageFrame } from '../../../../../.storybook/page-frame';
import { leafDiary } from '../../../../../tests/support/assignment-entries';
import { draftSummary } from '../../../../../tests/support/draft-summary';
import { scienceClass } from '../../../../../tests/support/classes';
import { homeEntry, quietDay } from '../../../../../tests/support/home';
import { sessionOf, teacher } from '../../../../../tests/support/people';
import { $home, $now, type Home } from '../model/home';
import { busyDay, recent, written } from '../model/home.fixture';
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

export const ClassDay: Story = {
  globals: desktop,
  args: { home: ready(busyDay) },
  play: async ({ canvas }) => {
    const today = canvas.getByRole('list', { name: 'Today' });
    await expect(today).toHaveTextContent('Now, 30 min left · 8A Science · Lab 2');
    await expect(today).toHaveTextContent('Next, in 30 minutes');
    await expect(canvas.getByRole('link', { name: /^Plan ?: 6C Science$/ })).toBeVisible();
    await expect(canvas.getByRole('list', { name: 'Work to mark' })).toHaveTextContent('16 of 21');
    await expect(canvas.getByRole('link', { name: /^Answer ?: Answer Elif Demir$/ })).toBeVisible();
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

const { id, title, class: face } = leafDiary;

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
