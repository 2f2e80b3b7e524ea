import type { Meta, StoryObj } from '@storybook/react-vite';
import { fork } from 'effector';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { $session } from '@/entities/session';
import { createGuardianLinkFx, previewSummaryFx } from '@/shared/api/guardians';
import { addSupportFx, deleteNoteFx, getStudentFx, type StudentProfile } from '@/shared/api/student-profiles';
import type { Resource } from '@/shared/lib/resource';
import { Shell } from '@/widgets/shell';
import { chooseEntry } from '../../../../../.storybook/choose-entry';
import { PageFrame } from '../../../../../.storybook/page-frame';
import { sessionOf, teacher } from '../../../../../tests/support/people';
import { profile } from '@/features/about-student';
import { elif } from '../../../../../tests/support/student-profiles';
import { AboutStudentPage } from './about-student-page';

const path = '/teacher/assignments/studentProfileR';
const ready = (data: StudentProfile): Resource<StudentProfile> => ({ state: 'ready', id: elif.id, data });

type Args = { resource: Resource<StudentProfile>; addSupport: (details: unknown) => void };

const meta: Meta<Args> = {
  title: 'Pages/About a student',
  component: AboutStudentPage,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
  args: { resource: ready(elif), addSupport: fn() },
  render: ({ resource, addSupport }) => (
    <PageFrame
      path={path}
      start={() =>
        fork({
          values: [
            [$session, sessionOf(teacher)],
            [profile.$resource, resource],
          ],
          handlers: [
            [getStudentFx, () => elif],
            [
              addSupportFx,
              (_: unknown, { request }: { request: { supportDetails: object } }) => {
                addSupport(request.supportDetails);
                return { id: elif.id, ...request.supportDetails };
              },
            ],
            [deleteNoteFx, () => undefined],
            [previewSummaryFx, () => ({ subject: 'Bu hafta: Elif Demir', text: 'Merhaba Kemal Demir,' })],
            [
              createGuardianLinkFx,
              () => ({
                url: 'https://lectern.test/guardian/secret',
                expires_at: '2026-12-20T09:00:00.000Z',
              }),
            ],
          ],
        })
      }
    >
      <Shell pathname={path}>
        <AboutStudentPage />
      </Shell>
    </PageFrame>
  ),
};

export default meta;
type Story = StoryObj<Args>;

export const Known: Story = {
  tags: ['pictured'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Elif Demir' })).toBeVisible();
    await expect(canvas.getByRole('table', { name: 'Assignments by date' })).toHaveTextContent(
      'Handed in late',
    );
    await expect(canvas.getByRole('list', { name: 'Supports' })).toHaveTextContent('18 December 2026');
    // Only the author can edit a note.
    await expect(canvas.getAllByRole('button', { name: 'Edit the note' })).toHaveLength(1);
  },
};

export const AddASupport: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add support' }));
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: /^Kind/ }), 'Reading support');
    await userEvent.type(screen.getByRole('textbox', { name: /^What it means/ }), 'Texts read aloud');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(args.addSupport).toHaveBeenCalledWith({
        kind: 'reading',
        detail: 'Texts read aloud',
        review_on: null,
      }),
    );
  },
};

export const EditANote: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit the note' }));
    await expect(await screen.findByRole('textbox', { name: /^Note/ })).toHaveValue(
      'Works well with Zofia or Ananya.',
    );
  },
};

export const WeeklySummary: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'More for Kemal Demir' }));
    await chooseEntry(userEvent, await screen.findByRole('menuitem', { name: 'Weekly summary' }));
    await expect(await screen.findByText('Merhaba Kemal Demir,')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Turn off' })).toBeVisible();
  },
};

export const GuardianLink: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'More for Aylin Demir' }));
    await chooseEntry(userEvent, await screen.findByRole('menuitem', { name: 'Create a link' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Create link' }));
    await expect(await screen.findByRole('textbox', { name: /^Link/ })).toHaveValue(
      'https://lectern.test/guardian/secret',
    );
  },
};

export const NothingKnown: Story = {
  args: { resource: ready({ ...elif, supports: [], guardians: [], notes: [], work: [] }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add note' }));
    await expect(await canvas.findByText('Write the note')).toBeVisible();
  },
};

export const NotTaught: Story = {
  args: {
    resource: { state: 'failed', id: elif.id, problem: { status: 404, message: 'Not Found', fields: {} } },
  },
};

export const Loading: Story = { args: { resource: { state: 'loading', id: elif.id } } };

export const Failed: Story = {
  args: {
    resource: {
      state: 'failed',
      id: elif.id,
      problem: { status: 500, message: 'Internal Server Error', fields: {} },
    },
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
