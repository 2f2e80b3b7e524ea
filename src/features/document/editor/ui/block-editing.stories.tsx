import type { Meta, StoryObj } from '@storybook/react-vite';
import { Suspense, useState } from 'react';
import { expect, within } from 'storybook/test';
import type { BlockKind, TemplateSection } from '@/shared/api/templates';
import { valueAt, withValueAt } from '../model/json-path';
import { blockSample } from './block.sample';
import { blocks } from './block-registry';
import { BlockView } from './block-view';

/** Columns are declared by the section; every other kind has its fields from the contract. */
const declared: Partial<Record<BlockKind, Pick<TemplateSection, 'columns' | 'schema'>>> = {
  facts: {
    columns: [
      { key: 'when', label: 'When' },
      { key: 'room', label: 'Room' },
    ],
    schema: {
      type: 'object',
      required: ['when', 'room'],
      properties: {
        when: { type: 'string', maxLength: 80, title: 'When' },
        room: { type: 'integer', title: 'Room' },
      },
    },
  },
  entries: {
    columns: [
      { key: 'heading', label: 'Heading' },
      { key: 'minutes', label: 'Minutes' },
      { key: 'script', label: 'Say' },
    ],
    schema: {
      type: 'array',
      items: {
        type: 'object',
        required: ['heading', 'minutes', 'script'],
        properties: {
          heading: { type: 'string', maxLength: 200, title: 'Heading' },
          minutes: { type: 'number', title: 'Minutes' },
          script: { type: 'string', maxLength: 4_000, title: 'Say' },
        },
      },
    },
  },
  table: {
    columns: [
      { key: 'answer', label: 'Answer' },
      { key: 'points', label: 'Points' },
    ],
    schema: {
      type: 'array',
      items: {
        type: 'object',
        required: ['answer', 'points'],
        properties: {
          answer: { type: 'string', maxLength: 80, title: 'Answer' },
          points: { type: 'number', title: 'Points' },
        },
      },
    },
  },
};

function Example({ kind }: { kind: BlockKind }) {
  const [value, setValue] = useState<unknown>(blockSample[kind]);
  const section: TemplateSection = {
    key: kind,
    title: 'Section',
    block: kind,
    teacher_only: false,
    schema: {},
    ...declared[kind],
  };
  const { editor, itemEditor } = blocks[kind];
  const Editor = itemEditor ?? editor;
  const path = kind === 'questions' ? [0, 'questions', 0] : itemEditor ? [0] : [];
  return (
    <>
      <section aria-label="View">
        <BlockView section={section} state="finished" value={value} copy="teacher" firstQuestion={1} />
      </section>
      <hr />
      <Suspense fallback={null}>
        {Editor ? (
          <Editor
            section={section}
            value={valueAt(value, path)}
            onChange={(part) => setValue(withValueAt(value, path, part))}
          />
        ) : null}
      </Suspense>
    </>
  );
}

/** The view of each block kind above the editor of its value, or of its first item: the view can show every edit. */
const meta = {
  title: 'Pages/Generator/Block editing',
  component: Example,
  parameters: { frame: 640 },
  args: { kind: 'prose' },
} satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Types into a field and expects the view to show the text. */
const typing =
  (label: string): NonNullable<Story['play']> =>
  async ({ canvas, userEvent }) => {
    const [field] = await canvas.findAllByRole('textbox', { name: label });
    if (!field) throw new Error(`The editor has no field ${label}.`);
    await userEvent.clear(field);
    await userEvent.type(field, 'Edited here');
    await expect(within(canvas.getByRole('region', { name: 'View' })).getByText(/Edited here/)).toBeVisible();
  };

export const Prose: Story = { play: typing('Section') };
export const Facts: Story = { args: { kind: 'facts' }, play: typing('When') };
export const Table: Story = { args: { kind: 'table' }, play: typing('Answer') };
export const Entries: Story = { args: { kind: 'entries' }, play: typing('Say') };
export const Timeline: Story = { args: { kind: 'timeline' }, play: typing('Phase') };
export const Vocabulary: Story = { args: { kind: 'vocabulary' }, play: typing('Term') };
export const Goals: Story = { args: { kind: 'goals' }, play: typing('Goal') };
export const Letter: Story = { args: { kind: 'letter' }, play: typing('Greeting') };
export const Chapters: Story = { args: { kind: 'story' }, play: typing('Text') };
export const Schedule: Story = { args: { kind: 'schedule' }, play: typing('Topic') };
export const Parts: Story = { args: { kind: 'parts' }, play: typing('Heading') };
export const Units: Story = { args: { kind: 'units' }, play: typing('Title') };
export const Books: Story = { args: { kind: 'books' }, play: typing('Title') };
export const Scores: Story = { args: { kind: 'scores' }, play: typing('Criterion') };

export const Grading: Story = {
  args: { kind: 'grading' },
  play: async ({ canvas, userEvent }) => {
    const score = await canvas.findByRole('spinbutton', { name: 'Suggested score' });
    await userEvent.clear(score);
    await userEvent.type(score, '2');
    await userEvent.tab();
    await expect(
      within(canvas.getByRole('region', { name: 'View' })).getByText(/Suggests 2 of 4/),
    ).toBeVisible();
  },
};

export const Comments: Story = { args: { kind: 'comments' }, play: typing('Comment') };
export const Submissions: Story = { args: { kind: 'submissions' }, play: typing('Feedback') };

export const Conversation: Story = {
  args: { kind: 'conversation' },
  play: async ({ canvas, userEvent }) => {
    const [speaker] = await canvas.findAllByRole('combobox', { name: 'Speaker' });
    if (!speaker) throw new Error('The editor has no speaker.');
    await userEvent.selectOptions(speaker, 'Student');
    await expect(within(canvas.getByRole('region', { name: 'View' })).queryByText('Tutor')).toBeNull();
  },
};

export const Steps: Story = {
  args: { kind: 'steps' },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await typing('What to do')(context);
    const [minutes] = canvas.getAllByRole('spinbutton', { name: /Minutes/ });
    if (!minutes) throw new Error('The editor has no minutes.');
    await userEvent.type(minutes, '7');
    await userEvent.tab();
    await expect(
      within(canvas.getByRole('region', { name: 'View' })).getByText('7 min', { exact: false }),
    ).toBeVisible();
  },
};

export const Questions: Story = {
  args: { kind: 'questions' },
  play: async (context) => {
    await typing('Question')(context);
    const { canvas, userEvent } = context;
    const [wrong] = canvas.getAllByRole('checkbox', { checked: false });
    const [type] = canvas.getAllByRole('combobox', { name: 'Type' });
    if (!wrong || !type) throw new Error('The sample has no options.');
    await userEvent.click(wrong);
    await expect(wrong).toBeChecked();
    await userEvent.selectOptions(type, 'True or false');
    await expect(canvas.getByRole('textbox', { name: 'Option T' })).toHaveValue('True');
  },
};

export const Rubric: Story = {
  args: { kind: 'rubric' },
  play: async (context) => {
    await typing('Meets')(context);
    const { canvas, userEvent } = context;
    const view = within(canvas.getByRole('region', { name: 'View' }));
    const label = canvas.getByRole('textbox', { name: 'Level 2' });
    await userEvent.clear(label);
    await userEvent.type(label, 'Not yet');
    await expect(view.getByRole('columnheader', { name: /Not yet/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Add criterion' }));
    await expect(view.getAllByRole('row')).toHaveLength(3);
  },
};

export const RubricOnAPhone: Story = {
  args: { kind: 'rubric' },
  parameters: { frame: 330 },
  globals: { viewport: { value: 'phone' } },
};
