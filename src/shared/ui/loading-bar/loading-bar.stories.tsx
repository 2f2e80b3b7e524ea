import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { Button } from '../button';
import { LoadingBar, LoadingLine } from './loading-bar';

/** Use one in the whole application, for navigations. For a part of a page use a skeleton. */
const meta = {
  title: 'Feedback/Loading bar',
  component: LoadingBar,
  subcomponents: { LoadingLine },
  parameters: { frame: 480 },
  args: { busy: false },
} satisfies Meta<typeof LoadingBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Drawing: Story = {
  tags: ['pictured'],
  render: () => <LoadingLine view={{ phase: 'drawing', drawn: 0.6 }} label="Loading page" />,
};

export const Full: Story = {
  tags: ['pictured'],
  render: () => <LoadingLine view={{ phase: 'full', drawn: 1 }} label="Loading page" />,
};

export const Journey: Story = {
  render: function Journey() {
    const [busy, setBusy] = useState(false);
    return (
      <>
        <LoadingBar busy={busy} />
        <Button onClick={() => setBusy(!busy)}>{busy ? 'Arrive' : 'Leave'}</Button>
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    // Checked at once, because nothing shows in the first 200 ms.
    canvas.getByRole('button', { name: 'Leave' }).click();
    await expect(canvas.queryByRole('progressbar')).toBeNull();
    const bar = await canvas.findByRole('progressbar', { name: 'Loading page' });
    await expect(bar).toHaveAttribute('data-phase', 'drawing');
    await userEvent.click(canvas.getByRole('button', { name: 'Arrive' }));
    await waitFor(() => expect(bar).toHaveAttribute('aria-valuenow', '100'));
    await waitFor(() => expect(canvas.queryByRole('progressbar')).toBeNull());
  },
};
