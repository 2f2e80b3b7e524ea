import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { RichTextEditor } from './rich-text-editor';

/** Use it for instructions and letters that users format. For plain text, use a textarea. */
const meta = {
  title: 'Forms/Rich text editor',
  component: RichTextEditor,
  parameters: { frame: 560 },
  args: {
    label: 'Instructions',
    initial:
      'Weigh each fruit.\n\n- Lower it into the water\n- Read **how many** milliliters the level rises',
    onChange: fn(),
  },
} satisfies Meta<typeof RichTextEditor>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The editor loads on first use, which can take seconds. */
const patient = { timeout: 15_000 };

export const Formatted: Story = {
  tags: ['pictured'],
  play: async ({ canvas }) => {
    const box = await canvas.findByRole('textbox', { name: 'Instructions' }, patient);
    await expect(box.querySelectorAll('li')).toHaveLength(2);
    await expect(box.querySelector('strong')).toHaveTextContent('how many');
  },
};

export const Typing: Story = {
  args: { initial: '' },
  play: async ({ canvas, userEvent, args }) => {
    const box = await canvas.findByRole('textbox', { name: 'Instructions' }, patient);
    await userEvent.click(box);
    await userEvent.click(canvas.getByRole('button', { name: 'List' }));
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'List' })).toHaveAttribute('aria-pressed', 'true'),
    );
    await waitFor(() => expect(box.querySelector('li')).not.toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(box.querySelector('li')).toBeNull());
    await expect(args.onChange).toHaveBeenCalled();
  },
};

/** Formulas come and go as TeX between dollars, with nothing escaped in them. */
export const Formulas: Story = {
  args: { initial: 'Find $a_1 + b_1$ for $5.', onChange: fn<(markdown: string) => void>() },
  play: async ({ canvas, userEvent, args }) => {
    const box = await canvas.findByRole('textbox', { name: 'Instructions' }, patient);
    await waitFor(() => expect(box.querySelectorAll('math')).toHaveLength(1), patient);
    await userEvent.click(canvas.getByRole('button', { name: 'Formula' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Formula' }));
    await userEvent.type(dialog.getByRole('textbox'), 'y_2');
    await userEvent.click(dialog.getByRole('button', { name: 'Insert' }));
    await waitFor(() => expect(box.querySelectorAll('math')).toHaveLength(2), patient);
    const [text] = args.onChange.mock.calls.at(-1) ?? [];
    await expect(text).toContain('$y_2$');
    await expect(text).toContain('Find $a_1 + b_1$ for $5.');
  },
};

export const HtmlIsText: Story = {
  args: { initial: 'Hello <img src=x onerror="alert(1)"> there' },
  play: async ({ canvas }) => {
    const box = await canvas.findByRole('textbox', { name: 'Instructions' }, patient);
    await expect(box.querySelector('img')).toBeNull();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } }, parameters: { frame: 358 } };

export const RightToLeft: Story = { args: { initial: 'زن كل فاكهة.' } };
