import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PageFrame } from '../../../../.storybook/page-frame';
import { lesson } from '../../../../tests/support/lessons';
import { LessonBlocks, NamedLessonBlocks } from './lesson-blocks';

const { content, files, documents } = lesson;

const meta = {
  title: 'Widgets/Lesson blocks',
  component: LessonBlocks,
  subcomponents: { NamedLessonBlocks },
  parameters: { frame: 720 },
  args: {
    blocks: content.blocks,
    files,
    documents,
    renderCopy: () => null,
    renderAssignment: () => <p>Leaf disc report</p>,
  },
  render: (args) => (
    <PageFrame>
      <LessonBlocks {...args} />
    </PageFrame>
  ),
} satisfies Meta<typeof LessonBlocks>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AsStudentsReadThem: Story = {
  tags: ['pictured'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('On your way in')).toBeVisible();
    await expect(canvas.getByText('leaf-disc-results-table.pdf')).toBeVisible();
    await expect(canvas.getByRole('link', { name: /Leaf discs that swim/ })).toHaveAttribute(
      'href',
      'https://www.youtube.com/watch?v=1',
    );
    await expect(canvas.getByText('Leaf disc report')).toBeVisible();
  },
};

export const WithTheKindInTheMargin: Story = {
  render: (args) => (
    <PageFrame>
      <NamedLessonBlocks {...args} />
    </PageFrame>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3, name: 'Text' })).toBeVisible();
  },
};

/** Blocks that a teacher has not filled in are left out. */
export const NotFilledIn: Story = {
  args: {
    blocks: [
      { type: 'text', id: 'empty', text: '  ' },
      { type: 'link', id: 'link', url: '', title: '' },
      { type: 'list', id: 'list', is_numbered: false, items: ['Bring a leaf.', ' '] },
    ],
  },
  render: (args) => (
    <PageFrame>
      <NamedLessonBlocks {...args} />
    </PageFrame>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(1);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
  },
};
