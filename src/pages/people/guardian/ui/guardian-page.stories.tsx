import type { Meta, StoryObj } from '@storybook/react-vite';
import { fork } from 'effector';
import { expect } from 'storybook/test';
import { BareShell } from '@/widgets/shell';
import { PageFrame } from '../../../../../.storybook/page-frame';
import { $reading, type Reading } from '../model/guardian';
import { child } from '../model/guardian.fixture';
import { GuardianPage } from './guardian-page';

type Args = { reading: Reading };

const meta: Meta<Args> = {
  title: 'Pages/Guardian',
  component: GuardianPage,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
  args: { reading: { state: 'shown', child } },
  render: ({ reading }) => (
    <PageFrame path="/guardian/token" start={() => fork({ values: [[$reading, reading]] })}>
      <BareShell next="/guardian/token">
        <GuardianPage />
      </BareShell>
    </PageFrame>
  ),
};

export default meta;
type Story = StoryObj<Args>;

export const Shown: Story = {
  tags: ['pictured'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Elif Demir' })).toBeVisible();
    await expect(canvas.getByRole('list', { name: 'To hand in' })).toHaveTextContent('Missing');
    await expect(canvas.getByRole('list', { name: 'Returned' })).toHaveTextContent('8/10');
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Nothing: Story = {
  args: { reading: { state: 'shown', child: { ...child, totals: [], due: [], returned: [] } } },
};

export const Expired: Story = {
  args: { reading: { state: 'closed', reason: 'expired' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'This link has expired' })).toBeVisible();
  },
};

export const Unknown: Story = { args: { reading: { state: 'closed', reason: 'unknown' } } };

export const Loading: Story = { args: { reading: { state: 'loading', token: 'token' } } };
