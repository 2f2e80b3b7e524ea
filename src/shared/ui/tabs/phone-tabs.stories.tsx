import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { PhoneTabs } from './phone-tabs';

const items = [
  { value: 'work', label: 'Work', note: '4 notes', controls: 'phone-tabs-work' },
  { value: 'rubric', label: 'Rubric', note: '3 blank', controls: 'phone-tabs-rubric' },
] as const;

function Page() {
  const [open, setOpen] = useState<'work' | 'rubric'>('work');
  return (
    <>
      <PhoneTabs label="Parts" items={items} value={open} onValueChange={setOpen} />
      <p id="phone-tabs-work" hidden={open !== 'work'}>
        The work of the student.
      </p>
      <p id="phone-tabs-rubric" hidden={open !== 'rubric'}>
        The rubric.
      </p>
    </>
  );
}

/** Use it where parts stand side by side on a wide screen and take turns on a phone. */
const meta = {
  title: 'Navigation/Phone tabs',
  subcomponents: { PhoneTabs },
  render: () => <Page />,
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Phone: Story = {
  tags: ['pictured'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Rubric 3 blank' }));
    await expect(canvas.getByText('The rubric.')).toBeVisible();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('tab', { name: 'Work 4 notes' })).toHaveFocus();
    await expect(canvas.getByText('The work of the student.')).toBeVisible();
  },
};

/** On a wide screen both parts are beside each other, so there are no tabs. */
export const Wide: Story = { globals: { viewport: { value: 'desktop' } } };
