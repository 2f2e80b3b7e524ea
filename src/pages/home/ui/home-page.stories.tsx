import type { Meta, StoryObj } from '@storybook/react-vite';
import { fork } from 'effector';
import { expect } from 'storybook/test';
import { $session } from '@/entities/session';
import type { GenerationStatus, GenerationSummary } from '@/shared/api/generations';
import type { TemplateEntry } from '@/shared/api/templates';
import { Shell } from '@/widgets/shell';
import { PageFrame } from '../../../../.storybook/page-frame';
import { sessionOf, teacher } from '../../../../tests/support/people';
import { $home, $openedAt, type Home } from '../model/home';
import { HomePage } from './home-page';
import { otherTemplate, template } from '../../../../tests/support/templates';

function Example({ home }: { home: Home }) {
  return (
    <PageFrame
      start={() =>
        fork({
          values: [
            [$session, sessionOf(teacher)],
            [$home, home],
            [$openedAt, new Date(2026, 10, 20, 9, 30)],
          ],
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
): GenerationSummary => ({
  id: `0192f0c1-7a54-7d3e-9d6c-00000000000${id}`,
  template_type,
  title,
  topic: title,
  subject: 'Science',
  grade_level: 'Grade 7',
  status,
  favourite: false,
  saved: true,
  version: 1,
  created_at: updated_at,
  updated_at,
  trashed_at: null,
});

const recent = [
  written(
    1,
    'Will it float? Density of six fruits',
    template.templateType,
    'writing',
    '2026-11-20T09:28:00.000Z',
  ),
  written(2, 'The willow quiz', otherTemplate.templateType, 'complete', '2026-11-19T16:05:00.000Z'),
  written(
    3,
    'Where does a tree’s mass come from?',
    template.templateType,
    'interrupted',
    '2026-11-17T08:15:00.000Z',
  ),
  written(4, 'Rates of reaction', otherTemplate.templateType, 'failed', '2026-11-02T11:40:00.000Z'),
];

const desktop = { viewport: { value: 'desktop' } };

const meta = {
  title: 'Pages/Home',
  component: Example,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'phone' } },
  args: { home: { state: 'ready', templates, recent } },
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
      `${otherTemplate.route}/edit/0192f0c1-7a54-7d3e-9d6c-000000000002`,
    );
  },
};

export const FirstDay: Story = {
  globals: desktop,
  args: { home: { state: 'ready', templates, recent: [] } },
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
