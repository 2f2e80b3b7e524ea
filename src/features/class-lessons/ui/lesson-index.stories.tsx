import type { Meta, StoryObj } from '@storybook/react-vite';
import { fork } from 'effector';
import { expect } from 'storybook/test';
import { moveLessonFx } from '@/shared/api/lessons';
import { PageFrame } from '../../../../.storybook/page-frame';
import { lesson, lessonEntries } from '../../../../tests/support/lessons';
import { $lessons } from '../model/class-lessons';
import { LessonIndex } from './lesson-index';

const meta = {
  title: 'Features/Lesson index',
  component: LessonIndex,
  parameters: { frame: 360 },
  args: { students: 24, current: { id: lesson.id, title: 'Light and leaves' } },
  render: (args) => (
    <PageFrame
      start={() =>
        fork({
          values: [[$lessons, lessonEntries]],
          handlers: [[moveLessonFx, () => ({ items: lessonEntries })]],
        })
      }
    >
      <LessonIndex {...args} />
    </PageFrame>
  ),
} satisfies Meta<typeof LessonIndex>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Lessons: Story = {
  tags: ['pictured'],
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link');
    await expect(links.filter((link) => link.closest('[aria-current]'))).toEqual([
      canvas.getByRole('link', { name: /Light and leaves/ }),
    ]);
  },
};

export const ChangingTheOrder: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Change order' }));
    await expect(canvas.getByRole('list', { name: 'Order of the lessons' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Done' }));
    await expect(canvas.getByRole('list', { name: 'Lessons of Photosynthesis' })).toBeVisible();
  },
};

/** The order of an archived class stays as it is. */
export const Fixed: Story = {
  args: { isFixed: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Change order' })).toBeNull();
  },
};
