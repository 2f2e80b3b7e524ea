import type { Meta, StoryObj } from '@storybook/react-vite';
import { fork } from 'effector';
import { expect } from 'storybook/test';
import { $session } from '@/entities/session';
import { chooseNotificationFx, type Notification, type NotificationChoice } from '@/shared/api/notifications';
import { Shell } from '@/widgets/shell';
import { PageFrame } from '../../../../../.storybook/page-frame';
import { notification } from '../../../../../tests/support/notifications';
import { sessionOf, student, teacher } from '../../../../../tests/support/people';
import { $choices, list } from '../model/notifications';
import { NotificationsPage } from './notifications-page';

type ListState = ReturnType<typeof list.$list.getState>;

const ready = (items: readonly Notification[]): ListState => ({
  state: 'ready',
  items: [...items],
  next: { state: 'none' },
});

const ofStudents: NotificationChoice[] = [
  { kind: 'assignment_set', mail: 'daily' },
  { kind: 'work_returned', mail: 'immediately' },
  { kind: 'announcement_posted', mail: 'never' },
];

function Example({ news, isTeacher }: { news: ListState; isTeacher: boolean }) {
  const path = isTeacher ? '/teacher/notifications' : '/students/notifications';
  return (
    <PageFrame
      path={path}
      start={() =>
        fork({
          values: [
            [$session, sessionOf(isTeacher ? teacher : student)],
            [list.$list, news],
            [$choices, ofStudents],
          ],
          handlers: [
            [
              chooseNotificationFx,
              (_token: unknown, { request }: { request: { notificationChoice: NotificationChoice } }) => ({
                items: ofStudents.map((each) =>
                  each.kind === request.notificationChoice.kind ? request.notificationChoice : each,
                ),
              }),
            ],
          ],
        })
      }
    >
      <Shell pathname={path}>
        <NotificationsPage />
      </Shell>
    </PageFrame>
  );
}

const meta = {
  title: 'Pages/Notifications',
  component: Example,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
  args: {
    isTeacher: false,
    news: ready([
      notification,
      { ...notification, id: '2', kind: 'assignment_set', title: 'Twig diary' },
      {
        ...notification,
        id: '3',
        kind: 'announcement_posted',
        title: 'Bring one leaf on Monday.',
        read: true,
      },
    ]),
  },
} satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OfAStudent: Story = {
  tags: ['pictured'],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: 'Returned: Leaf diary' })).toBeVisible();
    await expect(canvas.getAllByText('New')).toHaveLength(2);
    await userEvent.selectOptions(canvas.getByLabelText('Announcements'), 'Once a day');
    await expect(canvas.getByLabelText('Announcements')).toHaveValue('daily');
  },
};

export const OfATeacher: Story = {
  args: {
    isTeacher: true,
    news: ready([
      { ...notification, kind: 'work_handed_in' },
      { ...notification, id: '2', kind: 'regrade_requested' },
      { ...notification, id: '3', kind: 'join_requested', title: '', read: true },
    ]),
  },
};

export const None: Story = { args: { news: { state: 'empty' } } };
export const Loading: Story = { args: { news: { state: 'loading' } } };
export const Failed: Story = {
  args: {
    news: {
      state: 'failed',
      problem: { status: 503, message: 'The server is not available. Try again later.', fields: {} },
    },
  },
};

export const LongText: Story = {
  args: {
    news: ready([
      {
        ...notification,
        kind: 'announcement_posted',
        title: 'A very long announcement '.repeat(5).slice(0, 120),
      },
    ]),
  },
  globals: { viewport: { value: 'phone' } },
};
