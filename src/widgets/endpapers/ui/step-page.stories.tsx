import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { createForm } from '@/shared/lib/form';
import { Button } from '@/shared/ui/button';
import { Field } from '@/shared/ui/field';
import { TextInput } from '@/shared/ui/text-input';
import { PageFrame } from '../../../../.storybook/page-frame';
import { StepPage } from './step-page';

const form = createForm({ name: 'storyStep', initial: { school: '' }, rules: {} });

const meta = {
  title: 'Widgets/Step page',
  component: StepPage,
  parameters: { frame: 560 },
  args: {
    form,
    title: 'Where do you teach?',
    lead: 'It stands on what you print.',
    children: (
      <Field label="School" required>
        <TextInput value="Harborview School" onChange={() => {}} />
      </Field>
    ),
    back: <Button variant="quiet">Back</Button>,
    actions: (
      <Button variant="primary" type="submit">
        Continue
      </Button>
    ),
  },
  render: (args) => (
    <PageFrame>
      <StepPage {...args} />
    </PageFrame>
  ),
} satisfies Meta<typeof StepPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Step: Story = {
  tags: ['pictured'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Where do you teach?');
  },
};

export const Problem: Story = {
  args: { problem: 'The school couldn’t be saved. Please try again.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('couldn’t be saved');
  },
};

/** The last page has no button for the previous step. */
export const WithoutButtons: Story = { args: { back: undefined, actions: undefined } };
