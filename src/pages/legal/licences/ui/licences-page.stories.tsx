import type { Meta, StoryObj } from '@storybook/react-vite';
import { fork } from 'effector';
import { expect } from 'storybook/test';
import { PageFrame } from '../../../../../.storybook/page-frame';
import { LicencesPage } from './licences-page';

function Example() {
  return (
    <PageFrame path="/licences" start={() => fork()}>
      <LicencesPage />
    </PageFrame>
  );
}

const meta = {
  title: 'Pages/Licences',
  component: Example,
  parameters: { frame: 1000 },
} satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: /react-router .* MIT/ })).toBeVisible();
    await expect(canvas.getByRole('row', { name: /Literata .* SIL Open Font License/ })).toBeVisible();
  },
};
