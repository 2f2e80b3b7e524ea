import type { Meta, StoryObj } from '@storybook/react-vite';
import { fork } from 'effector';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { classPath, classTitle } from '@/entities/class';
import { $session } from '@/entities/session';
import type { TeachingDay } from '@/shared/api/marking';
import type { GenerationStatus, GenerationSummary } from '@/shared/api/generations';
import { navigateFx } from '@/shared/lib/navigation';
import type { TemplateEntry } from '@/shared/api/templates';
import { Shell } from '@/widgets/shell';
import { PageFrame } from '../../../../../.storybook/page-frame';
import { leafDiary } from '../../../../../tests/support/assignment-entries';
import { draftSummary } from '../../../../../tests/support/draft-summary';
import { scienceClass } from '../../../../../tests/support/classes';
import { summary } from '../../../../../tests/support/generation-summary';
import { sessionOf, teacher } from '../../../../../tests/support/people';
import { $day, type Day } from '../model/day';
import { $home, $openedAt, type Home } from '../model/home';
import { HomePage } from './home-page';
import { otherTemplate, template } from '../../../../../tests/support/templates';

const navigate = fn();

const quiet: TeachingDay = { to_mark: [], due: [], joined: [] };

function Example({ home, day = { state: 'ready', day: quiet } }: { home: Home; day?: Day }) {
  return (
    <PageFrame
      start={() =>
        fork({
          values: [
            [$session, sessionOf(teacher)],
            [$home, home],
            [$day, day],
            [$openedAt, new Date(2026, 10, 20, 9, 30)],
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

const desktop = { viewport: { value: 'desktop' } };

const meta = {
  title: 'Pages/Home',
  component: Example,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'phone' } },
  args: { home: { state: 'ready', templates, recent, classes: [scienceClass], drafts: [draftSummary] } },
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

const { id, title, class: face, time_zone: timeZone } = leafDiary;

export const ClassDay: Story = {
  globals: desktop,
  args: {
    day: {
      state: 'ready',
      day: {
        to_mark: [{ ...leafDiary, to_mark: 5, handed_in: 21 }],
        due: [{ id, title, class: face, time_zone: timeZone, due_at: '2026-11-20T23:59:00.000Z' }],
        joined: [
          { student: { id, name: 'Jonas Lindqvist' }, class: face, joined_at: '2026-11-19T10:00:00.000Z' },
        ],
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Work to mark' })).toHaveTextContent('16 of 21');
    await expect(canvas.getByRole('list', { name: 'Due today' })).toHaveTextContent('23:59');
    await expect(canvas.getByRole('link', { name: 'Jonas Lindqvist' })).toBeVisible();
  },
};

export const ClassDayPhone: Story = { args: ClassDay.args ?? {} };

export const ClassDayFailed: Story = {
  args: { day: { state: 'failed' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Your classes’ day couldn’t be loaded' })).toBeVisible();
    await expect(canvas.getByText('HRB–7B4Q')).toBeVisible();
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
  args: { home: { state: 'ready', templates, recent: [], classes: [], drafts: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Pick a template' })).toHaveAttribute('href', '/templates');
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
    home: {
      state: 'ready',
      templates,
      classes: [],
      drafts: [],
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
  },
};

export const Phone: Story = {};
