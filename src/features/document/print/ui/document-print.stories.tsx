import type { Meta, StoryObj } from '@storybook/react-vite';
import { fork } from 'effector';
import { Provider } from 'effector-react';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { readStoredFx, storeFx } from '@/shared/lib/storage';
import { type Sample, shortLesson, shortQuiz } from '../../../../../tests/support/documents';
import { $printedCopy, printFx } from '../model/print';
import { DocumentPrint } from './document-print';

type State = { sample: Sample; copy: 'teacher' | 'student'; print: () => void };

function Example({ sample, copy, print }: State) {
  const [scope] = useState(() =>
    fork({
      values: [[$printedCopy, copy]],
      handlers: [
        [printFx, print],
        [readStoredFx, () => null],
        [storeFx, () => undefined],
      ],
    }),
  );
  return (
    <Provider value={scope}>
      <DocumentPrint {...sample} />
    </Provider>
  );
}

/** The document on sheets of paper, with the options of printing beside it. */
const meta = {
  title: 'Features/Document/Print',
  component: Example,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
  args: { sample: shortQuiz, copy: 'student', print: fn() },
} satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;

export const StudentCopy: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('No answers on this copy')).toBeVisible();
    await expect(await canvas.findByRole('region', { name: /^Preview, \d+ sheets?$/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Print' }));
    await expect(args.print).toHaveBeenCalledOnce();
  },
};

export const ToTheTeacherCopy: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Teacher'));
    await waitFor(() => expect(canvas.queryByText('No answers on this copy')).toBeNull());
    await expect(canvas.queryByText('Room to write')).toBeNull();
  },
};

export const LargePrint: Story = {
  args: { sample: shortLesson, copy: 'teacher' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('switch', { name: /^Large print/ }));
    await waitFor(() => expect(canvas.getByRole('switch', { name: /^Large print/ })).toBeChecked());
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
