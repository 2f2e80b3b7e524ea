import type { Meta, StoryObj } from '@storybook/react-vite';
import { fork } from 'effector';
import { expect } from 'storybook/test';
import { $session } from '@/entities/session';
import { getStudentFx, listStudentsFx, type TaughtStudent } from '@/shared/api/student-profiles';
import type { PagedList } from '@/shared/lib/paged-list';
import { $isWide } from '@/shared/ui/theme/wide-screen';
import { Shell } from '@/widgets/shell';
import { PageFrame } from '../../../../../.storybook/page-frame';
import { scienceClass } from '../../../../../tests/support/classes';
import { sessionOf, teacher } from '../../../../../tests/support/people';
import { elif } from '../../../../../tests/support/student-profiles';
import { $classes, $filter, $seats, list, type StudentFilter } from '../model/students';
import { StudentsPage } from './students-page';

const path = '/teacher/students';
const face = { id: scienceClass.id, title: '7B Science', cover: 'moss' } as const;
const students: TaughtStudent[] = [
  {
    id: '0192f0c1-7a54-7d3e-9d6c-1f2a3b4c5d90',
    name: 'Elif Demir',
    classes: [face, { ...face, id: '0192f0c1-7a54-7d3e-9d6c-1f2a3b4c5d81', title: '7B Advisory' }],
    supports: ['extra_time', 'seating'],
    guardians: ['Kemal Demir', 'Aylin Demir'],
  },
  {
    id: '0192f0c1-7a54-7d3e-9d6c-1f2a3b4c5d98',
    name: 'Jonas Lindqvist',
    classes: [face],
    supports: [],
    guardians: [],
  },
];

type Args = { shown: PagedList<TaughtStudent>; filter: StudentFilter; isWide: boolean };
const everyone: StudentFilter = { words: '', classId: '', support: '' };

const meta: Meta<Args> = {
  title: 'Pages/Students',
  component: StudentsPage,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
  args: {
    shown: { state: 'ready', items: students, next: { state: 'none' } },
    filter: everyone,
    isWide: true,
  },
  render: ({ shown, filter, isWide }) => (
    <PageFrame
      path={path}
      start={() =>
        fork({
          values: [
            [$session, sessionOf(teacher)],
            [list.$list, shown],
            [$filter, filter],
            [$classes, [scienceClass]],
            [$seats, { used: 24, limit: 40 }],
            [$isWide, isWide],
          ],
          handlers: [
            [listStudentsFx, () => ({ items: students.slice(1), next_cursor: null })],
            [getStudentFx, () => elif],
          ],
        })
      }
    >
      <Shell pathname={path}>
        <StudentsPage />
      </Shell>
    </PageFrame>
  ),
};

export default meta;
type Story = StoryObj<Args>;

export const Everyone: Story = {
  tags: ['pictured'],
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table', { name: 'Students' });
    await expect(table).toHaveTextContent('7B Science, 7B Advisory');
    await expect(table).toHaveTextContent('Extra time');
    await expect(table).toHaveTextContent('Kemal Demir, Aylin Demir');
    await expect(canvas.getByRole('link', { name: 'Elif Demir' })).toHaveAttribute(
      'href',
      `/teacher/assignments/studentProfileR?id=${students[0]?.id}`,
    );
  },
};

export const ProfileBeside: Story = {
  play: async ({ canvas, userEvent }) => {
    const name = await canvas.findByRole('link', { name: 'Elif Demir' });
    name.focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('complementary', { name: 'About Elif Demir' })).toBeVisible();
    await expect(name).toHaveFocus();
  },
};

export const Searched: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('searchbox', { name: 'Find a student' }), 'jonas');
    await expect(canvas.getByRole('searchbox', { name: 'Find a student' })).toHaveValue('jonas');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Supports' }), 'Extra time');
    await expect(canvas.getByRole('combobox', { name: 'Supports' })).toHaveValue('extra_time');
  },
};

export const NoneFound: Story = {
  args: { shown: { state: 'empty' }, filter: { ...everyone, words: 'Nobody' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show all' }));
    await expect(canvas.getByRole('searchbox', { name: 'Find a student' })).toHaveValue('');
  },
};

export const None: Story = { args: { shown: { state: 'empty' } } };

export const Loading: Story = { args: { shown: { state: 'loading' } } };

export const Failed: Story = {
  args: {
    shown: { state: 'failed', problem: { status: 500, message: 'Internal Server Error', fields: {} } },
  },
};

export const Phone: Story = { args: { isWide: false }, globals: { viewport: { value: 'phone' } } };
