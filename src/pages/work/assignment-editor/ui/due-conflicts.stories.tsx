import type { Meta, StoryObj } from '@storybook/react-vite';
import { fork } from 'effector';
import { Provider } from 'effector-react';
import { expect } from 'storybook/test';
import type { ScheduleConflicts } from '@/shared/api/schedule';
import { $dueConflicts } from '../model/due-conflicts';
import { DueConflicts } from './due-conflicts';

const Example = ({ items }: { items: ScheduleConflicts['items'] }) => (
  <Provider value={fork({ values: [[$dueConflicts, items]] })}>
    <DueConflicts />
  </Provider>
);

const meta = {
  title: 'Pages/Assignment editor/Due conflicts',
  component: DueConflicts,
} satisfies Meta<typeof DueConflicts>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OnAHoliday: Story = {
  render: () => <Example items={[{ kind: 'holiday', title: 'Half term', count: 0 }]} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('It is on a holiday: Half term.')).toBeVisible();
  },
};

export const ManyTests: Story = {
  render: () => <Example items={[{ kind: 'tests', title: '', count: 14 }]} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('14 students have three other tests on that day.')).toBeVisible();
  },
};

/** All of it is said at once, also in a narrow column. */
export const Both: Story = {
  parameters: { frame: 280 },
  render: () => (
    <Example
      items={[
        { kind: 'holiday', title: 'Staff training', count: 0 },
        { kind: 'tests', title: '', count: 1 },
      ]}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Staff training\. One student has three other tests/)).toBeVisible();
  },
};

export const None: Story = {
  render: () => <Example items={[]} />,
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('');
  },
};
