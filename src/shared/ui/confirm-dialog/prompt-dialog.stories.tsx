import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { PromptDialog } from './prompt-dialog';

/** Use it for one short answer. For several fields use a dialog with a form. */
const meta = {
  title: 'Overlays/Prompt dialog',
  component: PromptDialog,
  parameters: { layout: 'fullscreen' },
  args: {
    open: true,
    title: 'Invite a colleague',
    label: 'Their email address',
    kind: 'email',
    confirmLabel: 'Send the invitation',
    onAnswer: fn(),
    onCancel: fn(),
  },
  render: (args) => (
    <div style={{ height: 480 }}>
      <PromptDialog {...args} />
    </div>
  ),
} satisfies Meta<typeof PromptDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Email: Story = {
  tags: ['pictured'],
  play: async ({ userEvent, args }) => {
    const field = await screen.findByRole('textbox', { name: 'Their email address' });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.type(field, 'amara@harborview{Enter}');
    await expect(field).toHaveAccessibleDescription('Invalid email address');
    await expect(args.onAnswer).not.toHaveBeenCalled();
    await userEvent.type(field, '.school{Enter}');
    await expect(args.onAnswer).toHaveBeenCalledWith('amara@harborview.school');
  },
};

export const Address: Story = {
  args: { title: 'Add a link', label: 'Address', kind: 'url', confirmLabel: 'Add it' },
  play: async ({ userEvent, args }) => {
    const field = await screen.findByRole('textbox', { name: 'Address' });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.type(field, 'harborview.school');
    await userEvent.click(screen.getByRole('button', { name: 'Add it' }));
    await expect(field).toHaveAccessibleDescription('Invalid URL');
    await userEvent.clear(field);
    await userEvent.type(field, ' https://harborview.school/7b {Enter}');
    await expect(args.onAnswer).toHaveBeenCalledWith('https://harborview.school/7b');
  },
};

export const Refused: Story = {
  args: { error: 'This teacher is already in the class.' },
  play: async () => {
    const field = await screen.findByRole('textbox', { name: 'Their email address' });
    await expect(field).toHaveAccessibleDescription('This teacher is already in the class.');
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { title: 'ادعُ زميلا', label: 'بريده الإلكتروني', confirmLabel: 'أرسل الدعوة' },
};

export const LongText: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    title: 'Rates of reaction: which antacid neutralises the most acid for its price?',
    label: 'The address that their school gave them when they began',
  },
};
