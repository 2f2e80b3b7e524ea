import type { Meta, StoryObj } from '@storybook/react-vite';
import { fork } from 'effector';
import { expect } from 'storybook/test';
import { PageFrame } from '../../../../../.storybook/page-frame';
import { $engine } from '../model/about';
import { AboutPage } from './about-page';

function Example({ engine }: { engine: 'built-in' | 'model' | null }) {
  return (
    <PageFrame path="/about" start={() => fork({ values: [[$engine, engine]] })}>
      <AboutPage />
    </PageFrame>
  );
}

const meta = {
  title: 'Pages/About',
  component: Example,
  parameters: { frame: 1000 },
  args: { engine: 'built-in' },
} satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;

export const BuiltIn: Story = {
  tags: ['pictured'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/The built-in engine puts documents together/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: /Licences/ })).toHaveAttribute('href', '/licences');
  },
};

export const Phone: Story = {
  parameters: { frame: 358 },
  globals: { viewport: { value: 'phone' } },
  args: { engine: null },
};
