import type { Meta, StoryObj } from '@storybook/react-vite';
import { fork } from 'effector';
import { Provider } from 'effector-react';
import { expect } from 'storybook/test';
import { $hasRulesDraft } from '../model/rules-draft';
import { GradebookTabs } from './gradebook-tabs';

type Args = { hasDraft: boolean };

const Shown = ({ hasDraft }: Args) => (
  <Provider value={fork({ values: [[$hasRulesDraft, hasDraft]] })}>
    <GradebookTabs classId="science" open="scores" />
  </Provider>
);

/** Use it on each page of a gradebook. */
const meta: Meta<Args> = {
  title: 'Entities/Gradebook tabs',
  component: Shown,
};

export default meta;
type Story = StoryObj<Args>;

export const Saved: Story = {
  args: { hasDraft: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Rules' })).toBeVisible();
  },
};

/** Rules were edited in this browser, and not saved. */
export const NotSaved: Story = {
  args: { hasDraft: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Rules, not saved' })).toBeVisible();
  },
};
