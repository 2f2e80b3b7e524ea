import type { Meta, StoryObj } from '@storybook/react-vite';
import { fork } from 'effector';
import { Provider } from 'effector-react';
import { expect } from 'storybook/test';
import { $generation, type GenerationState } from '@/entities/generation';
import { $session } from '@/entities/session';
import { sessionOf, teacher } from '../../../../tests/support/people';
import { $estimate, type CostEstimate } from '../model/estimate';
import { $form, $isRejected } from '../model/form';
import { $template } from '../model/template';
import type { Form } from '../model/form-state';
import { shortLesson, writing } from '../../../../tests/support/documents';
import { templateOf } from '../../../../tests/support/template-form';
import { FormFoot } from './form-foot';
import { template } from '../../../../tests/support/templates';

type ExampleProps = {
  state: GenerationState;
  expected: CostEstimate;
  form?: Form;
  /** Why the engine never writes the template. */
  refusal?: string;
};

function Example({ state, expected, form = { state: 'closed' }, refusal }: ExampleProps) {
  const shown = { ...shortLesson, template: { ...shortLesson.template, ...(refusal && { refusal }) } };
  const scope = fork({
    values: [
      [$template, templateOf(shown)],
      [$form, form],
      [$isRejected, state.state === 'rejected'],
      [$session, sessionOf(teacher)],
      [$generation, state],
      [$estimate, expected],
    ],
  });
  return (
    <Provider value={scope}>
      <FormFoot />
    </Provider>
  );
}

const estimate = {
  credits: 9400,
  input_tokens: 1200,
  output_tokens: 8200,
  affordable: true,
  unlimited: false,
  refusal: null,
};
const request = { template_type: template.templateType, input: {} };

const meta = {
  title: 'Pages/Generator/Form footer',
  component: Example,
  parameters: { frame: 316 },
  args: { state: { state: 'idle' }, expected: { state: 'known', estimate } },
} satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  tags: ['pictured'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/whole document/)).toHaveTextContent(
      'About 9,400 credits for the whole document',
    );
  },
};

export const Unlimited: Story = {
  args: { expected: { state: 'known', estimate: { ...estimate, unlimited: true } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Included in your plan')).toBeVisible();
    await expect(canvas.queryByText(/credits/)).toBeNull();
  },
};

export const CostUnknown: Story = { args: { expected: { state: 'unknown' } } };

export const TooFewCredits: Story = {
  args: { expected: { state: 'known', estimate: { ...estimate, credits: 2_400_000, affordable: false } } },
};

export const EngineDeclines: Story = {
  args: {
    expected: {
      state: 'known',
      estimate: {
        ...estimate,
        refusal: 'Without an AI model, Lectern works from a text: add a source.',
      },
    },
  },
};

/** Known before the estimate, and explained at the head of the form. */
export const EngineNeverWrites: Story = {
  args: {
    expected: { state: 'unknown' },
    refusal: 'Lectern can’t judge an essay without an AI model, and none is connected here.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Write it' })).toBeDisabled();
    await expect(canvas.getByText('Nothing can be written without an AI model.')).toBeVisible();
  },
};

/** Before the teacher has added a source, it is asked for without a warning. */
export const SourceAskedFor: Story = {
  args: {
    ...EngineDeclines.args,
    form: {
      state: 'open',
      key: 'form:quiz',
      fields: [],
      input: {},
      draftOf: null,
      draftVersion: 0,
      values: { source_type: 'paste' },
      validated: new Set(),
      rejected: {},
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/works from a text/)).toBeVisible();
    await expect(canvas.queryByText('This can’t be written yet')).toBeNull();
  },
};

export const Starting: Story = { args: { state: { state: 'starting', request, key: 'an-idempotency-key' } } };

export const Rejected: Story = {
  args: {
    state: {
      state: 'rejected',
      request,
      key: 'an-idempotency-key',
      problem: { status: 402, message: 'This needs about 9,400 credits; you have 1,200 left.', fields: {} },
    },
  },
};

export const WritingNow: Story = { args: { state: writing(shortLesson, 1) } };
