import type { Meta, StoryObj } from '@storybook/react-vite';
import { fork } from 'effector';
import { expect, fireEvent, fn, screen, waitFor } from 'storybook/test';
import { $session } from '@/entities/session';
import { $subscription, known, unknown } from '@/entities/subscription';
import {
  archiveClassFx,
  copyClassFx,
  type ClassEntry,
  createClassFx,
  getClassCopyPlanFx,
  getSeatsFx,
  listClassesFx,
  listJoinRequestsFx,
} from '@/shared/api/classes';
import type { SubscriptionStatus } from '@/shared/api/subscriptions';
import { Shell } from '@/widgets/shell';
import { chooseEntry } from '../../../../../.storybook/choose-entry';
import { PageFrame } from '../../../../../.storybook/page-frame';
import { scienceClass } from '../../../../../tests/support/classes';
import { sessionOf, teacher } from '../../../../../tests/support/people';
import { coveredBy, subscriptionOf } from '../../../../../tests/support/subscriptions';
import { $archived, $classes, $seats, type ClassList } from '../model/class-list';
import { ClassesPage } from './classes-page';

const advisory: ClassEntry = {
  ...scienceClass,
  id: '0192f0c1-7a54-7d3e-9d6c-1f2a3b4c5d81',
  class: { name: '7B', subject: 'Advisory', grade: 'Grade 7', cover: 'violet' },
  teaching: scienceClass.teaching && { ...scienceClass.teaching, code: 'HRBAD7M', students: 14, waiting: 2 },
};

const archived: ClassEntry = {
  ...scienceClass,
  id: '0192f0c1-7a54-7d3e-9d6c-1f2a3b4c5d82',
  class: { name: '8A', subject: 'Science', grade: 'Grade 8', cover: 'petrol' },
  archived_at: '2026-06-18T12:00:00.000Z',
};

const waiting = [
  {
    student_id: '0192f0c1-7a54-7d3e-9d6c-1f2a3b4c5d90',
    name: 'Aroha Ngata',
    asked_at: '2026-11-23T08:41:00.000Z',
  },
  {
    student_id: '0192f0c1-7a54-7d3e-9d6c-1f2a3b4c5d91',
    name: 'Leo Baptiste',
    asked_at: '2026-11-23T08:43:00.000Z',
  },
];

type State = {
  classes: ClassList;
  subscription?: SubscriptionStatus;
  archive?: (...call: unknown[]) => unknown;
  create?: (...call: unknown[]) => unknown;
  copy?: (...call: unknown[]) => unknown;
};

function Example({
  classes,
  subscription,
  archive = () => scienceClass,
  create = () => scienceClass,
  copy = () => scienceClass,
}: State) {
  const items = classes.state === 'ready' ? classes.items : [];
  return (
    <PageFrame
      path="/teacher/classes"
      start={() =>
        fork({
          values: [
            [$session, sessionOf(teacher)],
            [$classes, classes],
            [$archived, [archived]],
            [$seats, { used: 38, limit: 40 }],
            [$subscription, subscription ? known(subscription) : unknown],
          ],
          handlers: [
            [listClassesFx, () => ({ items })],
            [getSeatsFx, () => ({ used: 38, limit: 40 })],
            [listJoinRequestsFx, () => ({ items: waiting })],
            [archiveClassFx, archive],
            [createClassFx, create],
            [getClassCopyPlanFx, () => ({ lessons: 12, assignments: 1, starts_on: '2026-09-07' })],
            [copyClassFx, copy],
          ],
        })
      }
    >
      <Shell pathname="/teacher/classes">
        <ClassesPage />
      </Shell>
    </PageFrame>
  );
}

const meta = {
  title: 'Pages/Classes',
  component: Example,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
  args: { classes: { state: 'ready', items: [scienceClass, advisory] } },
} satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Teaching: Story = {
  tags: ['pictured'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '7B Science' })).toBeVisible();
    await expect(canvas.getByRole('meter', { name: 'Seats' })).toHaveAttribute(
      'aria-valuetext',
      '38 of 40 used',
    );
    await expect(
      canvas.getByText('2 classes this term, and 2 students waiting to join 7B Advisory.'),
    ).toBeVisible();
  },
};

export const Inviting: Story = {
  tags: ['pictured'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Invite to 7B Advisory' }));
    await expect(await canvas.findByRole('region', { name: 'Invite to 7B Advisory' })).toHaveTextContent(
      'HRB–AD7M',
    );
    await expect(await canvas.findByText('Aroha Ngata')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(canvas.queryByText('Aroha Ngata')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Invite to 7B Advisory' }));
    await canvas.findByText('Leo Baptiste');
  },
};

export const NewClass: Story = {
  args: { create: fn(() => scienceClass) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'New class' }));
    const dialog = await screen.findByRole('dialog', { name: 'New class' });
    await expect(dialog).toHaveTextContent('2 of 40 seats are free.');
    await userEvent.click(screen.getByRole('button', { name: 'Create class' }));
    await expect(await screen.findByText('Enter a class name')).toBeVisible();
    await userEvent.type(screen.getByRole('textbox', { name: /^Subject/ }), 'Science');
    await userEvent.type(screen.getByRole('textbox', { name: /^Class/ }), '7B');
    await userEvent.click(await screen.findByRole('button', { name: /^Cover / }));
    await fireEvent.click(await screen.findByRole('button', { name: 'Violet' }));
    await waitFor(() => expect(screen.queryByRole('group', { name: 'Colours' })).toBeNull());
    await userEvent.click(screen.getByRole('button', { name: 'Create class' }));
    await waitFor(() =>
      expect(args.create).toHaveBeenCalledWith(null, {
        token: null,
        request: { classDetails: { subject: 'Science', name: '7B', grade: 'Grade 7', cover: '#6a57a8' } },
      }),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const Copy: Story = {
  args: { copy: fn(() => scienceClass) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More for 7B Science' }));
    await chooseEntry(userEvent, await screen.findByRole('menuitem', { name: /Copy/ }));
    await screen.findByRole('dialog', { name: 'Copy 7B Science' });
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Copy 1 assignment' }));
    await expect(screen.getByText(/The first day was 7 September 2026/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Copy class' }));
    await waitFor(() =>
      expect(args.copy).toHaveBeenCalledWith(null, {
        token: null,
        request: {
          id: scienceClass.id,
          classCopy: { name: '7B', lessons: true, assignments: false, starts_on: null },
        },
      }),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const Archive: Story = {
  args: { archive: fn(() => scienceClass) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More for 7B Science' }));
    await chooseEntry(userEvent, await screen.findByRole('menuitem', { name: /Archive/ }));
    await screen.findByRole('alertdialog', { name: 'Archive 7B Science?' });
    await userEvent.click(screen.getByRole('button', { name: 'Archive' }));
    await waitFor(() => expect(args.archive).toHaveBeenCalledOnce());
  },
};

export const Archived: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: /Archived/ }));
    await expect(await canvas.findByRole('button', { name: 'Restore' })).toBeVisible();
  },
};

export const Empty: Story = { args: { classes: { state: 'ready', items: [] } } };
export const Loading: Story = { args: { classes: { state: 'loading' } } };
export const Failed: Story = {
  args: {
    classes: {
      state: 'failed',
      problem: { status: 503, message: 'The database does not respond. Try again in a moment.', fields: {} },
    },
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Covered: Story = {
  args: { subscription: coveredBy(subscriptionOf()) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Covered by Maria Lopez’s plan for 8A Science.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'New class' })).toBeNull();
    await expect(canvas.getByRole('link', { name: '7B Science' })).toBeVisible();
  },
};
