import type { Meta, StoryObj } from '@storybook/react-vite';
import { fork } from 'effector';
import { expect } from 'storybook/test';
import { $terms } from '@/widgets/operator';
import { BareShell } from '@/widgets/shell';
import { PageFrame } from '../../../../../.storybook/page-frame';
import { settings } from '../../../../../tests/support/settings';
import { TermsPage } from './terms-page';

const meta = {
  title: 'Pages/Terms of use',
  component: TermsPage,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
  render: () => (
    <PageFrame path="/terms" start={() => fork({ values: [[$terms, settings.terms]] })}>
      <BareShell next="/terms">
        <TermsPage />
      </BareShell>
    </PageFrame>
  ),
} satisfies Meta<typeof TermsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Visitor: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Terms of use', level: 1 })).toBeVisible();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
