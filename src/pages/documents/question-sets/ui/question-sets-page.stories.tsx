import type { Meta, StoryObj } from '@storybook/react-vite';
import { fork } from 'effector';
import { expect } from 'storybook/test';
import { $session } from '@/entities/session';
import { Shell } from '@/widgets/shell';
import { PageFrame } from '../../../../../.storybook/page-frame';
import { sessionOf, teacher } from '../../../../../tests/support/people';
import { summary } from '../../../../../tests/support/generation-summary';
import { $form, sets } from '../model/question-sets';
import { QuestionSetsPage } from './question-sets-page';

type List = ReturnType<typeof sets.$list.getState>;

function Example({ list }: { list: List }) {
  return (
    <PageFrame
      path="/templates"
      start={() =>
        fork({
          values: [
            [$session, sessionOf(teacher)],
            [$form, '/teacher/quiz/change'],
            [sets.$list, list],
          ],
        })
      }
    >
      <Shell pathname="/templates">
        <QuestionSetsPage />
      </Shell>
    </PageFrame>
  );
}

const items = ['Cells: unit test', 'The water cycle', 'Fractions, week 3'].map((title, index) =>
  summary(index, { title }),
);

/** Each document leads to the form that changes its questions. */
const meta = {
  title: 'Pages/Question sets',
  component: Example,
  parameters: { layout: 'fullscreen' },
  args: { list: { state: 'ready', items, next: { state: 'none' } } },
} satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Sets: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /The water cycle/ })).toHaveAttribute(
      'href',
      `/teacher/quiz/change?from=${items[1]?.id}`,
    );
    await expect(canvas.getByRole('link', { name: 'Paste or upload questions' })).toHaveAttribute(
      'href',
      '/teacher/quiz/change',
    );
  },
};

export const SetsOnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const None: Story = { args: { list: { state: 'empty' } } };
