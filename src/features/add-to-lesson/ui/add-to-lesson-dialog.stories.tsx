import type { Meta, StoryObj } from '@storybook/react-vite';
import { allSettled, fork } from 'effector';
import { Provider } from 'effector-react';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { $generation } from '@/entities/generation';
import { listClassesFx } from '@/shared/api/classes';
import { createLessonFx, listLessonsFx } from '@/shared/api/lessons';
import { scienceClass } from '../../../../tests/support/classes';
import { lesson as classLesson, lessonEntries } from '../../../../tests/support/lessons';
import { additionOpened } from '../model/add-to-lesson';
import { lesson, settledState } from '../../../../tests/support/documents';
import { AddToLessonDialog } from './add-to-lesson-dialog';

type ExampleProps = { classes?: () => unknown; create?: (...call: unknown[]) => unknown };

function Example({ classes = () => ({ items: [scienceClass] }), create = () => classLesson }: ExampleProps) {
  const [scope] = useState(() => {
    const opened = fork({
      values: [[$generation, settledState(lesson)]],
      handlers: [
        [listClassesFx, classes],
        [listLessonsFx, () => ({ items: lessonEntries })],
        [createLessonFx, create],
      ],
    });
    void allSettled(additionOpened, { scope: opened });
    return opened;
  });
  return (
    <Provider value={scope}>
      <AddToLessonDialog />
    </Provider>
  );
}

/** Puts a document into a class without leaving it. */
const meta = { title: 'Pages/Generator/Add to a lesson', component: Example } satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NewLesson: Story = {
  args: { create: fn(() => classLesson) },
  play: async ({ args, userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Add to a lesson' }));
    await expect(await dialog.findByRole('textbox', { name: /Title of the lesson/ })).toHaveValue(
      lesson.generation.title,
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Add to lesson' }));
    await waitFor(() => expect(args.create).toHaveBeenCalledOnce());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const NoClass: Story = { args: { classes: () => ({ items: [] }) } };
export const Loading: Story = { args: { classes: () => new Promise(() => {}) } };
