import type { Meta, StoryObj } from '@storybook/react-vite';
import { fork } from 'effector';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { $session } from '@/entities/session';
import {
  emptyTrashFx,
  eraseTrashedFx,
  listTrashFx,
  restoreTrashedFx,
  type TrashItem,
} from '@/shared/api/trash';
import type { PagedList } from '@/shared/lib/paged-list';
import { Shell } from '@/widgets/shell';
import { PageFrame } from '../../../../../.storybook/page-frame';
import { sessionOf, student, teacher } from '../../../../../tests/support/people';
import { template } from '../../../../../tests/support/templates';
import { trashItem } from '../../../../../tests/support/trash';
import { $classes, $filter, $openedAt, $path, list } from '../model/trash';
import { TrashPage } from './trash-page';

const NONE = { kind: null, classId: null, words: '' };

type State = {
  things: PagedList<TrashItem>;
  path?: '/teacher/trash' | '/students/trash';
  filter?: typeof NONE;
  restore?: (...call: unknown[]) => unknown;
  erase?: (...call: unknown[]) => unknown;
  empty?: (...call: unknown[]) => unknown;
};

const nothing = () => undefined;

function Example({
  things,
  path = '/teacher/trash',
  filter = NONE,
  restore = nothing,
  erase = nothing,
  empty = nothing,
}: State) {
  const isTeacher = path === '/teacher/trash';
  return (
    <PageFrame
      path={path}
      start={() =>
        fork({
          values: [
            [$session, sessionOf(isTeacher ? teacher : student)],
            [$path, path],
            [list.$list, things],
            [$filter, filter],
            [
              $classes,
              isTeacher ? [{ id: '0192f0c1-7a54-7d3e-9d6c-1f2a3b4c5d6f', title: '7B Science' }] : [],
            ],
            [$openedAt, new Date('2026-11-20T17:12:00.000Z')],
          ],
          handlers: [
            [restoreTrashedFx, restore],
            [eraseTrashedFx, erase],
            [emptyTrashFx, empty],
            [listTrashFx, () => ({ items: [], next_cursor: null })],
          ],
        })
      }
    >
      <Shell pathname={path}>
        <TrashPage />
      </Shell>
    </PageFrame>
  );
}

const id = (last: number) => `0192f0c1-7a54-7d3e-9d6c-1f2a3b4c5d${last}`;
const own: Partial<TrashItem> = { class: null, contents: [], trashed_by: null };

const things: PagedList<TrashItem> = {
  state: 'ready',
  items: [
    trashItem({
      ...own,
      kind: 'document',
      id: id(10),
      title: 'Density: ten quick questions',
      template_type: template.templateType,
    }),
    trashItem(),
    trashItem({
      ...own,
      kind: 'class',
      id: id(11),
      title: '7B Science',
      color: 'moss',
      contents: [
        { what: 'lesson', count: 4 },
        { what: 'assignment', count: 2 },
        { what: 'student', count: 24 },
      ],
    }),
    trashItem({
      ...own,
      kind: 'folder',
      id: id(12),
      title: 'Old aquarium forms',
      color: 'plum',
      contents: [{ what: 'entry', count: 6 }],
      bytes: 12_800_000,
    }),
    trashItem({
      kind: 'lesson',
      id: id(13),
      title: 'Light and leaves',
      contents: [],
      class: { id: id(11), title: '7B Science', is_trashed: true },
      can_erase: false,
      trashed_at: '2026-10-22T09:30:00.000Z',
      purge_at: '2026-11-21T09:30:00.000Z',
    }),
    trashItem({ ...own, kind: 'note', id: id(14), title: 'Works well with Zofia.', student: 'Ada Lind' }),
  ],
  next: { state: 'none' },
};

const meta = {
  title: 'Pages/Trash',
  component: Example,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
  args: { things },
} satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  tags: ['pictured'],
  play: async ({ canvas }) => {
    const rows = canvas.getByRole('list', { name: 'Deleted things' });
    await expect(rows).toHaveTextContent('29 days left');
    await expect(rows).toHaveTextContent('Assignment in 7B Science · 24 pieces of student work, 1 mark');
    await expect(rows).toHaveTextContent('Deleted by Ben Ada yesterday, 16:12');
    await expect(rows).toHaveTextContent('7B Science, which is in the trash too');
    await expect(canvas.queryByRole('button', { name: 'Delete Light and leaves for good' })).toBeNull();
  },
};

export const Student: Story = {
  args: {
    path: '/students/trash',
    things: {
      state: 'ready',
      items: [
        trashItem({ ...own, kind: 'highlight', id: id(15), title: 'Leaves turn light into sugar.' }),
        trashItem({
          ...own,
          kind: 'document',
          id: id(10),
          title: 'Notes on density',
          template_type: template.templateType,
        }),
        trashItem({ ...own, kind: 'todo', id: id(16), title: 'Bring the permission slip' }),
      ],
      next: { state: 'none' },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('combobox', { name: 'Class' })).toBeNull();
    const rows = canvas.getByRole('list', { name: 'Deleted things' });
    await expect(rows).toHaveTextContent('Deleted by you yesterday, 16:12');
    const [highlight] = canvas.getAllByRole('button', { name: 'Restore' });
    if (highlight) await userEvent.click(highlight);
    await waitFor(() => expect(canvas.queryByText('Leaves turn light into sugar.')).toBeNull());
  },
};

export const StudentOnAPhone: Story = {
  args: { ...Student.args },
  globals: { viewport: { value: 'phone' } },
};

export const Restore: Story = {
  args: { restore: fn(nothing) },
  play: async ({ args, canvas, userEvent }) => {
    const [, assignment] = canvas.getAllByRole('button', { name: 'Restore' });
    if (assignment) await userEvent.click(assignment);
    await waitFor(() => expect(args.restore).toHaveBeenCalledOnce());
    await waitFor(() => expect(canvas.queryByText('Leaf diary')).toBeNull());
  },
};

export const DeleteForGood: Story = {
  args: { erase: fn(nothing) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete Leaf diary for good' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Are you sure?' });
    await expect(dialog).toHaveTextContent('24 pieces of student work, 1 mark');
    await expect(dialog).toHaveAccessibleDescription("You won't be able to revert this!");
    await userEvent.click(screen.getByRole('button', { name: 'Yes, delete it!' }));
    await expect(args.erase).not.toHaveBeenCalled();
    await expect(screen.getByText('This is not its name. Type it as it is written above.')).toBeVisible();
    await userEvent.type(screen.getByRole('textbox', { name: /^Type/ }), 'Leaf diary');
    await userEvent.click(screen.getByRole('button', { name: 'Yes, delete it!' }));
    await waitFor(() => expect(canvas.queryByText('Leaf diary')).toBeNull());
    await expect(args.erase).toHaveBeenCalledOnce();
  },
};

export const EmptyTheTrash: Story = {
  args: { empty: fn(nothing) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Empty trash' }));
    await expect(await screen.findByRole('alertdialog')).toHaveTextContent(
      'Everything in the trash that you may delete for good',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(args.empty).not.toHaveBeenCalled();
  },
};

export const Empty: Story = { args: { things: { state: 'empty' } } };

export const Loading: Story = { args: { things: { state: 'loading' } } };

export const Failed: Story = {
  args: {
    things: {
      state: 'failed',
      problem: { status: 503, message: 'The database does not respond.', fields: {} },
    },
  },
};

export const NothingMatches: Story = {
  args: { things: { state: 'empty' }, filter: { ...NONE, words: 'willow' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('searchbox', { name: 'Find in trash' })).toHaveValue('willow');
    await expect(canvas.getByRole('button', { name: 'Show all' })).toBeVisible();
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
