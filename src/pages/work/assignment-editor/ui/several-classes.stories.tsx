import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import type { AssignmentOptions } from '@/shared/api/assignments';
import { editorOptions } from '../../../../../tests/support/editor-options';
import { quiz } from '../../../../../tests/support/quizzes';
import { blankValues } from '../model/editor-values';
import { frame, type Args, options } from './assignment-editor-page.sample';

const [science] = editorOptions.classes;
if (!science) throw new Error('The options have no class.');
const second = { ...science, id: '0192f0c1-7a54-7d3e-9d6c-1f2a3b4c5d81', title: '8B Science' };
const fourClasses: AssignmentOptions = {
  ...options,
  classes: [
    science,
    second,
    { ...science, id: '0192f0c1-7a54-7d3e-9d6c-1f2a3b4c5d82', title: '8C Science', students: [], groups: [] },
    {
      ...science,
      id: '0192f0c1-7a54-7d3e-9d6c-1f2a3b4c5d83',
      title: '8D Science for students who joined in the middle of the year',
    },
  ],
};

const at = (day: string) => ({ date: `2026-10-${day}`, time: '23:59' });

const meta: Meta<Args> = { ...frame, title: 'Pages/Assignment editor/Classes' };

export default meta;
type Story = StoryObj<Args>;

/** Four classes in few clicks, and then each with its own due date. */
export const SeveralClasses: Story = {
  tags: ['pictured'],
  args: {
    editor: { state: 'ready', id: 'new', options: fourClasses, saved: null },
    values: {
      ...blankValues,
      title: 'Photosynthesis quiz',
      isQuiz: true,
      attempts: 1,
      documentId: quiz.content.quiz?.document_id ?? '',
      due: at('12'),
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Assign' }));
    await expect(await canvas.findByText('Choose a class.')).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'All 4 classes' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: /^8C Science/ }));
    await expect(canvas.getByRole('checkbox', { name: 'All 4 classes' })).toBePartiallyChecked();
    await userEvent.click(canvas.getByRole('switch', { name: 'Different dates for each class' }));
    const time = canvas.getByLabelText('Due for 8B Science, time');
    await userEvent.clear(time);
    await userEvent.type(time, '08:15');
    await userEvent.click(canvas.getByRole('button', { name: 'Assign' }));
    await waitFor(() => expect(args.create).toHaveBeenCalledOnce());
    await expect(args.create).toHaveBeenCalledWith(
      null,
      expect.objectContaining({
        request: expect.objectContaining({
          classAssignments: expect.objectContaining({
            task: expect.objectContaining({ attempts: 1, kinds: ['quiz'] }),
            classes: [
              expect.objectContaining({ class_id: science.id, due_at: '2026-10-12T22:59:00.000Z' }),
              expect.objectContaining({ class_id: second.id, due_at: '2026-10-12T07:15:00.000Z' }),
              expect.objectContaining({ due_at: '2026-10-12T22:59:00.000Z' }),
            ],
          }),
        }),
      }),
    );
  },
};
