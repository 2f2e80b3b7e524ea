import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ChangeList } from './change-list';

/** Use it to compare two versions of a document or two attempts of a student. */
const meta = {
  title: 'Data/Change list',
  component: ChangeList,
  parameters: { frame: 640 },
  args: {
    none: 'These versions are the same.',
    sections: [
      {
        key: 'text',
        title: 'Text',
        items: [
          {
            kind: 'changed',
            parts: [
              { kind: 'same', text: 'Monday: ' },
              { kind: 'deleted', text: 'about 4 cm' },
              { kind: 'inserted', text: '41 mm' },
              { kind: 'same', text: ', one hole.' },
            ],
          },
          { kind: 'added', parts: [{ kind: 'inserted', text: 'Tuesday: the hole is bigger.' }] },
        ],
        same: 3,
      },
      {
        key: 'files',
        title: 'Files',
        items: [{ kind: 'removed', parts: [{ kind: 'deleted', text: 'leaf.jpg' }] }],
        same: 0,
      },
    ],
  },
} satisfies Meta<typeof ChangeList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Changes: Story = {
  tags: ['pictured'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next change' }));
    await expect(canvas.getByText(/Changed item/).parentElement).toHaveFocus();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await expect(canvas.getByText(/Added item/).parentElement).toHaveFocus();
    await expect(canvas.getByText('3 items are unchanged.')).toBeVisible();
  },
};

export const NoChange: Story = {
  args: { sections: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('These versions are the same.')).toBeVisible();
  },
};

export const LongText: Story = {
  args: {
    sections: [
      {
        key: 'text',
        title: 'Text',
        items: [
          {
            kind: 'changed',
            parts: [
              {
                kind: 'same',
                text: 'The leaf grew on the side of the tree that gets the most light. '.repeat(12),
              },
              { kind: 'inserted', text: 'Photosynthesis'.repeat(12) },
            ],
          },
        ],
        same: 1,
      },
    ],
  },
};

export const Phone: Story = { parameters: { frame: 358 }, globals: { viewport: { value: 'phone' } } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
