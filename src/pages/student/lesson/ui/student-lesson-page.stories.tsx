import type { Meta, StoryObj } from '@storybook/react-vite';
import { allSettled, fork } from 'effector';
import { expect, fn, waitFor, within } from 'storybook/test';
import { $session } from '@/entities/session';
import {
  addLessonHighlightFx,
  type LessonHighlight,
  listLessonHighlightsFx,
  removeLessonHighlightFx,
} from '@/shared/api/highlights';
import { getStudentLessonFx, markLessonReadFx, type StudentLesson } from '@/shared/api/lessons';
import { Shell } from '@/widgets/shell';
import { PageFrame } from '../../../../../.storybook/page-frame';
import { studentLesson } from '../../../../../tests/support/lessons';
import { sessionOf, student } from '../../../../../tests/support/people';
import { lessonOpened } from '../model/student-lesson';
import { StudentLessonPage } from './student-lesson-page';

type State = {
  data?: StudentLesson;
  answer?: () => unknown;
  mark?: (...call: unknown[]) => unknown;
  highlights?: readonly LessonHighlight[];
  add?: (...call: unknown[]) => unknown;
};

const highlight = (change: Partial<LessonHighlight>): LessonHighlight => ({
  id: '0192f0c1-7a54-7d3e-9d6c-1f2a3b4c6b01',
  quote: 'inside a leaf disc',
  prefix: 'Draw what you think is ',
  suffix: ' that lets it float.',
  color: 'yellow',
  note: 'Gas? Ask tomorrow.',
  created_at: '2026-10-13T09:00:00.000Z',
  ...change,
});

function Example({
  data = studentLesson,
  answer = () => data,
  mark = () => undefined,
  highlights = [],
  add = () => highlight({}),
}: State) {
  const path = '/students/classes/details/studentLessonDetails';
  return (
    <PageFrame
      path={path}
      start={() => {
        const scope = fork({
          values: [[$session, sessionOf(student)]],
          handlers: [
            [getStudentLessonFx, answer],
            [markLessonReadFx, mark],
            [listLessonHighlightsFx, () => ({ items: highlights })],
            [addLessonHighlightFx, add],
            [removeLessonHighlightFx, () => undefined],
          ],
        });
        void allSettled(lessonOpened, { scope, params: data.id });
        return scope;
      }}
    >
      <Shell pathname={path}>
        <StudentLessonPage />
      </Shell>
    </PageFrame>
  );
}

/** The words that the browser paints in a colour. */
const painted = (color: string): string[] =>
  [...(CSS.highlights.get(`lesson-${color}`) ?? [])].flatMap((range) =>
    range instanceof Range ? [range.toString()] : [],
  );

const meta = {
  title: 'Pages/Student lesson',
  component: Example,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
  args: {},
} satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Unread: Story = {
  tags: ['pictured'],
  args: { mark: fn(() => undefined) },
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByText('Move the lamp to 10 cm.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Leaf diary' })).toHaveAttribute(
      'href',
      expect.stringContaining('/students/classes/details/studentAssignmentDetails?id='),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Mark as read' }));
    await waitFor(() => expect(args.mark).toHaveBeenCalledOnce());
  },
};
export const WithNotes: Story = {
  tags: ['pictured'],
  args: {
    highlights: [
      highlight({}),
      highlight({
        id: '0192f0c1-7a54-7d3e-9d6c-1f2a3b4c6b02',
        quote: 'Count for one minute.',
        color: 'blue',
        note: '',
      }),
      highlight({ id: '0192f0c1-7a54-7d3e-9d6c-1f2a3b4c6b03', quote: 'a drop of soap', color: 'pink' }),
    ],
  },
  play: async ({ canvas }) => {
    const notes = await canvas.findByRole('list', { name: 'Your highlights' });
    await waitFor(() => expect(within(notes).getAllByText('No longer found in the lesson')).toHaveLength(1));
    await waitFor(() => expect(painted('yellow')).toEqual(['inside a leaf disc']));
    await expect(painted('blue')).toEqual(['Count for one minute.']);
    await expect(painted('pink')).toEqual([]);
  },
};

export const HighlightSelected: Story = {
  args: { add: fn(() => highlight({})) },
  play: async ({ args, canvas, userEvent }) => {
    const step = await canvas.findByText('Move the lamp to 10 cm.');
    const [words] = step.childNodes;
    if (words) document.getSelection()?.setBaseAndExtent(words, 9, words, 22);
    const bar = await canvas.findByRole('group', { name: 'Highlight the selected words' });
    await expect(bar).toHaveTextContent('lamp to 10 cm');
    await userEvent.click(within(bar).getByRole('button', { name: 'Green' }));
    await waitFor(() => expect(args.add).toHaveBeenCalledOnce());
    await expect(args.add).toHaveBeenCalledWith(
      null,
      expect.objectContaining({
        request: {
          id: studentLesson.id,
          newLessonHighlight: expect.objectContaining({
            quote: 'lamp to 10 cm',
            prefix: 'Move the ',
            color: 'green',
          }),
        },
      }),
    );
    await waitFor(() => expect(canvas.queryByRole('group', { name: /Highlight the selected/ })).toBeNull());
  },
};

/** Without selecting text. */
export const HighlightTyped: Story = {
  args: { add: fn(() => highlight({})) },
  play: async ({ args, canvas, userEvent }) => {
    const words = await canvas.findByRole('textbox', { name: 'Type words to highlight' });
    await userEvent.type(words, 'a pencil{Enter}');
    await expect(await canvas.findByText(/The lesson doesn’t have these words/)).toBeVisible();
    await userEvent.clear(words);
    await userEvent.type(words, 'count for  ONE minute{Enter}');
    await waitFor(() => expect(args.add).toHaveBeenCalledOnce());
  },
};

export const Read: Story = { args: { data: { ...studentLesson, read_at: '2026-10-13T09:00:00.000Z' } } };
export const Empty: Story = { args: { data: { ...studentLesson, blocks: [] } } };
export const Loading: Story = { args: { answer: () => new Promise(() => {}) } };
export const Failed: Story = {
  args: {
    answer: () => {
      throw new Error('Offline');
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'The lesson couldn’t be loaded' })).toBeVisible();
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
