import type { Meta, StoryObj } from '@storybook/react-vite';
import { fork } from 'effector';
import { Provider } from 'effector-react';
import { Suspense, useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { $generation } from '@/entities/generation';
import type { Problem } from '@/shared/api';
import { $editing, removeEditFx, storeEditFx } from '../../model/document-editing';
import { settledState, type Sample, shortLesson, shortQuiz } from '../generator.sample';
import { SectionEditor } from './section-editor';

type State = { sample: Sample; section: string; problem?: Problem | null; saving?: boolean };

function Example({ sample, section: key, problem = null, saving = false }: State) {
  const { template, generation } = sample;
  const before = generation.result[key];
  const [scope] = useState(() =>
    fork({
      values: [
        [$generation, settledState(sample)],
        [
          $editing,
          { state: 'editing', id: generation.id, section: key, before, value: before, saving, problem },
        ],
      ],
      handlers: [
        [storeEditFx, () => undefined],
        [removeEditFx, () => undefined],
      ],
    }),
  );
  const section = template.sections.find((candidate) => candidate.key === key);
  return (
    <Provider value={scope}>
      <Suspense fallback={null}>{section ? <SectionEditor section={section} /> : null}</Suspense>
    </Provider>
  );
}

const meta = {
  title: 'Pages/Generator/Section editor',
  component: Example,
  parameters: { frame: 560 },
  args: { sample: shortLesson, section: 'objectives' },
} satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Prose: Story = {
  args: { section: 'overview' },
  play: async ({ canvas, userEvent }) => {
    const text = await canvas.findByRole('textbox');
    await waitFor(() => expect(text).toHaveFocus());
    await userEvent.clear(text);
    await userEvent.type(text, 'A log goes round.');
    await expect(text).toHaveValue('A log goes round.');
  },
};

export const List: Story = {
  play: async ({ canvas, userEvent }) => {
    const count = (await canvas.findAllByRole('textbox')).length;
    await userEvent.click(canvas.getByRole('button', { name: /^Add / }));
    await expect(canvas.getAllByRole('textbox')).toHaveLength(count + 1);
    await userEvent.click(
      canvas.getByRole('button', { name: `Remove By the end, students can ${count + 1}` }),
    );
    await expect(canvas.getAllByRole('textbox')).toHaveLength(count);
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Add / })).toHaveFocus());
  },
};

export const Timeline: Story = {
  args: { section: 'phases' },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('button', { name: 'Move The lesson 1 down' });
    const names = () =>
      canvas.getAllByRole('textbox', { name: 'Phase' }).map((box) => ('value' in box ? box.value : ''));
    const [first, second] = names();
    const down = canvas.getByRole('button', { name: 'Move The lesson 1 down' });
    down.focus();
    await userEvent.keyboard('{Enter}');
    await expect(names()).toEqual([second, first]);
    // The focus goes with the row, which is the last one now.
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Move The lesson 2 up' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(names()).toEqual([first, second]);
  },
};

export const Questions: Story = {
  tags: ['pictured'],
  args: { sample: shortQuiz, section: 'sections' },
  play: async ({ canvas, userEvent }) => {
    await expect((await canvas.findAllByRole('group', { name: 'Options' }))[0]).toBeVisible();
    const [wrong] = canvas.getAllByRole('checkbox', { checked: false });
    const [type] = canvas.getAllByRole('combobox', { name: 'Type' });
    if (!wrong || !type) throw new Error('The sample has no question.');
    await userEvent.click(wrong);
    await expect(wrong).toBeChecked();
    await userEvent.selectOptions(type, 'True or false');
    await expect(canvas.getAllByRole('textbox', { name: 'Option A' })[0]).toHaveValue('True');
  },
};

export const Saving: Story = { args: { section: 'overview', saving: true } };

export const ChangedElsewhere: Story = {
  args: {
    section: 'overview',
    problem: { status: 409, message: 'This document changed in another window.', fields: {} },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Load the latest version' })).toBeVisible();
  },
};

export const OnAPhone: Story = {
  args: { section: 'phases' },
  parameters: { frame: 330 },
  globals: { viewport: { value: 'phone' } },
};
