import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import type { TemplateSection } from '@/shared/api/templates';
import { PageFrame } from '../../../../../.storybook/page-frame';
import { itemsAddedDuring } from '../../../../../tests/support/arriving-items';
import { SectionView } from './section-view';

const WEEKS = 40;

const section: TemplateSection = {
  key: 'pacing',
  title: 'Week by week',
  block: 'schedule',
  teacher_only: false,
  schema: {},
};

const weeks = Array.from({ length: WEEKS }, (_, index) => ({
  week: index + 1,
  dates: `${index + 1} Sept`,
  topic: `Can we forecast week ${index + 1}?`,
  activity: ['Read the map of last Friday', 'Draw the front at noon'],
}));

/** A section whose whole value arrives at once. */
function Example() {
  const [isWritten, setWritten] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setWritten(true)}>
        Write
      </button>
      <SectionView
        section={section}
        state={isWritten ? 'finished' : 'waiting'}
        value={isWritten ? weeks : undefined}
        copy="teacher"
        firstQuestion={1}
        about=""
        alsoRewritten=""
        selected={false}
        item={null}
        editable={false}
        checks={[]}
        meta={{ reading: null, composed: false }}
        locked
      />
    </>
  );
}

const meta = {
  title: 'Pages/Generator/Section',
  component: Example,
  decorators: [
    (Story) => (
      <PageFrame>
        <Story />
      </PageFrame>
    ),
  ],
  parameters: { frame: 820 },
} satisfies Meta<typeof Example>;

export default meta;

/** Forty weeks are laid out one per frame. */
export const ArrivingAtOnce: StoryObj<typeof meta> = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const added = await itemsAddedDuring(canvasElement, async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Write' }));
      await waitFor(() => expect(canvas.getByText(`Can we forecast week ${WEEKS}?`)).toBeVisible());
    });
    // The last two appear together.
    await expect(Math.max(...added)).toBe(2);
    await expect(canvas.getAllByText(/forecast week/)).toHaveLength(WEEKS);
  },
};
