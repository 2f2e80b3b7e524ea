import type { Meta, StoryObj } from '@storybook/react-vite';
import { fork } from 'effector';
import { expect } from 'storybook/test';
import { $terms } from '@/widgets/operator';
import { BareShell } from '@/widgets/shell';
import { PageFrame } from '../../../../../.storybook/page-frame';
import { settings } from '../../../../../tests/support/settings';
import { PrivacyPage } from './privacy-page';

const meta = {
  title: 'Pages/Privacy',
  component: PrivacyPage,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
  render: () => (
    <PageFrame path="/privacy" start={() => fork({ values: [[$terms, settings.terms]] })}>
      <BareShell next="/privacy">
        <PrivacyPage />
      </BareShell>
    </PageFrame>
  ),
} satisfies Meta<typeof PrivacyPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Visitor: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Privacy', level: 1 })).toBeVisible();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
