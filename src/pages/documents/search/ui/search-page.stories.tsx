import type { Meta, StoryObj } from '@storybook/react-vite';
import { fork } from 'effector';
import { expect, fn, waitFor } from 'storybook/test';
import { $session } from '@/entities/session';
import { type GenerationSummary, listGenerationsFx } from '@/shared/api/generations';
import { navigateFx } from '@/shared/lib/navigation';
import type { PagedList } from '@/shared/lib/paged-list';
import { Shell } from '@/widgets/shell';
import { PageFrame } from '../../../../../.storybook/page-frame';
import { summary } from '../../../../../tests/support/generation-summary';
import { sessionOf, teacher } from '../../../../../tests/support/people';
import { otherTemplate, template } from '../../../../../tests/support/templates';
import { $foundInClasses, type FoundInClasses } from '../model/found-in-classes';
import { $templates, list } from '../model/search';
import { SearchPage } from './search-page';

const navigate = fn();
const request = fn((..._call: unknown[]) => ({ items: [], next_cursor: null }));

const inClasses: FoundInClasses = {
  state: 'ready',
  results: [
    { kind: 'class', id: '1', title: '7B Science', classes: [], is_archived: false },
    {
      kind: 'student',
      id: '2',
      title: 'Dis Ceesay',
      classes: ['7B Science', '7D Science'],
      is_archived: false,
    },
    { kind: 'lesson', id: '3', title: 'Leaf discs that swim', classes: ['7B Science'], is_archived: false },
    { kind: 'assignment', id: '4', title: 'Leaf-disc lab', classes: ['7A Science'], is_archived: true },
  ],
};

type Args = { documents: PagedList<GenerationSummary>; words: string; inClasses?: FoundInClasses };

function Example({ documents, words, inClasses: foundInClasses = inClasses }: Args) {
  return (
    <PageFrame
      path="/teacher/search"
      start={() =>
        fork({
          values: [
            [$session, sessionOf(teacher)],
            [$templates, [template, otherTemplate]],
            [list.$list, documents],
            [list.$search, words],
            [$foundInClasses, foundInClasses],
            [list.$openedAt, new Date('2026-11-20T12:00:00.000Z')],
          ],
          handlers: [
            [navigateFx, navigate],
            [listGenerationsFx, request],
          ],
        })
      }
    >
      <Shell pathname="/teacher/search">
        <SearchPage />
      </Shell>
    </PageFrame>
  );
}

const found = summary(1, {
  title: 'Leaf discs that swim',
  topic: 'Photosynthesis',
  snippet: {
    section: 'Materials',
    text: 'Count the leaf discs that float after five minutes.',
    marks: [{ start: 15, end: 20 }],
  },
});

const meta = {
  title: 'Pages/Search',
  component: Example,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
  args: {
    words: 'discs',
    documents: {
      state: 'ready',
      items: [found, summary(2, { template_type: otherTemplate.templateType, title: 'The willow quiz' })],
      next: { state: 'none' },
    },
  },
} satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Found: Story = {
  tags: ['pictured'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('discs', { selector: 'mark' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Dis Ceesay' })).toHaveAttribute(
      'href',
      '/teacher/assignments/studentProfileR?id=2',
    );
  },
};

export const Filtered: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(
      canvas.getByRole('combobox', { name: 'Template' }),
      otherTemplate.templateType,
    );
    await waitFor(() => expect(canvas.getByText('No document matches')).toBeVisible());
    await waitFor(() =>
      expect(navigate).toHaveBeenCalledWith({
        to: `/teacher/search?q=discs&template=${otherTemplate.templateType}`,
        replace: true,
      }),
    );
  },
};

export const NoDocuments: Story = {
  args: { words: '', documents: { state: 'empty' }, inClasses: { state: 'none' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Go to templates' })).toBeVisible();
  },
};

export const NothingInClasses: Story = {
  args: { inClasses: { state: 'ready', results: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No class, student, assignment or lesson has these words.')).toBeVisible();
  },
};

export const ClassesFailed: Story = {
  args: { inClasses: { state: 'failed' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(canvas.getByText('discs', { selector: 'mark' })).toBeVisible();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
