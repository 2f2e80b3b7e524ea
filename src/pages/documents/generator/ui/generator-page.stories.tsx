import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { blockSchemas } from '@/shared/api/blocks';
import { formOf, templateOf } from '../../../../../tests/support/template-form';
import {
  settledState,
  shortLesson as lesson,
  shortQuiz as quiz,
  writing,
} from '../../../../../tests/support/documents';
import { estimate, Example, filled, phone } from './generator-page.sample';

const { generation } = lesson;

const meta = {
  title: 'Pages/Generator',
  component: Example,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
  args: { page: templateOf(lesson) },
} satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  args: { page: { state: 'loading', type: lesson.template.entry.templateType, id: null } },
};

export const FormFailed: Story = {
  args: {
    page: {
      state: 'failed',
      type: lesson.template.entry.templateType,
      id: null,
      problem: { status: 500, message: 'Internal Server Error', fields: {} },
    },
  },
};

export const Blank: Story = {
  tags: ['pictured'],
  args: { form: formOf(lesson) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Write it' }));
    await expect(canvas.getByRole('textbox', { name: 'Topic' })).toBeInvalid();
    await expect(canvas.getByText('Enter a topic.')).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Topic' }), 'Rain');
    await expect(canvas.getByRole('textbox', { name: 'Topic' })).toBeValid();
  },
};

/** No option may be truncated: the width of each select fits its longest option. */
export const OptionsFit: Story = {
  args: { form: formOf(lesson, filled) },
  play: async ({ canvas, userEvent }) => {
    const form = canvas.getByRole('form', { name: /: details$/ });
    for (const group of within(form).getAllByRole('button', { expanded: false })) {
      await userEvent.click(group);
    }
    const selects = [...form.querySelectorAll('select')];
    await expect(selects.length).toBeGreaterThan(3);
    for (const select of selects) {
      const available = select.offsetWidth;
      select.style.width = 'max-content';
      await expect(select.offsetWidth, select.name).toBeLessThanOrEqual(available);
      select.style.width = '';
    }
  },
};

export const BlankOnAPhone: Story = {
  args: { tab: 'form' },
  globals: phone,
  play: async ({ canvas, userEvent }) => {
    const document = canvas.getByRole('heading', { name: 'Nothing written yet', hidden: true });
    await expect(document).not.toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'Result' }));
    await expect(document).toBeVisible();
    await expect(canvas.queryByRole('form')).toBeNull();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('tabpanel', { name: 'Form' })).toBeVisible();
    await expect(document).not.toBeVisible();
  },
};

export const QuizForm: Story = {
  args: {
    page: templateOf(quiz),
    form: formOf(quiz, { ...filled, source_type: 'paste' }),
    expected: {
      state: 'known',
      estimate: {
        ...estimate,
        refusal: 'Without an AI model, Lectern works from a text: add a source.',
      },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add question type' }));
    await expect(canvas.getByText(/questions,/)).toHaveTextContent('11 questions');
    // The engine needs a source, so its part of the form is open.
    await expect(canvas.getByRole('textbox', { name: 'Text' })).toBeVisible();
  },
};

export const WritingSections: Story = {
  tags: ['pictured'],
  args: { document: writing(lesson, 2) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Sections written' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Change:/ })).toBeNull();
  },
};

export const WritingOnAPhone: Story = {
  args: { document: writing(lesson, 2) },
  globals: phone,
};

export const Complete: Story = {
  args: { page: templateOf(lesson, generation.id), document: settledState(lesson) },
  play: async ({ canvas, userEvent }) => {
    const pick = canvas.getByRole('button', { name: 'Change: Overview' });
    pick.focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Regenerate' })).toBeVisible();
    await expect(await canvas.findByText(/A rewrite costs/)).toHaveTextContent(
      'A rewrite costs about 640 credits.',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Say what to change' }));
    await expect(canvas.getByRole('textbox', { name: 'What to change' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Edit' }));
    const editor = await screen.findByRole('dialog', { name: 'Edit: Overview' });
    const text = await within(editor).findByRole('textbox');
    await userEvent.clear(text);
    await userEvent.type(text, 'A log goes round.');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(canvas.getByText('A log goes round.')).toBeVisible());
  },
};

export const ItemSelected: Story = {
  args: {
    page: templateOf(quiz, quiz.generation.id),
    form: formOf(quiz, filled),
    document: settledState(quiz),
  },
  play: async ({ canvas, userEvent }) => {
    const [stem] = canvas.getAllByRole('textbox', { name: 'Question' });
    if (!stem) throw new Error('The sample has no question.');
    await userEvent.click(stem);
    const tools = canvas.getByRole('group', { name: 'Change this question' });
    await expect(await within(tools).findByText(/A rewrite costs about/)).toBeVisible();
    await expect(stem).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('button', { name: /^Question 1: tools/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(within(tools).getByRole('button', { name: 'Regenerate' })).toHaveFocus());
  },
};

export const ItemSelectedOnAPhone: Story = { ...ItemSelected, globals: phone };

const phases = blockSchemas.timeline.parse(generation.result.phases);

export const ToolsOfATallSection: Story = {
  args: {
    page: templateOf(lesson, generation.id),
    document: settledState(lesson, { result: { phases: [...phases, ...phases, ...phases] } }),
    selected: 'phases',
  },
  play: async ({ canvas }) => {
    const section = canvas.getByRole('region', { name: 'The lesson' });
    section.scrollIntoView({ block: 'start' });
    await expect(section.getBoundingClientRect().height).toBeGreaterThan(window.innerHeight);
    const tools = canvas.getByRole('group', { name: 'Change: The lesson' }).getBoundingClientRect();
    await expect(tools.bottom).toBeLessThan(window.innerHeight);
  },
};

export const CompleteOnAPhone: Story = {
  args: { page: templateOf(lesson, generation.id), document: settledState(lesson) },
  globals: phone,
};

export const QuizForTeachers: Story = {
  args: {
    page: templateOf(quiz, quiz.generation.id),
    form: formOf(quiz, filled),
    document: settledState(quiz),
  },
  play: async ({ canvas }) => {
    const toolbar = canvas.getByRole('toolbar', { name: 'Document' });
    const boxes = [...toolbar.querySelectorAll('button')]
      .filter((button) => button.checkVisibility())
      .map((button) => button.getBoundingClientRect());
    await expect(Math.max(...boxes.map(({ top }) => top))).toBeLessThan(
      Math.min(...boxes.map(({ bottom }) => bottom)),
    );
  },
};

export const QuizOnAPhone: Story = {
  args: {
    page: templateOf(quiz, quiz.generation.id),
    form: formOf(quiz, filled),
    document: settledState(quiz),
  },
  globals: phone,
};

export const QuizForStudents: Story = {
  args: {
    page: templateOf(quiz, quiz.generation.id),
    form: formOf(quiz, filled),
    document: settledState(quiz),
    copy: 'student',
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Answer key')).toBeNull();
    await expect(canvas.queryByText('Right.')).toBeNull();
  },
};

export const NotFound: Story = {
  args: {
    document: {
      state: 'absent',
      id: generation.id,
      problem: { status: 404, message: 'Not Found', fields: {} },
    },
  },
};
