import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { type ClassEntry } from '@/shared/api/classes';
import { scienceClass } from '../../../../../tests/support/classes';
import { lessonEntries } from '../../../../../tests/support/lessons';
import { ClassExample } from './class-page.sample';

const meta = {
  title: 'Pages/Class',
  component: ClassExample,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
  args: {},
} satisfies Meta<typeof ClassExample>;

export default meta;
type Story = StoryObj<typeof meta>;

type Play = Pick<Parameters<NonNullable<Story['play']>>[0], 'canvas' | 'userEvent'>;

const openStudents = async ({ canvas, userEvent }: Play) =>
  userEvent.click(await canvas.findByRole('tab', { name: /^Students/ }));

const recording: ClassEntry = {
  ...scienceClass,
  teaching: scienceClass.teaching && { ...scienceClass.teaching, records_pasting: true },
};
export const PastingRecorded: Story = {
  args: { record: fn(() => recording) },
  play: async ({ args, canvas, userEvent }) => {
    await openStudents({ canvas, userEvent });
    await userEvent.click(await canvas.findByRole('switch', { name: /Record pasted text/ }));
    await waitFor(() => expect(canvas.getByRole('switch', { name: /Record pasted text/ })).toBeChecked());
    await expect(args.record).toHaveBeenCalledOnce();
  },
};

export const Lessons: Story = {
  tags: ['pictured'],
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/Next is Bubbles, the second count, Wed 14 Oct, 7:00/),
    ).toBeVisible();
    const list = await canvas.findByRole('list', { name: 'Lessons of Photosynthesis' });
    await expect(list).toHaveTextContent('Tue 13 Oct · Read by 21 of 24');
    await expect(canvas.getByRole('img', { name: 'Scheduled' })).toBeVisible();
    const sheet = await canvas.findByRole('article', { name: 'Lesson 13' });
    await expect(await canvas.findByRole('heading', { name: 'On your way in' })).toBeVisible();
    await expect(sheet).toHaveTextContent('leaf-disc-results-table.pdf');
    await expect(canvas.getByRole('link', { name: 'Edit lesson' })).toHaveAttribute(
      'href',
      `/teacher/classes/view/lesson/${lessonEntries[1]?.id}`,
    );
  },
};

export const ChangeOrder: Story = {
  args: {
    move: fn(() => ({ items: lessonEntries.toSpliced(0, 2, ...lessonEntries.slice(0, 2).toReversed()) })),
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Change order' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Move Light and leaves up (Alt ↑)' }));
    await waitFor(() =>
      expect(args.move).toHaveBeenCalledWith(null, {
        token: null,
        request: { id: lessonEntries[1]?.id, lessonPosition: { position: 1 } },
      }),
    );
    await expect(canvas.getByText('Light and leaves: place 1 of 4.')).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Done' }));
    await expect(canvas.getByRole('link', { name: 'Light and leaves' })).toBeVisible();
  },
};

export const Invite: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Invite' }));
    const dialog = await screen.findByRole('dialog', { name: 'Invite to 7B Science' });
    await expect(dialog).toHaveTextContent('HRB–7B4Q');
    await expect(screen.getByRole('button', { name: 'Copy link' })).toBeVisible();
  },
};

export const NoLessons: Story = { args: { lessons: [] } };

export const Students: Story = {
  play: async ({ canvas, userEvent }) => {
    await openStudents({ canvas, userEvent });
    const table = await canvas.findByRole('table', { name: 'Students' });
    await expect(table).toHaveTextContent('Leo Baptiste');
    await expect(table).not.toHaveTextContent('Yaw Asante');
    await expect(canvas.getByRole('table', { name: 'Removed students' })).toHaveTextContent('Yaw Asante');
  },
};

export const RemoveAStudent: Story = {
  args: { remove: fn(() => undefined) },
  play: async ({ args, canvas, userEvent }) => {
    await openStudents({ canvas, userEvent });
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove Leo Baptiste' }));
    await screen.findByRole('alertdialog', { name: 'Remove Leo Baptiste?' });
    await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(args.remove).toHaveBeenCalledOnce());
  },
};

export const NewGroup: Story = {
  args: {
    group: fn(() => ({ id: '0192f0c1-7a54-7d3e-9d6c-1f2a3b4c5dff', name: 'Table 2', student_ids: [] })),
  },
  play: async ({ args, canvas, userEvent }) => {
    await openStudents({ canvas, userEvent });
    await expect(await canvas.findByRole('table', { name: 'Groups of the class' })).toHaveTextContent(
      'Reading table',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'New group' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'New group' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save group' }));
    await expect(await dialog.findByText('Enter a name.')).toBeVisible();
    await expect(args.group).not.toHaveBeenCalled();
    await userEvent.type(dialog.getByRole('textbox', { name: /^Name/ }), 'Table 2');
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Leo Baptiste' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save group' }));
    await waitFor(() => expect(args.group).toHaveBeenCalledOnce());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const InviteAStudent: Story = {
  args: { invite: fn(() => ({ created: 1, sent: 1, failed: 0, skipped: 0 })) },
  play: async ({ args, canvas, userEvent }) => {
    await openStudents({ canvas, userEvent });
    await userEvent.type(await canvas.findByRole('textbox', { name: /^Student’s email/ }), 'new@school.test');
    await userEvent.click(canvas.getByRole('button', { name: 'Send invitation' }));
    await waitFor(() => expect(args.invite).toHaveBeenCalledOnce());
  },
};

export const ImportAList: Story = {
  play: async ({ canvas, userEvent }) => {
    await openStudents({ canvas, userEvent });
    await userEvent.click(await canvas.findByRole('button', { name: 'Add from a list' }));
    const list = await screen.findByRole('textbox', { name: /^List/ });
    await expect(await screen.findByText('15 seats are free in the plan of this class.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Check the list' }));
    await expect(await screen.findByText('Paste a list or choose a file')).toBeVisible();
    await userEvent.click(list);
    await userEvent.paste(
      'Name,Parent email,Student email\nImani Okeke,m.okeke@home.test,i.okeke@harborview.test\nLeo Baptiste,,l.baptiste@harborview.test\nYaw Asante,k.asante@home.test,',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Check the list' }));
    const table = await screen.findByRole('table', { name: 'Students to invite' });
    await waitFor(() => expect(table).toHaveTextContent('Already in the class.'));
    await expect(screen.getByText('Line 4: No address of the student.')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Invite 1 student and make 1 account' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Invite 1 student' }));
    await expect(await canvas.findByText('Created 1. Sent 1, failed 0. Skipped 1 duplicate.')).toBeVisible();
  },
};

export const Announcements: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: 'Announcements' }));
    await expect(
      await canvas.findByText('Bring one leaf from a plant you walk past every day.'),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Post' })).toBeVisible();
  },
};

export const Empty: Story = { args: { students: [] }, play: openStudents };
export const Archived: Story = {
  args: { entry: { ...scienceClass, archived_at: '2026-06-18T12:00:00.000Z' } },
  play: async ({ canvas, userEvent }) => {
    await openStudents({ canvas, userEvent });
    await expect(await canvas.findByText(/Archived on 18 June 2026/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Remove/ })).toBeNull();
  },
};
export const Loading: Story = { args: { answer: () => new Promise(() => {}) } };
export const Failed: Story = {
  args: { answer: () => Promise.reject(new Error('down')) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: openStudents,
};
export const LessonsOnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
