import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { CategoryChoice } from './category-choice';

const meta = {
  title: 'Entities/Assignment/Category choice',
  component: CategoryChoice,
  parameters: { frame: 360 },
  args: { known: ['Homework', 'Labs'], value: '', onChange: fn() },
  render: function Chosen(args) {
    const [value, setValue] = useState(args.value);
    const change = (category: string) => {
      setValue(category);
      args.onChange(category);
    };
    return <CategoryChoice {...args} value={value} onChange={change} />;
  },
} satisfies Meta<typeof CategoryChoice>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A new one is named at once, and the choice of the others is one press away. */
export const NewOne: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: /Category/ }), 'New category…');
    const name = canvas.getByRole('textbox', { name: /New category/ });
    await expect(name).toHaveFocus();
    await userEvent.keyboard('Oral exams');
    await expect(args.onChange).toHaveBeenLastCalledWith('Oral exams');
    await userEvent.click(canvas.getByRole('button', { name: 'Choose an existing one' }));
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: /Category/ }), 'Labs');
    await expect(args.onChange).toHaveBeenLastCalledWith('Labs');
  },
};

/** The category of a draft may be one that no assignment has yet. */
export const OfADraft: Story = {
  args: { value: 'Oral exams' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: /Category/ })).toHaveDisplayValue('Oral exams');
  },
};

export const NoneYet: Story = {
  args: { known: [] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /Category/ }), 'Labs');
    await expect(args.onChange).toHaveBeenLastCalledWith('Labs');
    await expect(canvas.getByRole('textbox', { name: /Category/ })).toHaveFocus();
  },
};

export const Wrong: Story = { args: { error: 'Enter at most 60 characters' } };
