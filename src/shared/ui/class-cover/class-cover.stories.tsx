import type { Meta, StoryObj } from '@storybook/react-vite';
import { Ellipsis, QrCode } from 'lucide';
import { expect } from 'storybook/test';
import { IconButton } from '../icon-button';
import { ClassCover } from './class-cover';

/** Use it for a class on a shelf. In text use a link; for a template use a template card. */
const meta = {
  title: 'Data/Class cover',
  component: ClassCover,
  parameters: { frame: 210 },
  args: {
    template: 'fern',
    subject: 'Science',
    name: '7B',
    students: 24,
    href: '#7b',
    next: { when: 'Today, 8:15', what: 'Light and leaves' },
  },
} satisfies Meta<typeof ClassCover>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithNext: Story = {
  tags: ['pictured'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '7B Science' })).toHaveAttribute('href', '#7b');
  },
};
export const WithoutNext: Story = { args: { next: undefined, template: 'terracotta' } };
export const WithActions: Story = {
  tags: ['pictured'],
  args: {
    code: 'HRB–7B4Q',
    next: undefined,
    actions: (
      <>
        <IconButton label="Invite to 7B Science" icon={QrCode} />
        <IconButton label="More for 7B Science" icon={Ellipsis} />
      </>
    ),
  },
};
export const LongText: Story = {
  args: {
    subject: 'Environmental and earth science',
    name: 'Advisory group 7B north',
    students: 1024,
    next: { when: 'Friday, 2:10', what: 'Groups for the visit to the aquarium, with names' },
  },
};
export const Phone: Story = { parameters: { frame: 170 }, globals: { viewport: { value: 'phone' } } };
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { subject: 'العلوم', next: { when: 'اليوم، 8:15', what: 'الضوء والأوراق' } },
};
