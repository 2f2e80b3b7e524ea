import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { readFormSchema, type FormValues } from '@/entities/template-form';
import { rowsSchemaFixture } from '../../../../tests/support/form-rows';
import {
  blurField,
  changeField,
  type Form,
  messagesOf,
  type OpenForm,
  openForm,
  rejectForm,
  validateAll,
} from '../model/form-state';
import { FormField } from './form-field';
import { inner } from './rows-field.css';

type ExampleProps = {
  courses: readonly FormValues[];
  rejected?: Record<string, string[]>;
  submitted?: boolean;
};

const fields = readFormSchema(rowsSchemaFixture);
const school = { name: 'Harborview Middle School', opens: '08:15', term_start: '2026-08-31' };
const course = (title: string, level: string, credits: number | null) => ({
  title,
  level,
  credits,
  ends: '',
});
const courses = [course('Biology', 'AP', 1), course('Art', 'Regular', 0.5)];
const many = ['Biology', 'Art', 'Civics', 'Physical education', 'World literature'].map((title) =>
  course(title, 'Regular', 1),
);

function started({ courses: rows, rejected, submitted = false }: ExampleProps): Form {
  const form: OpenForm = openForm(
    { key: 'form', fields, input: { school, courses: rows }, draftOf: null },
    null,
  );
  const validated = submitted ? validateAll(form) : form;
  return rejected ? rejectForm(validated, rejected) : validated;
}

function Example(props: ExampleProps) {
  const [form, setForm] = useState(() => started(props));
  if (form.state === 'closed') return null;
  return (
    <div className={inner}>
      {form.fields.map((field) => (
        <FormField
          key={field.name}
          field={field}
          values={form.values}
          messages={messagesOf(form)}
          onChange={(change) => setForm((last) => changeField(last, change))}
          onBlur={(path) => setForm((last) => blurField(last, path))}
        />
      ))}
    </div>
  );
}

const meta = {
  title: 'Pages/Generator/Form rows',
  component: Example,
  parameters: { frame: 316 },
  args: { courses },
} satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = { tags: ['pictured'] };

export const Empty: Story = {
  args: { courses: [] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add course' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Title' })).toHaveFocus());
  },
};

/** The server’s messages stand beside the inner fields, and follow a row that is moved. */
export const Rejected: Story = {
  args: { rejected: { 'courses.1.title': ['This course is listed twice.'] } },
  play: async ({ canvas, userEvent }) => {
    const titles = () => canvas.getAllByRole('textbox', { name: 'Title' });
    await expect(titles()[1]).toBeInvalid();
    await expect(titles()[1]).toHaveAccessibleDescription('This course is listed twice.');
    canvas.getByRole('button', { name: 'Move course 2 up' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(titles()[0]).toHaveValue('Art');
    await expect(titles()[0]).toBeInvalid();
    await expect(titles()[1]).toBeValid();
  },
};

export const Incomplete: Story = {
  args: { courses: [course('', 'Regular', null), ...courses], submitted: true },
};

export const RemovedAndUndone: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove course 1' }));
    await expect(canvas.getByText('Course 1 removed.')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Title' })).toHaveValue('Art');
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(canvas.getAllByRole('textbox', { name: 'Title' })[0]).toHaveValue('Biology');
  },
};

/** Lines from a spreadsheet fill rows as far as there is room for them. */
export const Pasted: Story = {
  args: { courses: [course('', 'Regular', null)] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Title' }));
    await userEvent.paste('Title\tCredits\nBiology\t1\nArt\t0.5\nCivics\tone\n');
    await expect(await canvas.findByText('3 rows pasted. 1 cell couldn’t be read.')).toBeVisible();
    await expect(canvas.getAllByRole('textbox', { name: 'Title' }).map((box) => box)).toHaveLength(3);
  },
};

export const Folded: Story = {
  args: { courses: many },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('textbox', { name: 'Title' })).toBeNull();
    await expect(canvas.getByText('5 of 5')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /World literature/ }));
    await expect(canvas.getByRole('textbox', { name: 'Title' })).toHaveValue('World literature');
  },
};

export const LongText: Story = {
  args: {
    courses: [
      course('Readings in the literature of the nineteenth and twentieth centuries, part two', 'Regular', 1),
    ],
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
