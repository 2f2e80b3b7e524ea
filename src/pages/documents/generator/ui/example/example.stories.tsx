import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import type { Template } from '@/shared/api/templates';
import { formOf, templateOf } from '../../../../../../tests/support/template-form';
import { shortLesson as lesson } from '../../../../../../tests/support/documents';
import { estimate, Example, phone } from '../generator-page.sample';

const withoutModel = (change: Partial<Template>) => ({
  ...lesson,
  template: { ...lesson.template, ...change },
});

/** Examples of a template, and what an installation without a model says of it. */
const meta = {
  title: 'Pages/Generator/Example',
  component: Example,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
  args: { page: templateOf(lesson) },
} satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Without a model, the head of the form says so before anything is filled in. */
export const NeedsModel: Story = {
  tags: ['pictured'],
  args: {
    page: templateOf(
      withoutModel({
        refusal:
          'Lectern can’t plan a course without an AI model, and none is connected here. Your administrator can connect one.',
      }),
    ),
    form: formOf(lesson),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Needs an AI model')).toBeVisible();
    await expect(canvas.getByText(/Your administrator can connect one/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Write it' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'See an example' })).toBeVisible();
  },
};

export const NeedsModelOnAPhone: Story = {
  args: { ...NeedsModel.args, tab: 'form' },
  globals: phone,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show the example' }));
    await expect(await canvas.findByRole('heading', { name: 'The form, filled in' })).toBeVisible();
    await expect(canvas.queryByRole('form')).toBeNull();
  },
};

/** Written from the form alone, which costs nothing. */
export const FreeFromTheForm: Story = {
  args: {
    page: templateOf(withoutModel({ entry: { ...lesson.template.entry, written_from: 'form' } })),
    expected: { state: 'known', estimate: { ...estimate, credits: 0 } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Free: put together from this form, without AI')).toBeVisible();
  },
};

/** The example is written as one watches, and can be shown at once. */
export const ExampleShown: Story = {
  args: { form: formOf(lesson) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'See an example' }));
    const example = () => canvas.getByRole('region', { name: 'Example' });
    await waitFor(() => expect(example()).toHaveFocus());
    const place = example();
    const showAll = canvas.queryByRole('button', { name: 'Show all' });
    if (showAll) {
      await expect(canvas.getByRole('article')).toHaveAttribute('aria-busy', 'true');
      await userEvent.click(showAll);
    }
    await expect(canvas.getByRole('article')).toHaveAttribute('aria-busy', 'false');
    await expect(canvas.getByText('Free, and not saved')).toBeVisible();
    // Below the form there is more room for the document that is being written.
    await userEvent.click(within(place).getByRole('button', { name: 'The form, filled in' }));
    await expect(within(place).getByText('Photosynthesis', { exact: false, selector: 'dd' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Print' })).toBeVisible();
  },
};

export const ExampleClosed: Story = {
  args: { form: formOf(lesson) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'See an example' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Close' }));
    await expect(canvas.getByRole('button', { name: 'See an example' })).toHaveFocus();
  },
};
