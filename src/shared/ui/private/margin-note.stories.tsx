import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ListBlock } from '../list-block';
import { MarginNote } from './margin-note';
import { onASheet } from './on-a-sheet';

/** Used beside a line of a document, for minutes, points or a source. */
const meta = {
  title: 'Inside/Margin note',
  component: MarginNote,
  decorators: [onASheet],
  args: { figure: '5 min', children: 'whole class' },
  render: (args) => (
    <div style={{ position: 'relative' }}>
      <MarginNote {...args} />
      <ListBlock items={['one dry log, the bigger the better', 'a kitchen scale']} />
    </div>
  ),
} satisfies Meta<typeof MarginNote>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Minutes: Story = {
  tags: ['pictured'],
  play: async ({ canvas }) => {
    const note = canvas.getByText('5 min').getBoundingClientRect();
    await expect(note.right).toBeLessThan(canvas.getByRole('list').getBoundingClientRect().left);
  },
};

export const WithoutFigure: Story = { args: { figure: undefined } };

export const LongText: Story = {
  args: { children: 'in groups of three with one person taking notes' },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { figure: '٥ د', children: 'كل الصف' },
};
