import type { Meta, StoryObj } from '@storybook/react-vite';
import { fork } from 'effector';
import { expect, within } from 'storybook/test';
import { $session } from '@/entities/session';
import type { AdminPerson } from '@/shared/api/administration';
import type { Resource } from '@/shared/lib/resource';
import { Shell } from '@/widgets/shell';
import { PageFrame } from '../../../../../.storybook/page-frame';
import { sessionOf, teacher } from '../../../../../tests/support/people';
import { $part, $personId, log, type Part, people, schools } from '../model/lists';
import { person } from '../model/person';
import { AdministrationPage } from './administration-page';

const grant = { plan: 'teacher-pro' as const, seats: 130, ends_at: '2027-08-01T00:00:00.000Z' };
const ada: AdminPerson = {
  person: {
    id: 'p1',
    name: 'Amara Okafor',
    email: 'amara@harborview.example',
    role: 'teacher',
    verified: true,
    administrator: false,
    joined_at: '2026-11-20T09:00:00.000Z',
  },
  school: 'Harborview School',
  paid_plan: null,
  given: { plan_id: 'teacher-pro', plan_name: 'Teacher Pro', given_to: 'person', ends_at: grant.ends_at },
  grant,
  seats: { used: 31, limit: 130 },
  second_factor: true,
};
const newcomer: AdminPerson = {
  ...ada,
  person: {
    ...ada.person,
    id: 'p2',
    name: 'Bartholomäus Konstantin von Hohenzollern-Sigmaringen',
    email: 'bartholomaeus.konstantin.von.hohenzollern@gymnasium-am-langen-see.example',
    verified: false,
  },
  given: null,
  grant: null,
  seats: { used: 0, limit: 40 },
  second_factor: false,
};
const head = {
  ...ada.person,
  id: 'p3',
  name: 'Ida Head',
  email: 'head@harborview.example',
  administrator: true,
};

type ListState = ReturnType<typeof people.$list.getState>;
type Args = { part: Part; list: ListState; shown: AdminPerson | null };

const path = '/admin';
const resourceOf = (data: AdminPerson | null): Resource<AdminPerson> =>
  data === null ? { state: 'closed' } : { state: 'ready', id: data.person.id, data };

const meta: Meta<Args> = {
  title: 'Pages/Administration',
  parameters: { layout: 'fullscreen' },
  args: {
    part: 'people',
    list: { state: 'ready', items: [head, newcomer.person, ada.person], next: { state: 'none' } },
    shown: null,
  },
  render: ({ part, list, shown }) => (
    <PageFrame
      path={path}
      start={() =>
        fork({
          values: [
            [$session, sessionOf(teacher)],
            [$part, part],
            [$personId, shown?.person.id ?? null],
            [people.$list, list],
            [person.$resource, resourceOf(shown)],
            [
              schools.$list,
              {
                state: 'ready',
                items: [{ id: 's1', domain: 'harborview.example', teachers: 12, grant }],
                next: { state: 'none' },
              },
            ],
            [
              log.$list,
              {
                state: 'ready',
                items: [
                  {
                    id: '2',
                    at: '2026-11-20T09:00:00.000Z',
                    by: 'head@harborview.example',
                    action: 'plan_given',
                    subject: 'harborview.example',
                    grant,
                  },
                  {
                    id: '1',
                    at: '2026-11-19T09:00:00.000Z',
                    by: 'root by npm run admin',
                    action: 'administrator_created',
                    subject: 'head@harborview.example',
                    grant: null,
                  },
                ],
                next: { state: 'none' },
              },
            ],
          ],
        })
      }
    >
      <Shell pathname={path}>
        <AdministrationPage />
      </Shell>
    </PageFrame>
  ),
};

export default meta;
type Story = StoryObj<Args>;

export const People: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Amara Okafor' })).toHaveAttribute(
      'href',
      '/admin/people/p1',
    );
    await expect(canvas.getByText('Not verified')).toBeVisible();
  },
};

export const Nobody: Story = { args: { list: { state: 'empty' } } };

/** Everyone who is no administrator sees this. */
export const Rejected: Story = {
  args: { list: { state: 'failed', problem: { status: 403, message: 'Forbidden', fields: {} } } },
};

/** An administrator who may not have a plan, without which there is no profile. */
export const WithoutSecondFactor: Story = {
  args: {
    list: {
      state: 'failed',
      problem: {
        status: 403,
        message: 'Sign in with your second factor first.',
        fields: {},
        needsSecondFactor: true,
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Set up two-step verification' })).toHaveAttribute(
      'href',
      '/plans/account',
    );
  },
};

export const Schools: Story = {
  args: { part: 'schools' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const screen = within(canvasElement.ownerDocument.body);
    await userEvent.click(await canvas.findByRole('button', { name: 'Add a school' }));
    const domain = await screen.findByRole('textbox', { name: 'Domain' });
    await userEvent.type(domain, 'not a domain');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await expect(await screen.findByText('Enter a domain, such as school.example')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await userEvent.click(canvas.getByRole('button', { name: 'End' }));
    await expect(await screen.findByRole('alertdialog')).toHaveAccessibleName(
      'End the plan of harborview.example?',
    );
  },
};

export const Log: Story = {
  args: { part: 'log' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^By head@harborview.example\. Teacher Pro, 130/)).toBeVisible();
  },
};

export const Person: Story = {
  args: { shown: ada },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(await canvas.findByText('31 of 130')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Reset second factor' }));
    const screen = within(canvasElement.ownerDocument.body);
    await expect(await screen.findByRole('alertdialog')).toHaveAccessibleName(
      'Reset the second factor of Amara Okafor?',
    );
  },
};

export const NotVerified: Story = {
  args: { shown: newcomer },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Confirm the address' })).toBeEnabled();
    await expect(canvas.queryByRole('button', { name: 'Reset second factor' })).not.toBeInTheDocument();
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { shown: newcomer },
};
