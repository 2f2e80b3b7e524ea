import type { Meta, StoryObj } from '@storybook/react-vite';
import { fork } from 'effector';
import { expect } from 'storybook/test';
import { BareShell } from '@/widgets/shell';
import { PageFrame } from '../../../../../.storybook/page-frame';
import { $reading, type Reading } from '../model/shared-document';
import { shared } from '../model/shared-document.fixture';
import { SharedDocumentPage } from './shared-document-page';

type Args = { reading: Reading };

const meta: Meta<Args> = {
  title: 'Pages/Shared document',
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
  args: { reading: { state: 'shown', document: shared } },
  render: ({ reading }) => (
    <PageFrame path="/shared/token" start={() => fork({ values: [[$reading, reading]] })}>
      <BareShell next="/shared/token">
        <SharedDocumentPage />
      </BareShell>
    </PageFrame>
  ),
};

export default meta;
type Story = StoryObj<Args>;

export const Shown: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: shared.title })).toBeInTheDocument();
    await expect(canvas.getByText('Name two things that a tree takes in.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Print' })).toBeVisible();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Expired: Story = {
  args: { reading: { state: 'closed', reason: 'expired' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'This link has expired' })).toBeVisible();
  },
};

export const Revoked: Story = { args: { reading: { state: 'closed', reason: 'revoked' } } };

export const Loading: Story = { args: { reading: { state: 'loading', token: 'token' } } };
