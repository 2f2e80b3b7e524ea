import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, spyOn, waitFor } from 'storybook/test';
import { Field } from '../field';
import { closeAfter } from './close-after';
import { ColorPicker } from './color-picker';

/** Use it for the colour of something that belongs to the user, such as a class. */
const meta = {
  title: 'Forms/Color picker',
  component: ColorPicker,
  args: { label: 'Colour', value: '#2f7453', caption: 'Cover colour for 7B Science', onChange: fn() },
  beforeEach: () => localStorage.removeItem('lectern-colors'),
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    return (
      <ColorPicker
        {...args}
        value={value}
        onChange={(next) => {
          args.onChange(next);
          setValue(next);
        }}
      />
    );
  },
} satisfies Meta<typeof ColorPicker>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Opens the panel and waits for it to take the focus. */
async function open(trigger: HTMLElement, click: (element: HTMLElement) => Promise<void>) {
  await click(trigger);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Brick' })).toHaveFocus());
}

export const Closed: Story = {};

export const Open: Story = {
  tags: ['pictured'],
  play: async ({ canvas, userEvent }) => {
    await open(canvas.getByRole('button', { name: 'Colour: Bottle' }), userEvent.click);
    const colors = await screen.findByRole('group', { name: 'Colours' });
    await expect(colors.querySelectorAll('button')).toHaveLength(9);
    await expect(screen.getByRole('button', { name: 'Bottle', pressed: true })).toBeVisible();
  },
};

export const ClosesOnceChosen: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await open(canvas.getByRole('button', { name: 'Colour: Bottle' }), userEvent.click);
    const violet = await screen.findByRole('button', { name: 'Violet' });
    // Asserts the scheduled delay, because the actual one varies on a busy machine.
    const timer = spyOn(window, 'setTimeout');
    await fireEvent.click(violet);
    await waitFor(() => expect(timer.mock.calls.map(([, delay]) => delay)).toContain(closeAfter));
    timer.mockRestore();
    await expect(closeAfter).toBe(500);
    await expect(args.onChange).toHaveBeenLastCalledWith('#6a57a8');
    await waitFor(() => expect(screen.queryByRole('group', { name: 'Colours' })).not.toBeInTheDocument());
    await expect(JSON.parse(localStorage.getItem('lectern-colors') ?? '')).toEqual(['#6a57a8']);
  },
};

export const Remembers: Story = {
  beforeEach: () => localStorage.setItem('lectern-colors', '["#aa3377","#2f7453"]'),
  play: async ({ canvas, userEvent }) => {
    await open(canvas.getByRole('button', { name: 'Colour: Bottle' }), userEvent.click);
    const before = await screen.findByRole('group', { name: 'Chosen before' });
    await expect(before.querySelectorAll('button')).toHaveLength(2);
    await expect(screen.getByRole('button', { name: '#AA3377' })).toBeVisible();
  },
};

export const Written: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await open(canvas.getByRole('button', { name: 'Colour: Bottle' }), userEvent.click);
    const input = await screen.findByRole('textbox', { name: 'Hex or rgb' });
    await userEvent.clear(input);
    await userEvent.type(input, 'rgb(83, 130, 192){Enter}');
    await waitFor(() => expect(args.onChange).toHaveBeenCalledWith('#5382c0'));
    await userEvent.clear(input);
    await userEvent.type(input, 'not a colour{Enter}');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('#000000'));
  },
};

export const MixedByKeyboard: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await open(canvas.getByRole('button', { name: 'Colour: Bottle' }), userEvent.click);
    const hue = await screen.findByRole('slider', { name: /hue/i });
    hue.focus();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(args.onChange).toHaveBeenCalled());
  },
};

export const InField: Story = {
  args: { label: undefined },
  decorators: [
    (Story) => (
      <Field label="Class colour" group>
        <Story />
      </Field>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Class colour Bottle' })).toBeVisible();
  },
};

export const Disabled: Story = { args: { disabled: true } };

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await open(canvas.getByRole('button', { name: 'Colour: Bottle' }), userEvent.click);
    await expect(await screen.findByRole('group', { name: 'Colours' })).toBeVisible();
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { label: 'اللون', caption: 'لون غلاف العلوم ٧ب' },
  play: async ({ canvas, userEvent }) => {
    await open(canvas.getByRole('button', { name: 'اللون: Bottle' }), userEvent.click);
  },
};

export const LongText: Story = {
  args: { caption: 'Cover colour for the advanced placement class of environmental science' },
  parameters: { frame: 180 },
};
