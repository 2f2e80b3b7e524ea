import type { Meta, StoryObj } from '@storybook/react-vite';
import { fork } from 'effector';
import { Provider } from 'effector-react';
import { useState } from 'react';
import { expect } from 'storybook/test';
import type { Terms } from '@/shared/api/auth';
import { settings } from '../../../../tests/support/settings';
import { $terms } from '../model/operator';
import { Operator } from './operator';

function Example({ terms }: { terms: Terms | null }) {
  const [scope] = useState(() => fork({ values: [[$terms, terms]] }));
  return (
    <Provider value={scope}>
      <Operator />
    </Provider>
  );
}

const meta = {
  title: 'Widgets/Operator',
  component: Example,
  parameters: { frame: 360 },
  args: { terms: settings.terms },
} satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Named: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Harborview School, 12 Harbour Road/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'office@harborview.test' })).toBeVisible();
    await expect(canvas.getByText('Last changed on 29 November 2026.')).toBeVisible();
  },
};

export const NameOnly: Story = {
  args: {
    terms: {
      ...settings.terms,
      operator: { name: 'The administrator of lectern.example', address: null, email: null },
    },
  },
};

export const Loading: Story = {
  args: { terms: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status', { name: 'Loading who offers this' })).toBeVisible();
  },
};
