import type { Meta, StoryObj } from '@storybook/react-vite';
import { fork } from 'effector';
import { expect, waitFor, within } from 'storybook/test';
import { $generation, type GenerationState } from '@/entities/generation';
import { $session } from '@/entities/session';
import { editGenerationFx, listGenerationsFx, listVersionsFx } from '@/shared/api';
import { Shell } from '@/widgets/shell';
import { PageFrame } from '../../../../.storybook/page-frame';
import { sessionOf, teacher } from '../../../../tests/support/people';
import { $copy, $picked } from '../model/document';
import { $expected, type Expected } from '../model/estimate';
import { $form, focusFirstMessageFx, keepDraftFx } from '../model/form';
import type { Form } from '../model/form-state';
import { $generator, type Generator } from '../model/generator';
import { $earlier, $versions } from '../model/history';
import { $editing, type Editing, forgetEditFx, keepEditFx, readEditFx } from '../model/section-editing';
import { $tab, type Tab } from '../model/tab';
import { formOf, lesson, pageOf, quiz, resting, writing } from './generator.sample';
import { GeneratorPage } from './generator-page';

type State = {
  page: Generator;
  form?: Form;
  document?: GenerationState;
  expected?: Expected;
  editing?: Editing;
  picked?: string;
  copy?: 'teacher' | 'student';
  tab?: Tab;
};

const { generation } = lesson;
const filled = {
  topic: 'Photosynthesis. Where does a tree’s mass come from?',
  grade_level: 'Grade 7',
  subject: 'Science',
};
const estimate = { credits: 9400, input_tokens: 1200, output_tokens: 8200, affordable: true, refusal: null };

function Example({
  page,
  form,
  document,
  expected,
  editing,
  picked,
  copy = 'teacher',
  tab = 'result',
}: State) {
  const path = page.state === 'away' ? '/' : `/teacher/${page.type}`;
  return (
    <PageFrame
      path={path}
      start={() =>
        fork({
          values: [
            [$session, sessionOf(teacher)],
            [$generator, page],
            [$form, form ?? formOf(lesson, filled)],
            [$generation, document ?? { state: 'idle' }],
            [$expected, expected ?? { state: 'known', estimate }],
            [$editing, editing ?? { state: 'reading' }],
            [$picked, picked ?? null],
            [$copy, copy],
            [$tab, tab],
            [
              $versions,
              {
                id: generation.id,
                items: [
                  { version: 1, cause: 'written', section: null, created_at: '2026-11-20T07:38:00.000Z' },
                ],
              },
            ],
            [$earlier, []],
          ],
          handlers: [
            [
              editGenerationFx,
              () => ({
                ...generation,
                version: 2,
                result: { ...generation.result, overview: 'A log goes round.' },
              }),
            ],
            [listVersionsFx, () => ({ items: [], next_cursor: null })],
            [listGenerationsFx, () => ({ items: [], next_cursor: null })],
            [readEditFx, () => undefined],
            [keepEditFx, () => undefined],
            [forgetEditFx, () => undefined],
            [keepDraftFx, () => undefined],
            [focusFirstMessageFx, () => undefined],
          ],
        })
      }
    >
      <Shell
        pathname={path}
        workspace
        crumbs={[{ label: 'Templates', href: '/templates' }, { label: 'Lesson plan builder' }]}
      >
        <GeneratorPage />
      </Shell>
    </PageFrame>
  );
}

const phone = { viewport: { value: 'phone' } };

const meta = {
  title: 'Pages/Generator',
  component: Example,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
  args: { page: pageOf(lesson) },
} satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { args: { page: { state: 'loading', type: 'lesson-plan-builder', id: null } } };

export const FormFailed: Story = {
  args: {
    page: {
      state: 'failed',
      type: 'lesson-plan-builder',
      id: null,
      problem: { status: 500, message: 'Internal Server Error', fields: {} },
    },
  },
};

export const Blank: Story = {
  args: { form: formOf(lesson) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Write it' }));
    await expect(canvas.getByRole('textbox', { name: 'Topic' })).toBeInvalid();
    await expect(canvas.getByText('Fill this in.')).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Topic' }), 'Rain');
    await expect(canvas.getByRole('textbox', { name: 'Topic' })).toBeValid();
  },
};

export const BlankOnAPhone: Story = { args: { tab: 'form' }, globals: phone };

export const QuizForm: Story = {
  args: {
    page: pageOf(quiz),
    form: formOf(quiz, { ...filled, source_type: 'paste' }),
    expected: {
      state: 'known',
      estimate: {
        ...estimate,
        refusal: 'The built-in engine makes questions only from a text. Paste one or choose a file.',
      },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add a type' }));
    await expect(canvas.getByText(/questions,/)).toHaveTextContent('11 questions');
    await userEvent.click(canvas.getByRole('button', { name: 'Source material' }));
    await expect(await canvas.findByRole('textbox', { name: 'Text' })).toBeVisible();
  },
};

export const TooFewCredits: Story = {
  args: { expected: { state: 'known', estimate: { ...estimate, affordable: false } } },
};

export const Refused: Story = {
  args: {
    document: {
      state: 'refused',
      request: { template_type: 'lesson-plan-builder', input: filled },
      key: 'a-key-of-its-own',
      problem: { status: 402, message: 'This needs about 9,400 credits and 1,200 are left.', fields: {} },
    },
  },
};

export const WritingSections: Story = {
  args: { document: writing(lesson, 4) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Sections written' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Change:/ })).toBeNull();
  },
};

export const WritingOnAPhone: Story = { args: { document: writing(lesson, 4) }, globals: phone };

export const ConnectionGone: Story = {
  args: { document: writing(lesson, 4, { link: { connection: 1, state: 'cut', attempt: 2 } }) },
};

export const Complete: Story = {
  args: { page: pageOf(lesson, generation.id), document: resting(lesson) },
  play: async ({ canvas, userEvent }) => {
    const pick = canvas.getByRole('button', { name: 'Change: Overview' });
    pick.focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Regenerate' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Edit' }));
    const editor = await canvas.findByRole('form', { name: 'Edit: Overview' });
    const text = within(editor).getByRole('textbox');
    await waitFor(() => expect(text).toHaveFocus());
    await userEvent.clear(text);
    await userEvent.type(text, 'A log goes round.');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(canvas.getByText('A log goes round.')).toBeVisible());
  },
};

export const CompleteOnAPhone: Story = {
  args: { page: pageOf(lesson, generation.id), document: resting(lesson) },
  globals: phone,
};

export const SectionPicked: Story = {
  args: { page: pageOf(lesson, generation.id), document: resting(lesson), picked: 'objectives' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Say what to change' }));
    await expect(canvas.getByRole('textbox', { name: 'What to change' })).toBeVisible();
  },
};

export const EditingTheLesson: Story = {
  args: {
    page: pageOf(lesson, generation.id),
    document: resting(lesson),
    editing: editingOf('phases', generation.result.phases),
  },
  play: async ({ canvas, userEvent }) => {
    const editor = await canvas.findByRole('form', { name: 'Edit: The lesson' });
    const names = () =>
      within(editor)
        .getAllByRole('textbox', { name: 'Phase' })
        .map((box) => ('value' in box ? box.value : ''));
    const [first, second] = names();
    const down = within(editor)
      .getAllByRole('button', { name: /^Move .* 1 down$/ })
      .at(-1);
    await userEvent.click(down ?? editor);
    await expect(names().slice(0, 2)).toEqual([second, first]);
  },
};

export const EditRefused: Story = {
  args: {
    page: pageOf(lesson, generation.id),
    document: resting(lesson),
    editing: {
      ...editingOf('overview', generation.result.overview),
      problem: { status: 409, message: 'This document changed in another window.', fields: {} },
    },
  },
  play: async ({ canvas }) => {
    const editor = await canvas.findByRole('form', { name: 'Edit: Overview' });
    await expect(within(editor).getByRole('button', { name: 'Take the newest' })).toBeVisible();
  },
};

export const EditingAQuiz: Story = {
  args: {
    page: pageOf(quiz, quiz.generation.id),
    form: formOf(quiz, filled),
    document: resting(quiz),
    editing: { ...editingOf('sections', quiz.generation.result.sections), id: quiz.generation.id },
  },
  play: async ({ canvas, userEvent }) => {
    const editor = await canvas.findByRole('form', { name: 'Edit: Questions' });
    const options = within(editor).getAllByRole('group', { name: 'Options' })[0] ?? editor;
    const [first, second] = within(options).getAllByRole('checkbox');
    const wrong =
      first?.getAttribute('aria-checked') === 'true' || (first instanceof HTMLInputElement && first.checked)
        ? second
        : first;
    await userEvent.click(wrong ?? options);
    await expect(within(options).getAllByRole('checkbox', { checked: true })).toHaveLength(1);
  },
};

export const QuizForTeachers: Story = {
  args: { page: pageOf(quiz, quiz.generation.id), form: formOf(quiz, filled), document: resting(quiz) },
};

export const QuizForStudents: Story = {
  args: {
    page: pageOf(quiz, quiz.generation.id),
    form: formOf(quiz, filled),
    document: resting(quiz),
    copy: 'student',
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Answer key')).toBeNull();
    await expect(canvas.queryByText('Right.')).toBeNull();
  },
};

export const Stopped: Story = {
  args: { document: resting(lesson, { status: 'stopped' }, { state: 'stopped' }) },
};

export const Interrupted: Story = {
  args: { document: resting(lesson, { status: 'interrupted' }, { state: 'interrupted' }) },
};

export const Failed: Story = {
  args: {
    document: {
      state: 'failed',
      document: { generation, lastEvent: 9, used: 0, undo: [], redo: [] },
      asked: null,
      problem: null,
      failure: {
        code: 'provider_busy',
        message: 'The model has too much to do. Try again in a minute.',
        retryable: true,
      },
    },
  },
};

export const FailedForGood: Story = {
  args: {
    document: {
      state: 'failed',
      document: { generation, lastEvent: 9, used: 0, undo: [], redo: [] },
      asked: null,
      problem: null,
      failure: { code: 'refused', message: 'The model would not write about this.', retryable: false },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull();
  },
};

export const ChangedElsewhere: Story = {
  args: {
    document: resting(
      lesson,
      {},
      {
        problem: {
          change: { kind: 'save' },
          problem: { status: 409, message: 'This document changed in another window.', fields: {} },
        },
      },
    ),
  },
};

export const InTheTrash: Story = {
  args: { document: resting(lesson, { trashed_at: '2026-11-20T08:00:00.000Z' }) },
};

export const Opening: Story = { args: { document: { state: 'opening', id: generation.id } } };

export const NotThere: Story = {
  args: {
    document: {
      state: 'absent',
      id: generation.id,
      problem: { status: 404, message: 'Not Found', fields: {} },
    },
  },
};

function editingOf(section: string, value: unknown) {
  return {
    state: 'editing' as const,
    id: generation.id,
    section,
    before: value,
    value,
    saving: false,
    problem: null,
  };
}
