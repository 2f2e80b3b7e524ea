import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ListBlock } from '../list-block';
import { MarginNote } from './margin-note';
import { onASheet } from './on-a-sheet';

/** Use it beside a line of a document: minutes, points, a source. Independent statements belong in the text. */
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
  args: { children: 'in groups of three, one of whom writes everything down' },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { figure: '٥ د', children: 'كل الصف' },
};
