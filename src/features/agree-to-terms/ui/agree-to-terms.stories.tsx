import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { settings } from '../../../../tests/support/settings';
import { AgreeToTerms } from './agree-to-terms';

type State = { operator?: string; error?: string };

function Example({ operator = settings.terms.operator.name, error }: State) {
  const [agreed, setAgreed] = useState(false);
  const terms = { ...settings.terms, operator: { ...settings.terms.operator, name: operator } };
  return <AgreeToTerms terms={terms} checked={agreed} onChange={setAgreed} error={error} />;
}

const meta = {
  title: 'Features/Agree to terms',
  component: Example,
  parameters: { frame: 360 },
} satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Asked: Story = {
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox', { name: /notice of Harborview School/ });
    await userEvent.click(box);
    await expect(box).toBeChecked();
    await expect(canvas.getByRole('link', { name: /^terms/ })).toHaveAttribute('target', '_blank');
  },
};

export const Missing: Story = {
  args: { error: 'Agree to the terms to create an account' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription(
      'Agree to the terms to create an account',
    );
  },
};

export const LongName: Story = {
  args: {
    operator: 'The Harborview and Lower Lake Unified School District for Primary and Secondary Education',
  },
};
