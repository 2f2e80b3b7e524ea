import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from './card';

/** Use a sheet for documents and forms, and a panel for related content. Lists need neither. */
const meta = {
  title: 'Data/Card',
  component: Card,
  parameters: { frame: 320 },
  args: { children: 'Two ounces is far too little.' },
} satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Panel: Story = { tags: ['pictured'] };
export const Sheet: Story = { args: { surface: 'sheet', padding: 'lg' } };
export const Well: Story = { args: { surface: 'well', padding: 'sm' } };
export const RightToLeft: Story = {
  args: { surface: 'sheet', children: 'صفحة مجلدة من اليمين.' },
  globals: { direction: 'rtl' },
};

export const LongText: Story = {
  args: { children: 'https://harborview.school/very/long/address/that/has/no/place/to/break/at/all' },
  parameters: { frame: 180 },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } }, args: { surface: 'sheet' } };
