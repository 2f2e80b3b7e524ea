import type { Meta, StoryObj } from '@storybook/react-vite';
import { NotebookPen } from 'lucide';
import { expect } from 'storybook/test';
import { DraftSheet } from './draft-sheet';

/** Use it for a few recent documents that users recognise by their first lines. For a long list use a table. */
const meta = {
  title: 'Data/Draft sheet',
  component: DraftSheet,
  parameters: { frame: 270 },
  args: {
    template: 'bottle',
    icon: NotebookPen,
    kind: 'Lesson plan',
    title: 'Where does a tree’s mass come from?',
    href: '#draft',
    children: (
      <p>
        Hold up a log. Ask: <b>where did all this stuff come from?</b> Collect three ideas on the board
        without correcting any of them. Most will say the soil, and that is exactly the idea we want on the
        table.
      </p>
    ),
    foot: ['7B, Thursday', '9:04 last night'],
  },
} satisfies Meta<typeof DraftSheet>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Draft: Story = {
  tags: ['pictured'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Where does a tree’s mass come from?' })).toHaveAttribute(
      'href',
      '#draft',
    );
  },
};
export const ShortText: Story = { args: { title: 'Density', children: <p>Ten quick questions.</p> } };
export const LongText: Story = {
  args: { title: 'Photosynthesis and respiration '.repeat(4).trim(), foot: ['Advisory 7B north', 'Sunday'] },
};
export const Phone: Story = { parameters: { frame: 358 }, globals: { viewport: { value: 'phone' } } };
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    kind: 'خطة درس',
    title: 'من أين تأتي كتلة الشجرة؟',
    children: <p>ارفع قطعة خشب.</p>,
    foot: ['٧ب', 'الأحد'],
  },
};
