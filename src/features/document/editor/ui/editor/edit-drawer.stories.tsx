import type { Meta, StoryObj } from '@storybook/react-vite';
import { fork } from 'effector';
import { Provider } from 'effector-react';
import { useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { $generation } from '@/entities/generation';
import type { Problem } from '@/shared/api';
import { editGenerationFx, listVersionsFx } from '@/shared/api/generations';
import { $editing, type EditTarget, removeEditFx, storeEditFx } from '../../model/document-editing';
import { type JsonPath, valueAt } from '../../model/json-path';
import {
  homework,
  settledState,
  type Sample,
  shortLesson,
  shortQuiz,
} from '../../../../../../tests/support/documents';
import { EditDrawer } from './edit-drawer';

type State = {
  sample: Sample;
  /** The key of the section, and the path to the edited item of it. */
  section: string;
  path?: JsonPath;
  problem?: Problem | null;
  saving?: boolean;
};

function Example({ sample, section: key, path, problem = null, saving = false }: State) {
  const { template, generation } = sample;
  const [scope] = useState(() => {
    const section = template.sections.find((candidate) => candidate.key === key);
    if (!section) throw new Error(`The sample has no section ${key}.`);
    const target: EditTarget = path ? { kind: 'item', section, path } : { kind: 'section', section };
    const before = valueAt(generation.result[key], path ?? []);
    const sent = saving ? ({ kind: 'edit', changes: [] } as const) : null;
    return fork({
      values: [
        [$generation, settledState(sample)],
        [$editing, { state: 'editing', id: generation.id, target, before, value: before, sent, problem }],
      ],
      handlers: [
        [storeEditFx, () => undefined],
        [removeEditFx, () => undefined],
        [editGenerationFx, () => ({ ...generation, version: 2 })],
        [listVersionsFx, () => ({ items: [], next_cursor: null })],
      ],
    });
  });
  return (
    <Provider value={scope}>
      <EditDrawer />
    </Provider>
  );
}

/** Opens beside the document for what has no text there, such as the type of a question. */
const meta = {
  title: 'Pages/Generator/Edit drawer',
  component: Example,
  args: { sample: shortLesson, section: 'phases', path: [0] },
} satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Question: Story = {
  tags: ['pictured'],
  args: { sample: shortQuiz, section: 'sections', path: [0, 'questions', 0] },
  play: async ({ userEvent }) => {
    const options = await screen.findByRole('group', { name: 'Options' });
    await waitFor(() => expect(options).toBeVisible());
    const [wrong] = screen.getAllByRole('checkbox', { checked: false });
    if (!wrong) throw new Error('The sample has no wrong option.');
    await userEvent.click(wrong);
    await expect(wrong).toBeChecked();
  },
};

export const Phase: Story = {
  play: async ({ userEvent }) => {
    const name = await screen.findByRole('textbox', { name: 'Phase' });
    await waitFor(() => expect(name).toBeVisible());
    await userEvent.clear(name);
    await userEvent.type(name, 'Warm-up');
    await expect(name).toHaveValue('Warm-up');
    await userEvent.click(screen.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const QuestionOfATask: Story = {
  args: { sample: homework, section: 'tasks', path: [1] },
  play: async ({ userEvent }) => {
    const group = await screen.findByRole('group', { name: /^Question/ });
    await waitFor(() => expect(group).toBeVisible());
    await expect(screen.getByRole('textbox', { name: 'Answer for the blank 1' })).toHaveValue('6');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Type' }), 'Number');
    await expect(screen.getByRole('spinbutton', { name: 'Tolerance' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Remove the question' }));
    await userEvent.click(screen.getByRole('button', { name: 'Add a question' }));
    await expect(screen.getByRole('combobox', { name: 'Type' })).toHaveDisplayValue('Open-ended');
  },
};

const oldTask = { prompt: 'Color the bar.', minutes: 5, points: 1, question: 'Color 2/3 of it.' };

/** Before questions had a type, documents had their text. */
export const QuestionOfAnOlderTask: Story = {
  args: {
    sample: { ...homework, generation: { ...homework.generation, result: { tasks: [oldTask] } } },
    section: 'tasks',
    path: [0],
  },
  play: async () => {
    const stem = await screen.findByRole('textbox', { name: 'Question' });
    await expect(stem).toHaveValue('Color 2/3 of it.');
  },
};

export const WholeText: Story = {
  args: { section: 'overview', path: undefined },
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'Edit: Overview' })).toBeVisible();
  },
};

export const Saving: Story = { args: { saving: true } };

export const ChangedElsewhere: Story = {
  args: { problem: { status: 409, message: 'This document changed in another window.', fields: {} } },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Load the latest version' })).toBeVisible();
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
