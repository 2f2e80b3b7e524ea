import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { SortableList, type SortableListProps } from './sortable-list';

const names = ['Where does a tree’s mass come from?', 'Leaf discs that swim', 'Light and leaves'];

function Example(props: Partial<SortableListProps>) {
  const [order, setOrder] = useState(names);
  return (
    <SortableList
      label="Lessons"
      items={order.map((name) => ({ id: name, name, content: name }))}
      onMove={(id, to) => setOrder(order.filter((name) => name !== id).toSpliced(to, 0, id))}
      {...props}
    />
  );
}

/** Use it for a list whose order the user decides. */
const meta = {
  title: 'Lists/Sortable list',
  component: Example,
  parameters: { frame: 560 },
  args: {},
} satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Moving: Story = {
  tags: ['pictured'],
  play: async ({ canvas, userEvent }) => {
    const shown = () => canvas.getAllByRole('listitem').map((row) => row.textContent);
    const down = canvas.getByRole('button', { name: `Move ${names[0]} down (Alt ↓)` });
    await userEvent.click(down);
    await expect(shown()).toEqual([names[1], names[0], names[2]]);
    await expect(canvas.getByRole('status')).toHaveTextContent(`${names[0]}: place 2 of 3.`);
    await expect(down).toHaveFocus();
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await expect(shown()).toEqual(names);
    await expect(canvas.getByRole('status')).toHaveTextContent(`${names[0]}: place 1 of 3.`);
  },
};

export const ToolsAbove: Story = { args: { tools: 'above' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
