import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, waitFor } from 'storybook/test';
import { CoverField } from './cover-field';

/** The cover colour of a class, in the forms that create or change one. */
const meta = {
  title: 'Entities/Class/Cover field',
  component: CoverField,
  parameters: { frame: 480 },
  args: { value: '#2f7453', title: '7B Science', onChange: fn() },
} satisfies Meta<typeof CoverField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Cover Bottle' }));
    await fireEvent.click(await screen.findByRole('button', { name: 'Violet' }));
    await expect(args.onChange).toHaveBeenCalledWith('#6a57a8');
    await waitFor(() => expect(screen.queryByRole('group', { name: 'Colours' })).not.toBeInTheDocument());
  },
};

/** Covers that were chosen by their name show their colour. */
export const Named: Story = {
  args: { value: 'moss' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Cover #80994B' })).toBeVisible();
  },
};

/** A cover has no transparency. */
export const WithoutAlpha: Story = {
  args: { title: '' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Cover Bottle' }));
    const input = await screen.findByRole('textbox', { name: 'Hex or rgb' });
    // Opening moves the focus into the panel, which would interrupt the typing.
    await waitFor(() => expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true));
    await userEvent.clear(input);
    await userEvent.type(input, '#6a57a880');
    await expect(input).toHaveValue('#6a57a880');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('#6a57a8'));
  },
};
