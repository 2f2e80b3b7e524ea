import type { Meta, StoryObj } from '@storybook/react-vite';
import { fork } from 'effector';
import { Provider } from 'effector-react';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { $generation } from '@/entities/generation';
import { deriveGenerationsFx, estimateDerivationFx } from '@/shared/api/actions';
import type { Estimate } from '@/shared/api/generations';
import { lesson, settledState } from '../../../../../tests/support/documents';
import { $action, type ChosenAction } from '../model/document-actions';
import { ActionDialog } from './action-dialog';

const estimate: Estimate = {
  credits: 3_200,
  input_tokens: 1_200,
  output_tokens: 2_000,
  affordable: true,
  unlimited: false,
  refusal: null,
};
const chosen = (key: Extract<ChosenAction, { key: unknown }>['key'], choice = ''): ChosenAction => ({
  state: 'choosing',
  key,
  choice,
  estimate: null,
  problem: null,
});
const priced = (part: Partial<Estimate> = {}): ChosenAction => ({
  state: 'priced',
  key: 'translate',
  choice: 'Spanish',
  estimate: { ...estimate, ...part },
  problem: null,
});

type State = { action: ChosenAction; price: () => unknown; derive: (asked: unknown) => unknown };

function Example({ action, price, derive }: State) {
  const [scope] = useState(() =>
    fork({
      values: [
        [$generation, settledState(lesson)],
        [$action, action],
      ],
      handlers: [
        [estimateDerivationFx, price],
        [deriveGenerationsFx, (_: unknown, { request }: { request: unknown }) => derive(request)],
      ],
    }),
  );
  return (
    <Provider value={scope}>
      <ActionDialog {...lesson} />
    </Provider>
  );
}

/** Asks for what an action needs, and shows its price before it begins. */
const meta = {
  title: 'Features/Document/Action dialog',
  component: Example,
  parameters: { layout: 'fullscreen' },
  args: {
    action: chosen('translate'),
    price: fn(() => estimate),
    derive: fn(() => new Promise(() => {})),
  },
} satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Translates: Story = {
  play: async ({ args, userEvent }) => {
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getByRole('button', { name: 'Begin' })).toBeDisabled();
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Language' }), 'Spanish');
    await expect(await dialog.findByText(/This costs about/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Begin' }));
    await waitFor(() => expect(args.derive).toHaveBeenCalledOnce());
  },
};

export const Included: Story = {
  args: { action: priced({ unlimited: true }) },
  play: async () => {
    await expect(await screen.findByText('Included in your plan.')).toBeVisible();
  },
};

export const TooExpensive: Story = {
  args: { action: priced({ affordable: false }) },
  play: async () => {
    await expect(await screen.findByText(/You don’t have enough credits left/)).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Begin' })).toBeDisabled();
  },
};

export const NeedsMore: Story = {
  args: {
    action: {
      state: 'choosing',
      key: 'convert',
      choice: lesson.template.targets[0]?.template_type ?? '',
      estimate: null,
      problem: { status: 422, message: 'Invalid.', fields: { title: ['Title is missing.'] } },
    },
  },
  play: async () => {
    await expect(await screen.findByText(/Title is missing/)).toBeVisible();
    await expect(screen.getByRole('link', { name: 'Open the form' })).toHaveAttribute(
      'href',
      expect.stringContaining(`?from=${lesson.generation.id}`),
    );
  },
};

export const Failed: Story = {
  args: {
    action: {
      state: 'choosing',
      key: 'levels',
      choice: '',
      estimate: null,
      problem: { status: 409, message: 'This document changed in another window.', fields: {} },
    },
  },
  play: async () => {
    await expect(await screen.findByText('This document changed in another window.')).toBeVisible();
  },
};

export const AddsOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { action: chosen('add') },
};
