import type { Meta, StoryObj } from '@storybook/react-vite';
import { fork } from 'effector';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { addGuardianFx, removeGuardianFx } from '@/shared/api/guardians';
import { getStudentFx, type StudentProfile } from '@/shared/api/student-profiles';
import { chooseEntry } from '../../../../.storybook/choose-entry';
import { PageFrame } from '../../../../.storybook/page-frame';
import { elif } from '../../../../tests/support/student-profiles';
import { profile } from '../model/profile';
import { AboutStudent } from './about-student';

type State = {
  student: StudentProfile;
  add: (asked: unknown) => unknown;
  remove: (asked: unknown) => unknown;
};

function Example({ student, add, remove }: State) {
  return (
    <PageFrame
      path="/teacher/students"
      start={() =>
        fork({
          values: [[profile.$resource, { state: 'ready', id: student.id, data: student }]],
          handlers: [
            [getStudentFx, () => student],
            [addGuardianFx, (_: unknown, { request }: { request: unknown }) => add(request)],
            [removeGuardianFx, (_: unknown, { request }: { request: unknown }) => remove(request)],
          ],
        })
      }
    >
      <AboutStudent student={student} />
    </PageFrame>
  );
}

/** What teachers know about a student beyond the work: supports and guardians. */
const meta = {
  title: 'Features/About student',
  component: Example,
  args: { student: elif, add: fn(() => elif.guardians[0]), remove: fn() },
} satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Known: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Supports' })).toHaveTextContent(
      'Half as much again in tests',
    );
    const guardians = canvas.getByRole('list', { name: 'Guardians' });
    await expect(guardians).toHaveTextContent(/Kemal Demir.*Weekly summary.*Aylin Demir.*Unsubscribed/);
  },
};

export const Nothing: Story = {
  args: { student: { ...elif, supports: [], guardians: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('None recorded.')).toBeVisible();
    await expect(canvas.getByText('None added.')).toBeVisible();
  },
};

export const AddsAGuardian: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add guardian' }));
    await screen.findByRole('dialog', { name: 'Add a guardian' });
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await expect(args.add).not.toHaveBeenCalled();
    await userEvent.type(screen.getByRole('textbox', { name: /^Name/ }), 'Deniz Demir');
    await userEvent.type(screen.getByRole('textbox', { name: /^Email/ }), 'd.demir@home.test');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(args.add).toHaveBeenCalledOnce());
  },
};

export const RemovesAGuardian: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More for Kemal Demir' }));
    await chooseEntry(userEvent, await screen.findByRole('menuitem', { name: 'Remove' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(args.remove).toHaveBeenCalledOnce());
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
