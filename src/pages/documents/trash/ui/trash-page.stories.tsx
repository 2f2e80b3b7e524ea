import type { Meta, StoryObj } from '@storybook/react-vite';
import { fork } from 'effector';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { $session } from '@/entities/session';
import {
  listTrashedAssignmentsFx,
  restoreAssignmentFx,
  type TrashedAssignment,
} from '@/shared/api/assignments';
import {
  emptyTrashFx,
  eraseGenerationFx,
  type GenerationSummary,
  listGenerationsFx,
} from '@/shared/api/generations';
import { listTrashedDraftsFx, type TrashedDraft } from '@/shared/api/drafts';
import { listTrashedLessonsFx, type TrashedLesson } from '@/shared/api/lessons';
import { listOwnTemplatesFx, type OwnTemplateSummary } from '@/shared/api/own-templates';
import type { PagedList } from '@/shared/lib/paged-list';
import { Shell } from '@/widgets/shell';
import { PageFrame } from '../../../../../.storybook/page-frame';
import { assignment } from '../../../../../tests/support/assignments';
import { trashed } from '../../../../../tests/support/generation-summary';
import { lesson } from '../../../../../tests/support/lessons';
import { sessionOf, teacher } from '../../../../../tests/support/people';
import { otherTemplate } from '../../../../../tests/support/templates';
import { list } from '../model/trash';
import { $drafts } from '../model/trashed-drafts';
import { $templates } from '../model/trashed-templates';
import { trashedAssignments, trashedLessons } from '../model/trashed-work';
import { TrashPage } from './trash-page';

type State = {
  documents: PagedList<GenerationSummary>;
  drafts?: readonly TrashedDraft[];
  templates?: readonly OwnTemplateSummary[];
  lessons?: readonly TrashedLesson[];
  assignments?: readonly TrashedAssignment[];
  restoreAssignment?: (...call: unknown[]) => unknown;
  erase?: (...call: unknown[]) => unknown;
  empty?: (...call: unknown[]) => unknown;
};

function Example({
  documents,
  drafts = [],
  templates = [],
  lessons = [],
  assignments = [],
  restoreAssignment = () => undefined,
  erase = () => undefined,
  empty = () => undefined,
}: State) {
  return (
    <PageFrame
      path="/teacher/trash"
      start={() =>
        fork({
          values: [
            [$session, sessionOf(teacher)],
            [list.$list, documents],
            [list.$openedAt, new Date('2026-11-20T17:12:00.000Z')],
            [$drafts, drafts],
            [$templates, templates],
            [trashedLessons.$items, lessons],
            [trashedAssignments.$items, assignments],
          ],
          handlers: [
            [eraseGenerationFx, erase],
            [emptyTrashFx, empty],
            [listTrashedDraftsFx, () => ({ items: [] })],
            [listOwnTemplatesFx, () => ({ items: templates })],
            [listTrashedLessonsFx, () => ({ items: [] })],
            [listTrashedAssignmentsFx, () => ({ items: [] })],
            [restoreAssignmentFx, restoreAssignment],
            [listGenerationsFx, () => ({ items: [], next_cursor: null })],
          ],
        })
      }
    >
      <Shell pathname="/teacher/trash">
        <TrashPage />
      </Shell>
    </PageFrame>
  );
}

const documents: PagedList<GenerationSummary> = {
  state: 'ready',
  items: [
    trashed(1, {
      title: 'Density: ten quick questions',
      topic: 'density',
      template_type: otherTemplate.templateType,
    }),
    trashed(2, {
      title: 'Where does a tree’s mass come from?',
      topic: 'Photosynthesis',
      trashed_at: '2026-10-22T09:30:00.000Z',
      purge_at: '2026-11-21T09:30:00.000Z',
    }),
  ],
  next: { state: 'none' },
};

const meta = {
  title: 'Pages/Trash',
  component: Example,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
  args: { documents },
} satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Documents: Story = {
  tags: ['pictured'],
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('listitem').filter((item) => item.querySelector('h2'));
    await expect(first).toHaveTextContent('29 days left');
    await expect(first).toHaveTextContent('Deleted by you yesterday, 16:12');
    await expect(second).toHaveTextContent('1 day left');
  },
};

export const DeleteForGood: Story = {
  args: { erase: fn(() => undefined) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: 'Delete Density: ten quick questions for good' }),
    );
    const dialog = await screen.findByRole('alertdialog', { name: 'Are you sure?' });
    await expect(dialog).toHaveTextContent('Density: ten quick questions');
    await expect(dialog).toHaveAccessibleDescription("You won't be able to revert this!");
    await expect(args.erase).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Yes, delete it!' }));
    await expect(screen.getByText('This is not its name. Type it as it is written above.')).toBeVisible();
    await userEvent.type(screen.getByRole('textbox', { name: /^Type/ }), 'Density: ten quick questions');
    await userEvent.click(screen.getByRole('button', { name: 'Yes, delete it!' }));
    await waitFor(() => expect(canvas.queryByText('Density: ten quick questions')).toBeNull());
    await expect(args.erase).toHaveBeenCalledOnce();
  },
};

export const EmptyTheTrash: Story = {
  args: { empty: fn(() => undefined) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Empty trash' }));
    await expect(await screen.findByRole('alertdialog')).toHaveTextContent(
      'All documents and drafts in the trash',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(args.empty).not.toHaveBeenCalled();
  },
};

export const WithDrafts: Story = {
  args: {
    drafts: [
      {
        template_type: otherTemplate.templateType,
        template_title: otherTemplate.title,
        title: 'Rain and snow',
        trashed_at: '2026-11-19T16:12:00.000Z',
        purge_at: '2026-12-19T16:12:00.000Z',
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Deleted drafts' })).toHaveTextContent('Rain and snow');
  },
};

export const WithTemplates: Story = {
  args: {
    templates: [
      {
        id: '0192f0c1-7a54-7d3e-9d6c-1f2a3b4c5d6e',
        template_type: 'own-0192f0c1-7a54-7d3e-9d6c-1f2a3b4c5d6e',
        name: 'Lab report',
        version: 3,
        shared: false,
        trashed_at: '2026-11-19T16:12:00.000Z',
        updated_at: '2026-11-19T16:12:00.000Z',
      },
    ],
  },
  play: async ({ canvas }) => {
    const templates = canvas.getByRole('list', { name: 'Deleted templates' });
    await expect(templates).toHaveTextContent('Lab report');
    await expect(templates).toHaveTextContent('Deleted by you yesterday, 16:12');
  },
};

export const Empty: Story = { args: { documents: { state: 'empty' } } };

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const WithAssignment: Story = {
  args: {
    documents: { state: 'empty' },
    assignments: [
      {
        id: assignment.id,
        title: assignment.content.title,
        class: assignment.class,
        trashed_at: '2026-11-19T09:00:00.000Z',
        purge_at: '2026-12-19T09:00:00.000Z',
      },
    ],
    restoreAssignment: fn(() => undefined),
  },
  play: async ({ args, canvas, userEvent }) => {
    const deleted = canvas.getByRole('list', { name: 'Deleted assignments' });
    await expect(deleted).toHaveTextContent('29 days left');
    await userEvent.click(canvas.getByRole('button', { name: 'Restore' }));
    await waitFor(() => expect(args.restoreAssignment).toHaveBeenCalledOnce());
    await waitFor(() => expect(canvas.queryByText('Leaf diary')).toBeNull());
  },
};

export const WithLesson: Story = {
  args: {
    documents: { state: 'empty' },
    lessons: [
      {
        id: lesson.id,
        title: 'Light and leaves',
        class: lesson.class,
        trashed_at: '2026-11-19T09:00:00.000Z',
        purge_at: '2026-12-19T09:00:00.000Z',
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/7B Science · Deleted/)).toBeVisible();
  },
};
