import type { Meta, StoryObj } from '@storybook/react-vite';
import { fork } from 'effector';
import { expect, screen } from 'storybook/test';
import { chooseEntry } from '../../../../.storybook/choose-entry';
import { PageFrame } from '../../../../.storybook/page-frame';
import { announcement } from '../../../../tests/support/announcements';
import { list } from '../model/announcements';
import { Announcements, type AnnouncementsProps } from './announcements';

type ListState = ReturnType<typeof list.$list.getState>;
type Args = AnnouncementsProps & { shown: ListState };

const ready = (items = [announcement]): ListState => ({
  state: 'ready',
  items,
  next: { state: 'none' },
});

const meta: Meta<Args> = {
  title: 'Features/Announcements',
  component: Announcements,
  parameters: { frame: 640 },
  args: { isTeacher: true, isArchived: false, shown: ready() },
  render: ({ shown, ...props }) => (
    <PageFrame start={() => fork({ values: [[list.$list, shown]] })}>
      <Announcements {...props} />
    </PageFrame>
  ),
};

export default meta;
type Story = StoryObj<Args>;

export const Teacher: Story = {
  tags: ['pictured'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'New announcement' })).toBeVisible();
    await expect(canvas.getByText('Does a dry leaf count?')).toBeVisible();
  },
};

export const Deleting: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More for this announcement' }));
    await chooseEntry(userEvent, await screen.findByRole('menuitem', { name: 'Delete' }));
    await expect(await screen.findByRole('alertdialog')).toHaveTextContent('Its comments are deleted too.');
  },
};

/** A student can comment, and deletes only comments of their own. */
export const Student: Story = {
  args: { isTeacher: false },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('button', { name: /^Delete/ })).toBeNull();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Your comment' }), 'A maple?');
    await expect(canvas.getByRole('button', { name: 'Comment' })).toBeEnabled();
  },
};

export const CommentsOff: Story = {
  args: { shown: ready([{ ...announcement, comments_open: false, comments: [] }]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Comments are off.')).toBeVisible();
  },
};

export const Archived: Story = {
  args: { isArchived: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};

export const LongWord: Story = {
  args: { shown: ready([{ ...announcement, text: 'photosynthesis'.repeat(20) }]) },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const Loading: Story = { args: { shown: { state: 'loading' } } };
export const Empty: Story = {
  args: { shown: { state: 'empty' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No announcements yet')).toBeVisible();
  },
};
