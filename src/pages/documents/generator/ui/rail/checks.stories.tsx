import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { documentOf } from '@/entities/generation';
import type { Check } from '@/shared/api/generations';
import { PageFrame } from '../../../../../../.storybook/page-frame';
import { itemsAddedDuring } from '../../../../../../tests/support/arriving-items';
import { shortQuiz as quiz, settledState } from '../../../../../../tests/support/documents';
import { Checks } from './checks';

const COUNT = 12;

const checks = Array.from(
  { length: COUNT },
  (_, index): Check => ({
    name: `Points of part ${index + 1}`,
    status: index === COUNT - 1 ? 'open' : 'passed',
    detail: '2 + 2 = 4',
    section: null,
    path: null,
  }),
);

/** The checks of a document that is complete after a click. */
function Example() {
  const [isComplete, setComplete] = useState(false);
  const document = documentOf(settledState(quiz, { checks: isComplete ? checks : [] }));
  return (
    <>
      <button type="button" onClick={() => setComplete(true)}>
        Write
      </button>
      {document ? <Checks template={quiz.template} document={document} /> : null}
    </>
  );
}

const meta = {
  title: 'Pages/Generator/Checks beside the document',
  component: Example,
  decorators: [
    (Story) => (
      <PageFrame>
        <Story />
      </PageFrame>
    ),
  ],
  parameters: { frame: 320 },
} satisfies Meta<typeof Example>;

export default meta;

/** At the end of the writing they appear one per frame, open ones first. */
export const Arriving: StoryObj<typeof meta> = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const added = await itemsAddedDuring(canvasElement, async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Write' }));
      await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(COUNT));
    });
    // The last two appear together.
    await expect(Math.max(...added)).toBe(2);
    await expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent(`Points of part ${COUNT}`);
    await expect(canvasElement).toHaveTextContent('11 passed, 0 repaired, 1 open');
  },
};
