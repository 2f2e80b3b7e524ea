import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, waitFor } from 'storybook/test';
import { Field } from '../field';
import { Combobox } from './combobox';
import { MultiCombobox } from './multi-combobox';

const standards = [
  { value: 'MS-PS3-4', label: 'MS-PS3-4', detail: 'Energy transfer' },
  { value: 'MS-LS2-3', label: 'MS-LS2-3', detail: 'Energy in ecosystems' },
  { value: 'MS-PS3-5', label: 'MS-PS3-5', detail: 'Kinetic energy' },
  { value: 'MS-LS1-6', label: 'MS-LS1-6', detail: 'Photosynthesis' },
];

/**
 * The combobox sets its input without React, so Storybook's simulated keys don't work: type the text
 * as one input event.
 */
function write(input: HTMLElement, text: string) {
  input.focus();
  return fireEvent.input(input, { target: { value: text } });
}

/** Waits for the search; Enter then selects the first entry. */
const found = (count: number) =>
  waitFor(async () => {
    const options = screen.getAllByRole('option');
    await expect(options).toHaveLength(count);
    await expect(options[0]).toHaveAttribute('data-highlighted');
  });

/**
 * Use it for a list that is too long to scan, such as standards or time zones. For fewer than twenty
 * options use a select. The multi combobox shows the selected options as tokens.
 */
const meta = {
  title: 'Forms/Combobox',
  component: Combobox,
  parameters: { frame: 340 },
  args: { label: 'Standard', options: standards, value: null, onChange: fn(), placeholder: 'Code or words' },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    return (
      <Combobox
        {...args}
        value={value}
        onChange={(next) => {
          args.onChange(next);
          setValue(next);
        }}
      />
    );
  },
} satisfies Meta<typeof Combobox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Found: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByRole('combobox', { name: 'Standard' });
    await write(input, 'kinetic');
    await found(1);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onChange).toHaveBeenCalledWith('MS-PS3-5'));
    await waitFor(() => expect(input).toHaveValue('MS-PS3-5'));
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
  },
};

export const Open: Story = {
  tags: ['pictured'],
  args: { value: 'MS-LS1-6' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(4));
    const highlighted = () => document.querySelector('[role="option"][data-highlighted]');
    // The selected option is highlighted some frames after the list opens.
    await waitFor(() => expect(highlighted()).toHaveTextContent('Photosynthesis'));
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(highlighted()).toHaveTextContent('Energy transfer'));
  },
};

export const Cleared: Story = {
  args: { value: 'MS-LS1-6' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await waitFor(() => expect(args.onChange).toHaveBeenCalledWith(null));
    await waitFor(() => expect(canvas.getByRole('combobox')).toHaveValue(''));
  },
};

export const Nothing: Story = {
  args: { emptyText: 'No standards found' },
  play: async ({ canvas }) => {
    await write(canvas.getByRole('combobox'), 'dragons');
    await expect(await screen.findByText('No standards found')).toBeVisible();
  },
};

export const Many: Story = {
  render: function Controlled() {
    const [values, setValues] = useState<readonly string[]>(['MS-LS1-6']);
    return (
      <Field label="Standards" help="Up to five">
        <MultiCombobox options={standards} values={values} onChange={setValues} />
      </Field>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('combobox', { name: 'Standards' });
    await write(input, 'energy');
    await found(3);
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('button', { name: 'Remove MS-PS3-4' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove MS-LS1-6' }));
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Remove MS-LS1-6' })).toBeNull());
  },
};

export const BackspaceRemoves: Story = {
  render: function Controlled() {
    const [values, setValues] = useState<readonly string[]>(['MS-LS1-6', 'MS-PS3-4']);
    return <MultiCombobox label="Standards" options={standards} values={values} onChange={setValues} />;
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), '{Backspace}');
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Remove MS-PS3-4' })).toBeNull());
    await expect(canvas.getByRole('button', { name: 'Remove MS-LS1-6' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
  },
};

export const Searching: Story = {
  args: { options: [], loading: true, onSearch: fn() },
  play: async ({ canvas, args }) => {
    await write(canvas.getByRole('combobox'), 'en');
    await waitFor(() => expect(args.onSearch).toHaveBeenLastCalledWith('en'));
    await expect(await screen.findByText('Looking')).toBeVisible();
  },
};

export const Disabled: Story = { args: { disabled: true, value: 'MS-LS1-6' } };

export const LongText: Story = {
  args: {
    value: 'long',
    options: [
      { value: 'long', label: 'Construct an explanation based on evidence for the role of photosynthesis' },
    ],
  },
  parameters: { frame: 240 },
};

export const RightToLeft: Story = {
  args: { value: 'a', options: [{ value: 'a', label: 'انتقال الطاقة' }] },
  globals: { direction: 'rtl' },
};

export const Phone: Story = { args: { value: 'MS-LS1-6' }, globals: { viewport: { value: 'phone' } } };
