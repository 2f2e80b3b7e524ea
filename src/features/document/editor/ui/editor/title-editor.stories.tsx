import type { Meta, StoryObj } from '@storybook/react-vite';
import { fork } from 'effector';
import { Provider } from 'effector-react';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { $generation } from '@/entities/generation';
import { editGenerationFx } from '@/shared/api/generations';
import { $editing, removeEditFx, storeEditFx } from '../../model/document-editing';
import { settledState, shortLesson as lesson } from '../../../../../../tests/support/documents';
import { TitleEditor } from './title-editor';

const { id, title } = lesson.generation;

function Example({ value }: { value: string }) {
  const [scope] = useState(() =>
    fork({
      values: [
        [$generation, settledState(lesson)],
        [
          $editing,
          {
            state: 'editing',
            id,
            target: { kind: 'title' },
            before: title,
            value,
            sent: null,
            problem: null,
          },
        ],
      ],
      handlers: [
        [editGenerationFx, () => new Promise(() => {})],
        [storeEditFx, () => undefined],
        [removeEditFx, () => undefined],
      ],
    }),
  );
  return (
    <Provider value={scope}>
      <TitleEditor />
    </Provider>
  );
}

const meta = {
  title: 'Pages/Generator/Title editor',
  component: Example,
  parameters: { frame: 560 },
  args: { value: title },
} satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SavedWithEnter: Story = {
  play: async ({ canvas, userEvent }) => {
    const text = canvas.getByRole('textbox', { name: 'Title' });
    await waitFor(() => expect(text).toHaveFocus());
    await userEvent.clear(text);
    await userEvent.type(text, 'The log goes round{Enter}');
    await expect(text).toHaveValue('The log goes round');
    await expect(canvas.getByRole('button', { name: /Done/ })).toHaveAttribute('aria-busy', 'true');
  },
};

export const LongOnAPhone: Story = {
  args: {
    value: 'Donaudampfschifffahrtsgesellschaftskapitänsmütze and other words that have no room of their own',
  },
  parameters: { frame: 330 },
  globals: { viewport: { value: 'phone' } },
};
