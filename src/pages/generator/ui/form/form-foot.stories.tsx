import type { Meta, StoryObj } from '@storybook/react-vite';
import { fork } from 'effector';
import { Provider } from 'effector-react';
import { expect } from 'storybook/test';
import { $generation, type GenerationState } from '@/entities/generation';
import { $session } from '@/entities/session';
import { sessionOf, teacher } from '../../../../../tests/support/people';
import { $expected, type Expected } from '../../model/estimate';
import { shortLesson, writing } from '../generator.sample';
import { FormFoot } from './form-foot';

function Example({ state, expected }: { state: GenerationState; expected: Expected }) {
  const scope = fork({
    values: [
      [$session, sessionOf(teacher)],
      [$generation, state],
      [$expected, expected],
    ],
  });
  return (
    <Provider value={scope}>
      <FormFoot />
    </Provider>
  );
}

const estimate = { credits: 9400, input_tokens: 1200, output_tokens: 8200, affordable: true, refusal: null };
const request = { template_type: 'lesson-plan-builder' as const, input: {} };

const meta = {
  title: 'Pages/Generator/Foot of the form',
  component: Example,
  parameters: { frame: 316 },
  args: { state: { state: 'idle' }, expected: { state: 'known', estimate } },
} satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/whole document/)).toHaveTextContent(
      'About 9,400 credits for the whole document',
    );
  },
};

export const CostUnknown: Story = { args: { expected: { state: 'unknown' } } };

export const TooFewCredits: Story = {
  args: { expected: { state: 'known', estimate: { ...estimate, credits: 2_400_000, affordable: false } } },
};

export const WouldNotWrite: Story = {
  args: {
    expected: {
      state: 'known',
      estimate: {
        ...estimate,
        refusal: 'The built-in engine makes questions only from a text. Paste one first.',
      },
    },
  },
};

export const Starting: Story = { args: { state: { state: 'starting', request, key: 'a-key-of-its-own' } } };

export const Refused: Story = {
  args: {
    state: {
      state: 'refused',
      request,
      key: 'a-key-of-its-own',
      problem: { status: 402, message: 'This needs about 9,400 credits and 1,200 are left.', fields: {} },
    },
  },
};

export const WritingNow: Story = { args: { state: writing(shortLesson, 1) } };
